import { expect, test } from '@playwright/test'
import { type Bench, openBench } from './workshop-bench.ts'

// One page runs these tests one after another, because the workshop takes long to start.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let opened: Bench
const bench = (): Bench => opened
test.beforeAll(async ({ browser }) => {
  // The limit above holds for tests only, and a busy machine starts the workshop slowly.
  test.setTimeout(300_000)
  opened = await openBench(browser)
})
test.afterAll(() => opened?.stop())

/**
 * Lets the page wait for the answer to its next save until the returned function is called. Playwright cannot hold the
 * request, because the stories' service worker sends it.
 */
async function holdSave(): Promise<() => Promise<void>> {
  const frame = bench().page.frame({ url: /iframe\.html/ })
  await frame?.evaluate(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const answer = await send(input, init)
      if (init?.method !== 'POST') return answer
      window.fetch = send
      await new Promise(resolve => window.addEventListener('answer-save', resolve, { once: true }))
      return answer
    }
  })
  return async () => {
    await frame?.evaluate(() => window.dispatchEvent(new Event('answer-save')))
  }
}

test('what a marketer types while the workshop saves is not saved with it, and is there for the next save', async () => {
  const { page, panel, screen, textOf, isSound } = bench()
  await panel.partOfWeb('steps/login', 'hero')
  await panel.field('Text').fill('Recarga rápida')
  await isSound()
  const answer = await holdSave()
  await panel.press('Save')
  await expect(panel.root.getByRole('button', { name: 'Saving …' })).toBeVisible()
  await panel.field('Text').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' e segura')
  await expect(screen.getByText('Recarga rápida e segura')).toBeVisible()
  await panel.press('Discard all edits')
  await expect(panel.root.getByText('The edits are still being saved. Try again when they are.')).toBeVisible()
  await answer()
  await expect(panel.root.getByText('Saved: flow-configs/web/entry.json.')).toBeVisible()
  expect(textOf('web/entry.json')).toContain('"Recarga rápida"')
  await expect(panel.field('Text')).toHaveValue('Recarga rápida e segura')
  await isSound()
  await panel.press('Save')
  await expect.poll(() => textOf('web/entry.json')).toContain('"Recarga rápida e segura"')
  await expect(panel.root.getByText('Saved: flow-configs/web/entry.json.')).toBeVisible()
})

