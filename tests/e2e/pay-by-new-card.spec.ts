import { expect, test } from './fixtures.ts'

const brands = [{ brand: 'Amex', typed: '378282246310005', shown: '3782 822463 10005', cvv: '1234' }] as const

for (const { brand, typed, shown, cvv } of brands) {
  test(`a new ${brand} card is formatted and shows its logo while the customer types its number, and pays`, async ({
    page,
    person,
  }) => {
    await person.openPayment()
    await person.chooseNewCard({ number: '', expiry: '', cvv: '' })
    const number = page.getByLabel('Número do cartão')
    await number.pressSequentially(typed)
    await expect(number).toHaveValue(shown)
    await expect(page.getByRole('img', { name: brand, exact: true })).toBeVisible()
    await page.getByLabel('Validade').pressSequentially('1230')
    await expect(page.getByLabel('Validade')).toHaveValue('12/30')
    const code = page.getByLabel('CVV')
    await expect(code).toHaveAccessibleDescription(cvv.length === 4 ? '4 dígitos na frente' : '3 dígitos no verso')
    await code.pressSequentially(cvv)
    await person.pay()
    await person.expectReceipt()
    await expect(person.receipt('Pagamento')).toHaveText(`${brand} final ${typed.slice(-4)}`)
  })
}

for (const pasted of [' 5555-5555-5555.4444 ']) {
  test(`the app accepts a card number that is pasted as "${pasted}"`, async ({ page, context, person }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await person.openPayment()
    await person.chooseNewCard({ number: '' })
    const number = page.getByLabel('Número do cartão')
    await page.evaluate(text => navigator.clipboard.writeText(text), pasted)
    await number.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(number).toHaveValue('5555 5555 5555 4444')
    await expect(page.getByRole('img', { name: 'Mastercard', exact: true })).toBeVisible()
  })
}

test('if the operator returns the charge’s NSU at once, the page shows the card payment as paid at once', async ({
  person,
}) => {
  await person.openPayment()
  await person.payByNewCard({ number: '5105105105105100' })
  await person.expectReceipt()
})

test('if the customer chooses to save a new card, the next visit lists the card', async ({ page, person }) => {
  await person.openPayment(20)
  await person.chooseNewCard({ number: '5105105105105100' })
  await page.getByRole('switch', { name: 'Salvar este cartão' }).check()
  await person.pay()
  await person.expectReceipt()
  await person.button('Voltar ao início').click()
  await page.getByRole('button', { name: 'Fazer uma recarga' }).click()
  await person.chooseValue(30)
  await expect(person.way(/final 5100/)).toBeVisible()
})

test('if the customer does not choose to save a new card, the next visit does not list it', async ({
  page,
  person,
}) => {
  await person.openPayment(20)
  await person.payByNewCard({ number: '5105105105105100' })
  await person.expectReceipt()
  await person.button('Voltar ao início').click()
  await page.getByRole('button', { name: 'Fazer uma recarga' }).click()
  await person.chooseValue(30)
  await expect(person.way(/^Cartão de crédito/)).toBeVisible()
  await expect(person.way(/final 5100/)).toHaveCount(0)
})

test('a typed card is still there after the customer chooses another payment method', async ({ page, person }) => {
  await person.openPayment()
  await person.chooseNewCard({ number: '4242424242424242', expiry: '12/30', cvv: '123' })
  await person.way(/^Pix/).check()
  await expect(page.getByLabel('Número do cartão')).toHaveCount(0)
  await person.way(/^Cartão de crédito/).check()
  await expect(page.getByLabel('Número do cartão')).toHaveValue('4242 4242 4242 4242')
  await expect(page.getByLabel('Validade')).toHaveValue('12/30')
})

test('a debit card that cannot pay a recharge shows an error at its field, and the customer can choose another payment method', async ({
  page,
  person,
  ledger,
}) => {
  await person.openPayment()
  await person.payByNewCard({ number: '4716039800000007' })
  await expect(page.getByText(/^Este cartão é só de débito\./)).toBeVisible()
  await expect(page.getByLabel('Número do cartão')).toBeFocused()
  expect(await ledger(person.msisdn)).toEqual([])
  await expect(page).toHaveURL('/recarga/web/pagamento')
  await person.payByPix()
})

test('a customer who goes back from a typed card and then forward finds the CVV still in the form', async ({
  page,
  person,
}) => {
  await person.openValues()
  await person.chooseValue(20)
  await person.chooseNewCard({ number: '5105105105105100' })
  await page.goBack()
  await expect(person.value(20)).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('CVV')).toHaveValue('123')
  await person.pay()
  await person.expectReceipt()
})
