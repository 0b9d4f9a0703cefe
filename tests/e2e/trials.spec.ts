import type { Page } from '@playwright/test'
import { changeJson } from './changed-json.ts'
import { sendEvents } from './collector.ts'
import { deviceIn, takeDevice } from './devices.ts'
import { expect } from './fixtures.ts'
import { test } from './own-site.ts'
import { hold } from './withheld.ts'

const TRIAL = 'web~hero'
const HERE = '/web/login?canal=ura'
/** An address that only the variant's patch `short` adds. */
const OWN = '/web/como-funciona'
const SHORT = 'Recarregue já.'
const LONG = 'Recarregue já e siga falando com quem você ama.'

/** Opens the login page as this device, and returns the addresses of the content that the page loads. */
async function open(page: Page, device: string): Promise<readonly string[]> {
  await takeDevice(page, device)
  const loaded: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/page-data/sq/d/')) loaded.push(pathname)
  })
  await page.goto(HERE)
  await expect(page.getByRole('textbox')).toBeVisible()
  return loaded
}

test.describe('a trial of two patches, for half of the devices', () => {
  // The release has one more variant, so the test builds all pages again.
  test.use({
    moreConfigs: ['tests/fixtures/hero.variant.json'],
    hasWorker: false,
    collectsEvents: true,
    skipsWaits: true,
  })

  test('at each visit a device sees the same arm of the A/B test; devices outside the test see the unchanged flow', async ({
    page,
    person,
    browser,
    site,
    sandbox,
  }) => {
    // Each device has a place from 0 to 1 in the trial. The first half of the places is the control arm, and each patch
    // has a quarter. Only the devices in the first half of an arm's places take part.
    const arms = [
      { start: 0.75, end: 0.875, text: LONG },
      { start: 0, end: 0.25, text: undefined },
      { start: 0.25, end: 0.5, text: undefined },
    ]
    for (const { start, end, text } of arms) {
      const context = await browser.newContext({ baseURL: site.url, locale: 'pt-BR' })
      const other = await context.newPage()
      const loaded = await open(other, deviceIn(TRIAL, start, end))
      if (text === undefined) {
        // A device without a patch loads only the list of variants, because the page already contains the unchanged
        // flow.
        await expect.poll(() => loaded.length).toBe(1)
        await other.waitForLoadState('networkidle')
        expect(loaded).toHaveLength(1)
        await expect(other.getByText(/^Recarregue já/)).toHaveCount(0)
      } else {
        await expect(other.getByText(text, { exact: true })).toBeVisible()
      }
      await context.close()
    }

    // On a slow network the customer types before the patch has loaded.
    const arrive = await hold(page, '**/page-data/sq/d/**')
    await open(page, deviceIn(TRIAL, 0.5, 0.625))
    await page.getByRole('textbox').pressSequentially('119')
    arrive()
    await expect(page.getByText(SHORT, { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveValue('(11) 9')
    await expect(page.getByRole('textbox')).toBeFocused()
    await page.reload()
    await expect(page.getByText(SHORT, { exact: true })).toBeVisible()
    await person.logInHere()
    await page.goto('/recarga/efetuar?canal=ura')
    await person.chooseValue(20)
    await person.payByPix()
    await person.payAtBank()
    await person.expectReceipt()
    const [charge] = await sandbox.ledger(person.msisdn)
    expect(charge?.release).toMatch(/^\w+; web~hero=short$/)
  })
  test('a step that exists only in one arm opens for that arm and in a preview; after the A/B test stops, no tab shows it', async ({
    page,
    browser,
    site,
  }) => {
    const step = page.getByText('Escolha um valor e pague por Pix ou cartão.')
    await open(page, deviceIn(TRIAL, 0.5, 0.625))
    await page.getByRole('button', { name: 'Como funciona' }).click()
    await expect(step).toBeVisible()
    await expect(page).toHaveURL(OWN)
    await page.reload()
    await expect(step).toBeVisible()
    await page.goto('/recarga/efetuar')
    await expect(page.getByRole('textbox')).toBeVisible()
    await page.goBack()
    await expect(step).toBeVisible()
    await page.goBack()
    await expect(page.getByText(SHORT, { exact: true })).toBeVisible()
    await page.goto(`${OWN}?canal=ura`)
    await expect(step).toBeVisible()
    // The changed `app-data.json` stops the trial.
    await changeJson(page, '**/page-data/app-data.json', data => ({ ...data, variants: {} }))
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page.getByRole('textbox')).toBeVisible()
    await expect(page.getByText(SHORT, { exact: true })).toBeHidden()

    const context = await browser.newContext({ baseURL: site.url, locale: 'pt-BR' })
    const other = await context.newPage()
    await takeDevice(other, deviceIn(TRIAL, 0, 0.25))
    await other.goto(`${OWN}?canal=ura`)
    await expect(other.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
    await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

    // On a device of the control arm, a preview link shows the variant's patch: on the linked page and on the next
    // pages.
    await other.goto('/web/login?previa=web~hero~short')
    const banner = other.getByRole('complementary', { name: 'Prévia: Duas chamadas na entrada (short). Só você vê.' })
    await expect(banner).toBeVisible()
    await other.getByRole('button', { name: 'Como funciona' }).click()
    await other.reload()
    await expect(other.getByText('Escolha um valor e pague por Pix ou cartão.')).toBeVisible()
    await banner.getByRole('button', { name: 'Encerrar prévia' }).click()
    await expect(other.getByRole('textbox')).toBeVisible()
    await expect(banner).toBeHidden()
    await expect(other.getByText(SHORT, { exact: true })).toBeHidden()
    await context.close()
  })

  test('the results show the visits and the orders of each arm, with the weights of the release', async ({
    page,
    person,
    browser,
    site,
    request,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, locale: 'pt-BR' })
    const other = await context.newPage()
    await open(other, deviceIn(TRIAL, 0, 0.25))
    await open(page, deviceIn(TRIAL, 0.5, 0.625))
    await expect(page.getByText(SHORT, { exact: true })).toBeVisible()
    await person.logInHere()
    await page.goto('/recarga/efetuar?canal=ura')
    await person.chooseValue(20)
    await person.payByPix()
    await person.payAtBank()
    await person.expectReceipt()

    const resultsNow = async () => {
      await Promise.all([page, other].map(sendEvents))
      const answer = await request.get('/sandbox/results?variant=web~hero', { headers: { accept: 'application/json' } })
      return answer.ok() ? (await answer.json()).results : []
    }
    await expect.poll(resultsNow).toMatchObject([
      {
        arms: [
          { arm: 'control', exposures: 1, shown: 1, orders: 0 },
          { arm: 'short', exposures: 1, shown: 1, crossed: 0, orders: 1, paid: 2000 },
          { arm: 'long', exposures: 0 },
        ],
        weightsFrom: 'release',
        weights: { control: 2500, short: 1250, long: 1250 },
        hasRatioMismatch: false,
      },
    ])
    await context.close()
  })
})
