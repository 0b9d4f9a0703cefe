import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Person } from './person.ts'

/** Opens the form of a new card and returns its empty fields. */
async function openCard(page: Page, person: Person) {
  await person.openPayment()
  await person.way(/^Cartão de crédito/).check()
  return {
    number: page.getByLabel('Número do cartão'),
    expiry: page.getByLabel('Validade'),
    cvv: page.getByLabel('CVV'),
    mark: (brand: string) => page.getByRole('img', { name: brand, exact: true }),
  }
}

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart)

const putCaret = (field: Locator, at: number) =>
  field.evaluate((input: HTMLInputElement, at) => {
    input.focus()
    input.setSelectionRange(at, at)
  }, at)

test('card number and expiry can be pasted or autofilled in every usual format', async ({ page, context, person }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { number, expiry, cvv } = await openCard(page, person)
  const paste = async (field: Locator, text: string) => {
    await page.evaluate(copied => navigator.clipboard.writeText(copied), text)
    await field.fill('')
    await page.keyboard.press('ControlOrMeta+V')
  }
  for (const text of [
    '5555 5555 5555 4444',
    '5555-5555-5555-4444',
    '5555.5555.5555.4444',
    'Meu cartão: 5555 5555 5555 4444, Ana',
    'Cartão 5555 5555 5555 4444 val. 12/2030 cvv 123',
  ]) {
    await paste(number, text)
    await expect(number, text).toHaveValue('5555 5555 5555 4444')
  }
  for (const [text, shown] of [
    ['2027-12', '12/2027'],
    ['12/2027', '12/2027'],
    ['1227', '12/27'],
    ['12/27', '12/27'],
    [' 12 / 27 ', '12/27'],
  ] as const) {
    await paste(expiry, text)
    await expect(expiry, text).toHaveValue(shown)
    // `fill` sets the field's text at once, as autofill and password managers do.
    await expiry.fill(text)
    await expiry.blur()
    await expect(expiry, text).toHaveValue(shown)
    await expect(expiry, text).not.toHaveAttribute('aria-invalid')
  }
  await expect(number).toHaveAttribute('autocomplete', 'cc-number')
  await expect(expiry).toHaveAttribute('autocomplete', 'cc-exp')
  await expect(cvv).toHaveAttribute('autocomplete', 'cc-csc')
  for (const field of [number, expiry, cvv]) await expect(field).toHaveAttribute('inputmode', 'numeric')
})

test('if a customer changes a digit in the middle of a card field, the caret stays at its place, and no character is added', async ({
  page,
  person,
}) => {
  const { number, expiry } = await openCard(page, person)
  const { keyboard } = page
  await number.pressSequentially('42424242424242')
  await putCaret(number, 2)
  await keyboard.type('9')
  await expect(number).toHaveValue('4294 2424 2424 242')
  expect(await caretOf(number)).toBe(3)
  await keyboard.press('Backspace')
  await expect(number).toHaveValue('4242 4242 4242 42')
  expect(await caretOf(number)).toBe(2)
  // The caret skips a separator, so the next Backspace deletes a digit.
  await putCaret(number, 5)
  await keyboard.press('Backspace')
  await expect(number).toHaveValue('4242 4242 4242 42')
  expect(await caretOf(number)).toBe(4)
  await keyboard.press('Backspace')
  await expect(number).toHaveValue('4244 2424 2424 2')
  await putCaret(number, 4)
  await keyboard.press('Delete')
  expect(await caretOf(number)).toBe(5)
  await keyboard.press('Delete')
  await expect(number).toHaveValue('4244 4242 4242')

  await expiry.pressSequentially('1227')
  await putCaret(expiry, 3)
  await keyboard.press('Backspace')
  await expect(expiry).toHaveValue('12/27')
  expect(await caretOf(expiry)).toBe(2)
  await keyboard.press('Backspace')
  await keyboard.type('1')
  await expect(expiry).toHaveValue('11/27')
  await putCaret(expiry, 5)
  await keyboard.press('Backspace')
  await keyboard.type('9')
  await expect(expiry).toHaveValue('11/29')
  await putCaret(expiry, 1)
  await keyboard.press('Backspace')
  await expiry.blur()
  await expect(expiry).toHaveValue('01/29')
})

