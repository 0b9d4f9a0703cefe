import { expect, test } from './fixtures.ts'

test.describe('a saved card that has to be confirmed', () => {
  test.use({ like: 'clarice', skipsWaits: true })

  test('a customer confirms a saved card by typing an amount from the card’s statement, and then pays with that card', async ({
    page,
    person,
    consoleWatch,
    ledger,
  }) => {
    consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
    consoleWatch.allowStatus(422, '/customers/{msisdn}/cards/{token}/confirmation')
    await person.openPayment()
    await person.chooseSavedCard('4242')
    await person.pay()
    await person.giveCvv('123')
    await expect(person.dialog).toContainText('Nada foi cobrado')
    expect(await ledger(person.msisdn)).toEqual([])

    await person.dialog.getByRole('button', { name: 'Confirmar o cartão' }).click()
    const amount = person.dialog.getByLabel('Valor da compra')
    await amount.pressSequentially('141')
    await expect(amount).toHaveValue('R$\u00a01,41')
    await person.dialog.getByRole('button', { name: 'Confirmar' }).click()
    await expect(amount).toHaveAccessibleDescription(
      /^A confirmação não foi aceita\. Confira o valor na fatura e tente de novo\./,
    )
    await amount.fill('142')
    await person.dialog.getByRole('button', { name: 'Confirmar' }).click()
    await expect(person.dialog).toBeHidden()

    await expect(page).toHaveURL('/recarga/web/pagamento')
    await person.pay()
    await person.giveCvv('123')
    await person.expectReceipt()
  })
})

test.describe('a customer who has recharged by a saved card', () => {
  test.use({ like: 'ana', skipsWaits: true })

  test('on the receipt a customer switches on a monthly recharge; if the operator cannot schedule it, the receipt stays and the switch goes back to off', async ({
    page,
    person,
    fault,
    consoleWatch,
  }) => {
    await person.openPayment(15)
    await person.chooseSavedCard('4444')
    await person.pay()
    await person.expectReceipt()
    const automatic = page.getByRole('switch', { name: 'Recarregar todo mês sem precisar lembrar' })
    await expect(automatic).toHaveAccessibleDescription(
      /você autoriza.* R\$\s15,00 no Mastercard final 4444 .*Para parar/,
    )

    const call = 'POST /customers/{id}/recurrence'
    consoleWatch.allowStatus(503, '/customers/{id}/recurrence')
    await fault({ call, fault: 'status', status: 503, msisdn: person.msisdn })
    await automatic.click()
    await expect(automatic).not.toBeChecked()
    await person.expectReceipt()

    await automatic.click()
    await expect(automatic).toBeChecked()
    await expect(automatic).toHaveAccessibleDescription(/^Combinado: todo dia \d+, R\$\s15,00 no Mastercard final 4444/)
    await page.reload()
    await expect(automatic).toBeChecked()
    await automatic.click()
    await expect(automatic).not.toBeChecked()
  })
})

test('if a customer closes the payment page without paying, the app reports one abandoned cart', async ({
  page,
  person,
  sandbox,
}) => {
  await person.openPayment(30)
  await person.way(/^Pix/).check()
  await page.goto('about:blank')
  const cart = { rechargeValueId: 3000, msisdnRecebedor: person.msisdn, paymentType: 'pix' }
  await expect(async () => expect(await sandbox.carts(person.msisdn)).toEqual([cart])).toPass()
})
