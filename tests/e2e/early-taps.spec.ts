import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// The tests usually run with reduced motion. The empty options turn animations on, as most customers have them, so that
// a sheet slides in.
test.use({ like: 'ana', contextOptions: {} })

/**
 * Times between the two taps of a double tap. The longer times imitate a customer who taps again because nothing
 * happened.
 */
const GAPS_MS = [60, 150, 300, 500, 650, 800]

/** How long a press lasts. The control under the finger becomes enabled during that time. */
const LONG_PRESS_MS = 1500

/** Taps a control, and then taps the same position again, whatever control is there then. */
async function doubleTap(page: Page, control: Locator, gapMs: number): Promise<void> {
  await expect(control).toBeEnabled()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = [x + width / 2, y + height / 2] as const
  const gap = await page.evaluateHandle(
    ms => ({
      isOver: new Promise(resolve => addEventListener('click', () => setTimeout(resolve, ms), { once: true })),
    }),
    gapMs,
  )
  await page.mouse.click(...at)
  await gap.evaluate(({ isOver }) => isOver)
  await page.mouse.click(...at)
}

for (const viewport of [
  { width: 390, height: 780 },
  { width: 360, height: 640 },
]) {
  test(`after a double tap on "Pagar", the app asks about the open payment; the second tap does not answer the question and pays nothing (${viewport.width} px)`, async ({
    page,
    person,
    ledger,
  }) => {
    await page.setViewportSize(viewport)
    await person.openPayment(20)
    await person.payByPix()
    await person.button('Voltar').click()
    await person.chooseValue(20)
    await person.chooseSavedCard('4444')
    for (const gapMs of GAPS_MS) {
      await doubleTap(page, person.payButton, gapMs)
      await expect(person.dialog, `${gapMs} ms apart`).toHaveAccessibleName('Esta recarga já está em andamento')
      await person.dialog.getByRole('button', { name: 'Fechar' }).click()
      await expect(person.dialog).toBeHidden()
    }
    expect(await ledger(person.msisdn)).toEqual([])
    await person.pay()
    await person.dialog.getByRole('button', { name: /mesmo assim$/ }).click()
    await expect(person.heading('Recarga feita!')).toBeVisible()
    expect(await ledger(person.msisdn)).toHaveLength(1)
  })
}

test('until the customer had time to read a button that pays, no key, screen reader or long press activates it', async ({
  page,
  person,
  ledger,
}) => {
  await person.openPayment(20)
  await person.payByPix()
  await person.button('Voltar').click()
  await person.chooseValue(20)
  await person.chooseSavedCard('4444')
  const anyway = person.dialog.getByRole('button', { name: /mesmo assim$/ })
  const shut = person.dialog.getByRole('button', { name: 'Fechar' })

  // The key stays pressed until long after the question is visible.
  await expect(person.payButton).toBeEnabled()
  await person.payButton.focus()
  await page.keyboard.down('Enter')
  await anyway.focus()
  const start = await page.evaluate(() => performance.now())
  while ((await page.evaluate(() => performance.now())) < start + LONG_PRESS_MS) await page.keyboard.down('Enter')
  await expect(anyway).toBeDisabled()
  await page.keyboard.up('Enter')
  await expect(anyway).toBeEnabled()
  await shut.click()

  // `click()` imitates a screen reader, which clicks without a pointer.
  await person.pay()
  await anyway.evaluate((button: HTMLElement) => button.click())
  await expect(anyway).toBeDisabled()
  await expect(anyway).toBeEnabled()
  await shut.click()

  // A finger presses before the button is enabled, and lifts after the button is enabled.
  await person.pay()
  await anyway.hover({ force: true })
  await page.mouse.down()
  await expect(anyway).toBeDisabled()
  await page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), LONG_PRESS_MS)
  await page.mouse.up()
  await expect(anyway).toBeEnabled()
  expect(await ledger(person.msisdn)).toEqual([])

  await anyway.focus()
  await page.keyboard.press('Enter')
  await expect(person.heading('Recarga feita!')).toBeVisible()
  expect(await ledger(person.msisdn)).toHaveLength(1)
})