test('if the workshop’s page loads again before a save is answered, an added block is there once, and later words stay', async () => {
  const { page, panel, screen, textOf, isSound } = bench()
  await panel.changeIn(/^The flow web/)
  await panel.screen('steps/login')
  await panel.addBlock('notice')
  await panel.part('hero')
  await panel.field('Text').fill('Recarga agora')
  await isSound()
  const saved = textOf('web/entry.json')
  await holdSave()
  await panel.press('Save')
  await expect.poll(() => textOf('web/entry.json')).not.toBe(saved)
  await panel.field('Text').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' mesmo')
  await page.locator('#storybook-preview-iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.contentWindow?.location.reload()
  })
  // The page before the reload shows “Saving …”, because it never gets the answer.
  await expect(panel.root.getByRole('button', { name: 'Save', exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(panel.field('Text')).toHaveValue('Recarga agora mesmo')
  await expect(screen.getByText('Recarga agora mesmo')).toBeVisible({ timeout: 60_000 })
  await isSound()
  await panel.press('Save')
  await expect.poll(() => textOf('web/entry.json')).toContain('"Recarga agora mesmo"')
  const text = textOf('web/entry.json')
  expect(text.match(/"block": "notice"/g)?.length).toBe((saved.match(/"block": "notice"/g)?.length ?? 0) + 1)
})

test('in the workshop a text that is no number stays in its field with the reason, and the number stays as it was', async () => {
  const { page, panel } = bench()
  await panel.changeIn('Audience and dates of web~december')
  await panel.part('Trial')
  await panel.press('Add it: Trial')
  const coverage = panel.field('Coverage')
  await coverage.fill('4')
  for (const [rubbish, reason] of [
    ['R$ 5,00', '“R$ 5,00” is no number. It stays 4.'],
    ['1e', '“1e” is no number. It stays 4.'],
    ['1.000', '“1.000” may mean two numbers. Write thousands without a point. It stays 4.'],
    ['9'.repeat(400), '“99999999999999999999…” is too large. It stays 4.'],
  ] as const) {
    await coverage.selectText()
    // A paste arrives like this: as one text.
    await page.keyboard.insertText(rubbish)
    await expect(panel.root.getByText(reason)).toBeVisible()
    await expect(coverage).toHaveValue(rubbish)
    await expect(coverage).toHaveAttribute('aria-invalid', 'true')
  }
  await coverage.fill('12,5')
  await expect(panel.root.locator('pre')).toContainText('"coverage": 12.5')
  await panel.press('Discard all edits')
})

test('the workshop says how a date is written if a marketer types another text, and saves the date typed next', async () => {
  const { panel, jsonOf, isSound } = bench()
  await panel.changeIn('Audience and dates of web~december')
  await panel.part('From')
  const from = panel.field('From')
  const before = await from.inputValue()
  await from.fill('amanhã cedo')
  await expect(from).toHaveAttribute('aria-invalid', 'true', { timeout: 60_000 })
  await expect(panel.root.getByRole('listitem').filter({ hasText: '2026-12-01T00:00:00-03:00' }).first()).toBeVisible()
  await expect(from).toHaveValue('amanhã cedo')
  await panel.press('Undo')
  await expect(from).toHaveValue(before)
  await from.fill('2026-12-02T00:00:00-03:00')
  await isSound()
  await panel.save()
  expect(jsonOf('variants/december.variant.json').from).toBe('2026-12-02T00:00:00-03:00')
})

test('the workshop’s form for a variant explains each wrong field, and keeps all fields while another part is chosen', async () => {
  const { page, panel } = bench()
  await panel.partOfWeb('steps/login', 'hero')
  await panel.field('Text').fill('Carnaval com recarga.')
  await panel.root.getByText('Keep them as a variant of web').click()
  const form = panel.root.locator('form', { has: page.getByLabel('Name of the variant') })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  await expect(form.getByText(/^There are: .*captive_portal/)).toBeVisible()
  await field('Name of the variant').fill('2027 Carnaval')
  await field('Channels of the variant, with commas between them').fill('web, radio')
  await field('Percentage of the devices, for a trial').fill('muitos')
  await field('First day').fill('2027-02-10')
  await field('First day without it').fill('2027-02-01')
  await expect(form.getByRole('status').filter({ hasText: /\S/ })).toHaveText([
    'A name begins with a letter.',
    /^There is no channel “radio”\. There are: web, /,
    'The variant would end before it begins.',
    'A percentage is a number from 0.01 to 100.',
  ])
  await panel.part('number')
  await panel.part('hero')
  await expect(field('Name of the variant')).toHaveValue('2027 Carnaval')
  await expect(field('First day without it')).toHaveValue('2027-02-01')
  await field('Name of the variant').fill('Carnaval 2027')
  await field('Channels of the variant, with commas between them').fill('web')
  await field('Percentage of the devices, for a trial').fill('12,5 %')
  // A browser reports a day without its month and year as an empty field.
  await field('First day without it').fill('')
  await field('First day without it').press('3')
  await form.getByRole('button', { name: 'Make it a variant' }).click()
  await expect(form.getByText('This is no day. Write its day, month and year, or choose it.')).toBeVisible()
  await expect(panel.field('Change it in')).toHaveValue('web')
  await field('First day without it').fill('2027-02-18')
  await form.getByRole('button', { name: 'Make it a variant' }).click()
  await expect(panel.field('Change it in')).toHaveValue('web~carnaval-2027')
  await panel.press('Discard all edits')
})
