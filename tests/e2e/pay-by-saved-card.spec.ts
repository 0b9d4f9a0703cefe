import { expect, test } from './fixtures.ts'

// Customer Ana's Visa asks for the CVV, and her Mastercard does not.
test.use({ like: 'ana', skipsWaits: true })

test('a saved card without a stored CVV asks for the CVV, and then pays', async ({ page, person }) => {
  await person.openPayment(20)
  await person.chooseSavedCard('4242')
  await person.pay()
  await expect(person.dialog).toHaveAccessibleName('Confirme o pagamento')
  await expect(person.dialog).toContainText('Visa final 4242')
  await person.giveCvv('123')
  await person.expectReceipt()
  await expect(person.receipt('Pagamento')).toHaveText('Visa final 4242')
  await expect(page).toHaveURL('/recarga/web/sucesso')
})

test('a missing CVV, or a CVV of the wrong length, shows an error at the saved card’s field', async ({
  person,
  ledger,
}) => {
  await person.openPayment()
  await person.chooseSavedCard('4242')
  await person.pay()
  const cvv = person.dialog.getByLabel('CVV')
  for (const [typed, said] of [
    ['', 'Digite o código de segurança.'],
    ['12', 'O código deste cartão tem 3 dígitos, no verso.'],
    ['1234', 'O código deste cartão tem 3 dígitos, no verso.'],
  ] as const) {
    await person.giveCvv(typed)
    await expect(cvv).toHaveAccessibleDescription(new RegExp(`^${said}`))
    await expect(cvv).toHaveAttribute('aria-invalid', 'true')
    await expect(cvv).toBeFocused()
    await expect(cvv).toHaveValue(typed)
  }
  expect(await ledger(person.msisdn)).toEqual([])
  await person.giveCvv('123')
  await person.expectReceipt()
})

test('if the operator refuses a saved card’s CVV, nothing is charged and the app asks for the CVV again', async ({
  person,
  consoleWatch,
  ledger,
}) => {
  consoleWatch.allowStatus(400, '/customers/{id}/recharges/async')
  await person.openPayment()
  await person.chooseSavedCard('4242')
  await person.pay()
  await person.giveCvv('000')
  await expect(person.dialog).toHaveAccessibleName('Erro!')
  await expect(person.dialog).toContainText('O código de segurança do cartão não confere.')
  expect(await ledger(person.msisdn)).toEqual([])
  await person.dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await person.pay()
  await expect(person.dialog.getByLabel('CVV')).toHaveValue('')
  await person.giveCvv('123')
  await person.expectReceipt()
})

test('a customer pays with one tap if the saved card has a stored CVV', async ({ person }) => {
  await person.openPayment(15)
  await person.chooseSavedCard('4444')
  await person.pay()
  await person.expectReceipt()
  await expect(person.receipt('Pagamento')).toHaveText('Mastercard final 4444')
})

test('a customer repeats the last recharge with its amount and its card, or with another payment method', async ({
  page,
  person,
}) => {
  await person.openValues()
  await page.getByRole('button', { name: /^Repetir R\$\s30/ }).click()
  await person.dialog.getByRole('button', { name: 'Escolher outra forma' }).click()
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
  await expect(page.getByText('R$ 30,00', { exact: true })).toBeVisible()
  await expect(person.way(/final 4242/)).toBeChecked()
})
