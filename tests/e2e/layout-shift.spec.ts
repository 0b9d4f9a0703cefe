import type { Page } from '@playwright/test'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import { callOf } from '../../sandbox/testing/call-of.ts'
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

/** Delays each answer of the operator, and changes some of them. */
const answerLate = (page: Page, changes: Changes): Promise<unknown> =>
  page.route('**/*', async route => {
    const request = route.request()
    if (request.resourceType() !== 'fetch') return route.fallback()
    await new Promise(done => setTimeout(done, LATE_MS))
    const name = callOf(request.method(), new URL(request.url()).pathname)
    const change = name === undefined ? undefined : changes[name]
    if (change === undefined) return route.fallback()
    const response = await route.fetch()
    const json: unknown = response.ok() ? await response.json() : {}
    return route.fulfill({ status: 200, json: { ...Object(json), ...change } })
  })

type Changes = { readonly [N in CallName]?: object }

const schedule = {
  day: 'MONDAY',
  value: 2000,
  recipient: '11976543210',
  token: 'tok',
  card: { brand: 'VISA', last: '4242' },
}

/** The customers, as the operator answers for them. */
const customers = {
  'a customer with an e-mail': { like: 'ana', changes: { getCustomer: { email: 'ana@example.com' } } },
  'a customer with a monthly limit': { like: 'lia', changes: {} },
  'a customer with a weekly schedule': {
    like: 'ana',
    changes: { getRecurrence: { frequency: 'WEEKLY', createdAt: '2026-11-20T15:00:00.000Z', ...schedule } },
  },
  'a customer with many cards and long names': { like: 'maria', changes: {} },
} as const satisfies Record<string, { readonly like: string; readonly changes: Changes }>

const expectStill = async (page: Page): Promise<void> => {
  // The last answers have arrived, and what they changed is painted.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await shiftsOn(page)).toEqual([])
}

for (const [who, { like, changes }] of Object.entries(customers))
  test.describe(`with late answers for ${who}`, () => {
    test.use({ like })

    for (const path of [
      '/web/home',
      '/recarga/efetuar',
      '/recarga/web/pagamento',
      '/web/historico',
      '/web/cartoes',
      '/web/programada',
      '/recarga/programar',
      '/web/meus-dados',
      '/lightblue/web/pagamento-recarga',
      '/lightblue/web/cartao-listar',
    ])
      test(`while the answers of ${path} are late for ${who}, nothing on the page moves`, async ({ page, person }) => {
        await recordShifts(page)
        await answerLate(page, changes)
        await person.comeBack(path, { 'recharge.value': 2000 })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectStill(page)
      })
  })

for (const [where, options] of [
  ['without the web font', { hasFont: false }],
  ['on a screen of 320 px', { viewport: { width: 320, height: 640 } }],
] as const)
  test.describe(`with late answers ${where}`, () => {
    const { like, changes } = customers['a customer with a weekly schedule']
    test.use({ like, ...options })

    // The title of this page changes with the late answer.
    test(`while the answers of /recarga/programar are late ${where}, nothing on the page moves`, async ({
      page,
      person,
    }) => {
      await recordShifts(page)
      await answerLate(page, changes)
      await person.comeBack('/recarga/programar', { 'recharge.value': 2000 })
      await expect(page.getByRole('heading', { name: 'Alterar programação' })).toBeVisible()
      await expectStill(page)
    })
  })

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
      await answerLate(page, {})
      await person.comeBack(path, { 'recharge.value': 3000 })
      // Some pages send a second request after the first answer, and each answer is late.
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 30_000 })
      await expectStill(page)
    })
})
