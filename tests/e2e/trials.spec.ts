import type { Page } from '@playwright/test'
import { PLACES, placeOf } from '../../runtime/trials/assignment.ts'
import { expect } from './fixtures.ts'
import { test } from './own-site.ts'

const HERE = '/web/login?canal=ura'
const SHORT = 'Recarregue já.'
const LONG = 'Recarregue já e siga falando com quem você ama.'

/** Returns the id of a device whose place in the trial, as a part of all places, is in the range. */
function deviceIn(start: number, end: number): string {
  const ids = Array.from({ length: 1_000 }, (_, index) => `device-${index}`)
  const found = ids.find(id => {
    const place = placeOf(id, 'web~hero') / PLACES
    return start <= place && place < end
  })
  if (found === undefined) throw new Error(`No device has a place from ${start} to ${end}.`)
  return found
}

test.describe('a trial of two patches, for half of the devices', () => {
  // All pages are built again, because there is one more variant.
  test.use({ moreConfigs: ['tests/fixtures/hero.variant.json'], hasWorker: false })

  async function open(page: Page, device: string) {
    await page.addInitScript(id => localStorage.setItem('recarrega.device', id), device)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(HERE)
    return asked
  }

  // The control has a half of the places, of which half take part; each patch has a quarter.
  for (const [arm, start, end, text] of [
    ['the first patch', 0.5, 0.625, SHORT],
    ['the second patch', 0.75, 0.875, LONG],
  ] as const) {
    test(`a device of ${arm} sees it at each visit, up to the receipt`, async ({ page, person }) => {
      await open(page, deviceIn(start, end))
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await person.logInHere()
      await page.goto('/recarga/efetuar?canal=ura')
      await person.chooseValue(20)
      await person.payByPix()
      await person.payAtBank()
      await person.expectReceipt()
    })
  }

  for (const [whose, start, end] of [
    ['of the control', 0, 0.25],
    ['that takes no part', 0.25, 0.5],
  ] as const) {
    test(`a device ${whose} sees the flow itself, and loads no patch`, async ({ page, person }) => {
      const asked = await open(page, deviceIn(start, end))
      await expect(person.number).toBeVisible()
      await expect(page.getByText(/^Recarregue já/)).toHaveCount(0)
      // Besides the list of variants, the page asks for nothing that a page without variants does not ask for.
      await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toHaveCount(0)
      expect(asked.filter(path => path.startsWith('/page-data/sq/d/'))).toHaveLength(1)
    })
  }
})