test('each invalid card field shows its own error, and the longest matching number prefix decides the card’s brand', async ({
  page,
  person,
}) => {
  const { number, expiry, cvv, mark } = await openCard(page, person)
  for (const [field, typed, said] of [
    [number, '4242424242424241', 'Este número de cartão não é válido. Confira os números.'],
    [number, '42424242', 'Faltam números. Confira o número do cartão.'],
    [number, '6011111111111117', /^Não aceitamos esta bandeira\./],
    [number, '4716039800000007', /^Este cartão é só de débito\./],
    [expiry, '00/29', /^Esta validade não existe\./],
    [expiry, '12/77', 'Este cartão está vencido. Use outro cartão.'],
    [cvv, '12', 'Faltam dígitos no código de segurança.'],
  ] as const) {
    await field.fill(typed)
    await field.blur()
    await expect(page.getByText(said), typed).toBeVisible()
    await field.fill('')
  }
  for (const [typed, brand] of [
    ['4222222222222', 'Visa'],
    ['4000000000000000006', 'Visa'],
    ['4514160000000003', 'Elo'],
    ['3841400000000009', 'Hipercard'],
  ] as const) {
    await number.fill(typed)
    await number.blur()
    await expect(mark(brand)).toBeVisible()
    await expect(number, typed).not.toHaveAttribute('aria-invalid')
  }
  await expiry.fill('12/76')
  await expiry.blur()
  await expect(expiry).not.toHaveAttribute('aria-invalid')
})

test('if the brand changes, a CVV that became too long shows an error and is not cut; a CVV that starts with zero is sent complete', async ({
  page,
  person,
}) => {
  const { number, expiry, cvv } = await openCard(page, person)
  await number.fill('378282246310005')
  await expiry.fill('12/30')
  await cvv.fill('0123')
  await number.fill('4242424242424242')
  await expect(page.getByText('O código deste cartão tem 3 dígitos, no verso.')).toBeVisible()
  await expect(cvv).toHaveValue('0123')
  await cvv.fill('012')
  await expect(cvv).not.toHaveAttribute('aria-invalid')
  const charged = page.waitForRequest(/\/recharges\/async$/)
  await person.chooseNewCard({ number: '5105105105105100', cvv: '012' })
  await person.pay()
  expect((await charged).postDataJSON()).toMatchObject({ card: { cvv: '012' } })
  await person.expectReceipt()
})

test.describe('on a device in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('on a device in Tokyo a card is valid until its month ends in São Paulo', async ({ page, person }) => {
    const midnight = Date.UTC(2026, 11, 1, 3)
    // Without the operator's `Date` header, the app uses the device's clock, which this test sets.
    await page.route('**/operator/**', async route => {
      const response = await route.fetch()
      const { date: _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.clock.setFixedTime(midnight - 1000)
    const { expiry } = await openCard(page, person)
    await expiry.fill('11/26')
    await expiry.blur()
    await expect(expiry).not.toHaveAttribute('aria-invalid')
    await page.clock.setFixedTime(midnight)
    await expiry.focus()
    await expiry.blur()
    await expect(page.getByText('Este cartão está vencido. Use outro cartão.')).toBeVisible()
  })
})

test('if a customer types two card numbers quickly, the app uses the card type that the operator returns for the second', async ({
  page,
  person,
}) => {
  const { number } = await openCard(page, person)
  let answerFirst = (): void => undefined
  const held = new Promise<void>(resolve => {
    answerFirst = resolve
  })
  await page.route(/\/cc\/bin\/471603$/, async route => {
    await held
    await route.continue().catch(() => undefined)
  })
  await number.fill('4716039800000007')
  const second = page.waitForResponse(/\/cc\/bin\/424242$/)
  await number.fill('4242424242424242')
  await second
  answerFirst()
  await number.blur()
  await expect(page.getByRole('img', { name: 'Visa', exact: true })).toBeVisible()
  await expect(number).not.toHaveAttribute('aria-invalid')

  // The first number's error must disappear when the field contains the second number.
  await number.fill('4716039800000007')
  await number.blur()
  await expect(page.getByText(/^Este cartão é só de débito\./)).toBeVisible()
  await number.fill('4242424242424242')
  await expect(number).not.toHaveAttribute('aria-invalid')
})
