import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { sendEvents } from './collector.ts'
import { deviceIn, takeDevice } from './devices.ts'
import { expect } from './fixtures.ts'
import { test } from './own-checkout.ts'

const VARIANT = 'flow-configs/variants/inverno.variant.json'
const ENTRY = 'flow-configs/web/entry.json'
const TRIAL = 'web~inverno'
const LOGIN = '/web/login?canal=ura'
const OLD = 'Sua recarga em um minuto.'
const NEW = 'Sua recarga em poucos toques.'
const PATCH = 'Neste inverno, fale à vontade.'
const NOTICE = 'Neste inverno, o frio fica lá fora.'

/**
 * Returns the variant from the documentation page. It is a trial for a tenth of the devices, with the unchanged flow
 * and one patch.
 */
function readVariant(): string {
  const [, json] =
    /```json \S+inverno\.variant\.json\n([^`]+)```/.exec(readFileSync('docs/marketers-day.md', 'utf8')) ?? []
  if (json === undefined) throw new Error('The page has no variant.')
  return json
}

async function openAs(device: string, browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' })
  const page = await context.newPage()
  await takeDevice(page, device)
  await page.goto(LOGIN)
  return page
}

/**
 * Opens the login page again and again until it shows the text, because a server reads its release store only once a
 * second.
 */
async function expectAtLogin(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(LOGIN)
    await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

/** Returns the first release id in the output of a command. */
function releaseIn(output: string): string {
  const [id] = /\b[0-9a-f]{12}\b/.exec(output) ?? []
  if (id === undefined) throw new Error(`No release is named in: ${output}`)
  return id
}

test('a marketer previews a variant, publishes it to a tenth of the devices, reads its results, stops it and rolls back', async ({
  page,
  person,
  browser,
  checkout,
}) => {
  // The test takes long, because each command starts a process and three of the commands render all pages.
  test.setTimeout(300_000)
  // Half of the trial's devices see the unchanged flow, and the other half see the patch.
  const [inControl, inPatch, outside] = [
    deviceIn(TRIAL, 0, 0.05),
    deviceIn(TRIAL, 0.5, 0.55),
    deviceIn(TRIAL, 0.1, 0.5),
  ]
  const first = releaseIn(await checkout.flows('releases'))
  const others: Page[] = []

  checkout.write(VARIANT, readVariant())
  checkout.write(ENTRY, checkout.read(ENTRY).replace(OLD, NEW))

  await test.step('the preview shows both changes to the marketer, and nothing to customers', async () => {
    const preview = releaseIn(await checkout.flows('publish', '--preview'))
    const own = await openAs(outside, browser, checkout.url)
    await own.goto(`${LOGIN}&previa=${preview}`)
    await expect(own.getByText(NEW, { exact: true })).toBeVisible()
    await expect(own.getByRole('complementary', { name: `Prévia: ${preview}. Só você vê.` })).toBeVisible()
    await own.goto(`${LOGIN}&previa=web~inverno`)
    await expect(own.getByText(PATCH, { exact: true })).toBeVisible()
    await own.context().close()
    const customers = await openAs(inPatch, browser, checkout.url)
    await expect(customers.getByText(OLD, { exact: true })).toBeVisible()
    await customers.context().close()
  })

  await test.step('the published variant shows its arms to a tenth of the devices', async () => {
    expect(await checkout.flows('publish', '--message', 'Inverno')).toContain('is current')
    await takeDevice(page, inPatch)
    await expectAtLogin(page, PATCH)
    for (const device of [inControl, outside]) {
      const other = await openAs(device, browser, checkout.url)
      await expect(other.getByText(NEW, { exact: true })).toBeVisible()
      others.push(other)
    }
  })

  await test.step('the results have the visits and the order', async () => {
    await person.logInHere()
    await expect(page.getByText(NOTICE)).toBeVisible()
    await page.goto('/recarga/efetuar?canal=ura')
    await person.chooseValue(20)
    await person.payByPix()
    await person.payAtBank()
    await person.expectReceipt()
    const results = async () => {
      await Promise.all([page, ...others].map(sendEvents))
      return JSON.parse(await checkout.flows('results', 'web~inverno', '--from', checkout.url, '--json')).results
    }
    await expect.poll(results, { timeout: 30_000 }).toMatchObject([
      {
        arms: [
          { arm: 'control', exposures: 1, orders: 0 },
          { arm: 'patch', exposures: 1, orders: 1, paid: 2000 },
        ],
        weightsFrom: 'release',
      },
    ])
  })

  await test.step('the stopped variant ends for new visits, and in the open tab at its next step', async () => {
    const served = async () => (await page.request.get('/page-data/app-data.json')).text()
    const before = await served()
    expect(await checkout.flows('stop', 'web~inverno')).toContain('without the variant web~inverno')
    // The page looks the same until it loads the patch, so the test waits until the server serves the new release.
    await expect.poll(served).not.toBe(before)
    const other = await openAs(inPatch, browser, checkout.url)
    await expectAtLogin(other, NEW)
    await other.context().close()
    await page.getByRole('button', { name: 'Início' }).click()
    await expect(page.getByRole('heading', { name: /^Olá/ })).toBeVisible()
    await expect(page.getByText(NOTICE)).toBeHidden()
  })

  await test.step('the rollback brings the first release back, and the list says who did what', async () => {
    expect(await checkout.flows('rollback', first)).toContain(`Release ${first} is current.`)
    const other = await openAs(inPatch, browser, checkout.url)
    await expectAtLogin(other, OLD)
    await other.context().close()
    const list = await checkout.flows('releases')
    const moves = [...list.matchAll(/(went back to|stopped a variant in|published|previewed) [0-9a-f]{12}/g)]
    expect(moves.map(([, verb]) => verb)).toEqual([
      'went back to',
      'stopped a variant in',
      'published',
      'previewed',
      'published',
    ])
    expect(list).toContain('“Inverno”')
    expect(list).toContain('stopped the variant web~inverno for good')
  })
})
