import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** How late each answer of the operator is. */
const LATE_MS = 1200

/** Records each layout shift that the customer did not cause, with the elements that moved. */
const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const name = (node: Node | null): string => (node?.textContent ?? '').trim().slice(0, 40) || (node?.nodeName ?? '')
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as unknown as {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }[]) {
        if (!entry.hadRecentInput)
          shifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => name(node)).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOn = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'shifts'))

test.describe('with late answers', () => {
  test.use({ like: 'ana' })

  /** The address of each page, and a text that appears with its late answer. */
  const pages = [
    ['/web/home', 'Repetir outra recarga'],
    ['/recarga/efetuar', 'R$ 30,00'],
    ['/recarga/web/pagamento', 'Pix'],
    ['/web/historico', 'Mãe'],
    ['/web/cartoes', 'Visa final 4242'],
    ['/web/dependentes', 'Lucas'],
    ['/web/programada', 'Nada programado ainda'],
    ['/recarga/programar', 'Visa final 4242'],
    ['/web/meus-dados', 'Excluir minha conta'],
  ] as const

  for (const [path, text] of pages)
    test(`while the answers of ${path} are late, nothing on the page moves`, async ({ page, person }) => {
      await recordShifts(page)
      await page.route('**/*', async route => {
        if (route.request().resourceType() === 'fetch') await new Promise(done => setTimeout(done, LATE_MS))
        await route.continue()
      })
      await person.comeBack(path, { 'recharge.value': 3000 })
      // Some pages send a second request after the first answer, and each answer is late.
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 30_000 })
      // The last answers have arrived, and what they changed is painted.
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await shiftsOn(page)).toEqual([])
    })
})
