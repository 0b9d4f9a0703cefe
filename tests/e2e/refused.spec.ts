import { changeJson } from './changed-json.ts'
import { expect, test } from './fixtures.ts'

test.use({ skipsWaits: true })

test('if the bank declines a card while its charge is in processing, nothing is charged, and “Pagar com Pix” chooses Pix', async ({
  page,
  person,
  ledger,
}) => {
  await person.openPayment(20)
  await person.payByNewCard({ number: '4000000000003006' })
  await expect(person.dialog).toHaveAccessibleName('Erro!')
  await expect(person.dialog).toContainText('O pagamento não foi autorizado pelo banco.')
  await expect(person.dialog).toContainText('Nada foi cobrado.')
  expect(await ledger(person.msisdn)).toEqual([])

  await person.dialog.getByRole('button', { name: 'Pagar com Pix' }).click()
  await expect(person.dialog).toBeHidden()
  await expect(page).toHaveURL('/recarga/web/pagamento')
  await expect(person.way(/^Pix/)).toBeChecked()
  await person.pay()
  await person.payAtBank()
  await person.expectReceipt()
})

test('after a card was refused, “Usar outro cartão” leads back to the payment methods, where the card is forgotten', async ({
  page,
  person,
}) => {
  await person.openPayment(20)
  await person.payByNewCard({ number: '4000000000003006' })
  await person.dialog.getByRole('button', { name: 'Usar outro cartão' }).click()
  await expect(person.dialog).toBeHidden()
  await expect(page.getByLabel('Número do cartão')).toHaveValue('')
  await person.payByNewCard({ number: '4242424242424242' })
  await person.expectReceipt()
})

test('after a card was refused, Pix is not offered if the operator does not offer it', async ({ page, person }) => {
  await changeJson(page, '**/payment_methods/*/available', (answer: { payment_methods: string[] }) => ({
    payment_methods: answer.payment_methods.filter(type => type !== 'pix'),
  }))
  await person.comeBack('/recarga/web/pagamento', { 'recharge.value': 2000 })
  // A new card is the only way to pay, so the page has no choice.
  person.allowNotYet()
  await page.getByLabel('Número do cartão').fill('4000000000003006')
  await page.getByLabel('Validade').fill('12/30')
  await page.getByLabel('CVV').fill('123')
  await person.pay()
  await expect(person.dialog.getByRole('button', { name: 'Usar outro cartão' })).toBeVisible()
  await expect(person.dialog.getByRole('button', { name: 'Pagar com Pix' })).toBeHidden()
})

for (const { code, number, text } of [
  { code: 214, number: '4100000000000019', text: 'O banco emissor bloqueou este cartão por segurança.' },
  { code: 420, number: '4000000000004202', text: 'Por segurança, este cartão não pode ser usado.' },
]) {
  test(`if a card is refused with code ${code}, the page explains why, and nothing is charged`, async ({
    person,
    consoleWatch,
    ledger,
  }) => {
    consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
    await person.openPayment()
    await person.payByNewCard({ number })
    await expect(person.dialog).toContainText(text)
    await expect(person.dialog).toContainText('Nada foi cobrado.')
    expect(await ledger(person.msisdn)).toEqual([])
  })
}

test('if a charge is refused with code 801, the page says that the card has reached its limit', async ({
  person,
  fault,
  consoleWatch,
  ledger,
}) => {
  consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
  await person.openPayment()
  const call = 'POST /customers/{id}/recharges/async'
  await fault({ call, fault: 'status', status: 422, code: 801, msisdn: person.msisdn })
  await person.payByNewCard({ number: '5105105105105100' })
  await expect(person.dialog).toContainText('Este cartão de crédito chegou ao limite de compras.')
  await expect(person.dialog).toContainText('Nada foi cobrado.')
  expect(await ledger(person.msisdn)).toEqual([])
})

test('if a recharge was charged but not delivered, the page says that the money will be returned', async ({
  page,
  person,
  ledger,
}) => {
  await person.openPayment()
  await person.payByNewCard({ number: '4000000000009995' })
  await expect(person.dialog).toContainText('O valor será devolvido para você.')
  await expect(page.getByText('Nada foi cobrado')).toHaveCount(0)
  expect(await ledger(person.msisdn)).toMatchObject([{ status: 'NOK', valueCents: 2000 }])
  await person.dialog.getByRole('button', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL('/web/home')
})

test('a card charge that settles late is shown as paid without a tap', async ({ person }) => {
  await person.openPayment()
  await person.payByNewCard({ number: '4000000000000036' })
  await person.passPollsUntil(person.heading('Recarga feita!'))
  await person.expectReceipt()
})

test('a card charge that the operator does not finish is shown as in processing, even after a reload and the next login', async ({
  page,
  context,
  person,
  ledger,
}) => {
  await person.openPayment()
  await person.payByNewCard({ number: '4000000000004046' })
  await person.passPollsUntil(person.heading('Recarga em processamento'))
  await expect(page).toHaveURL('/recarga/web/sucesso/async')
  await expect(person.receipt('Valor')).toHaveText('R$ 20,00')
  await expect(person.receipt('Número')).toHaveText(person.phone)
  await expect(page.getByText('Não é preciso pagar de novo')).toBeVisible()
  expect(await ledger(person.msisdn)).toMatchObject([{ status: 'PENDING', valueCents: 2000 }])

  await page.reload()
  await expect(page.getByText('Recarga em processamento')).toBeVisible()

  await page.close()
  const next = person.at(await context.newPage())
  await next.logIn()
  await next.page.getByRole('button', { name: 'Recarga em processamento' }).click()
  await expect(next.heading('Recarga em processamento')).toBeVisible()
  await expect(next.receipt('Valor')).toHaveText('R$ 20,00')
  expect(await ledger(person.msisdn)).toHaveLength(1)
})

test('a tap on "Verificar agora" reads the status again, and the page says that the recharge is still in processing', async ({
  page,
  person,
}) => {
  await person.openPayment()
  await person.payByNewCard({ number: '4000000000004046' })
  await person.passPollsUntil(person.heading('Recarga em processamento'))
  const asked = page.waitForResponse(/\/uuid\/.+\/recharges\//)
  await person.button('Verificar agora').click()
  await asked
  await expect(person.button('Verificar agora')).toBeEnabled()
  await expect(person.heading('Recarga em processamento')).toBeVisible()
})

test('if the operator refuses a payment because of the daily limit, the page says so, nothing is charged, and the customer can choose a smaller amount', async ({
  page,
  person,
  fault,
  consoleWatch,
  ledger,
}) => {
  consoleWatch.allowStatus(422, '/customers/{id}/recharges/pix')
  await fault({
    call: 'POST /customers/{id}/recharges/pix',
    fault: 'status',
    status: 422,
    code: 424,
    msisdn: person.msisdn,
  })
  await person.openPayment(20)
  await person.choosePix()
  await person.pay()
  await expect(person.dialog).toContainText('Esta recarga passa do limite de hoje.')
  await expect(person.dialog).toContainText('Nada foi cobrado.')
  expect(await ledger(person.msisdn)).toEqual([])
  await person.dialog.getByRole('button', { name: 'Escolher outro valor' }).click()
  await person.chooseValue(15)
  await expect(page.getByText('R$ 15,00', { exact: true })).toBeVisible()
  await person.payByPix()
})

test.describe('a customer who must wait before the next recharge', () => {
  test.use({ like: 'elisa' })

  test('if a customer must wait before the next recharge, the page shows how long, and nothing is charged', async ({
    person,
    consoleWatch,
    ledger,
  }) => {
    consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
    await person.openPayment()
    await person.chooseSavedCard('4242')
    await person.pay()
    await person.giveCvv('123')
    await expect(person.dialog).toContainText('Espere 5 minutos e tente de novo.')
    expect(await ledger(person.msisdn)).toEqual([])
  })
})
