import { expect, test } from './fixtures.ts'

test('if a session ends after the customer chose another number, the app asks for that number again before a payment', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  for (const path of [
    '/payment_methods/{id}/available',
    '/v3/customers/{msisdn}/',
    '/customers/{msisdn}/last-recharge',
    '/customers/{id}/recharge-values',
  ])
    consoleWatch.allowStatus(401, path)
  await person.openValues()
  await person.rechargeFor('21999998888')
  await person.value(30).check()
  await sandbox.endSessions(person.msisdn)
  await person.button('Continuar').click()
  await person.button('Entrar novamente').click()
  await person.logInHere()
  await expect(page).toHaveURL('/recarga/efetuar')
  const asked = page.getByText('Escolha de novo o número que vai receber a recarga.')
  await expect(asked).toBeVisible()
  await expect(page.getByText('(21) 99999-8888')).toBeHidden()
  await person.rechargeFor('21999998888')
  await expect(asked).toBeHidden()
})

test('if a session ends on the payment page, the page says so, and the next login returns to the payment with the same amount', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  for (const path of [
    '/payment_methods/{id}/available',
    '/v3/customers/{msisdn}/',
    '/customers/{msisdn}/last-recharge',
  ])
    consoleWatch.allowStatus(401, path)
  await person.openValues()
  await person.value(30).check()
  await sandbox.endSessions(person.msisdn)
  await person.button('Continuar').click()
  await expect(page.getByText('Sua sessão expirou. Entre novamente para continuar de onde parou.')).toBeVisible()
  await expect(page.getByText('Código 1001')).toBeVisible()
  await expect(page).toHaveURL('/recarga/web/pagamento')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await person.button('Entrar novamente').click()
  await expect(page).toHaveURL('/web/login')
  await person.logInHere()
  await expect(page).toHaveURL('/recarga/web/pagamento')
  await expect(page.getByText('R$ 30,00', { exact: true })).toBeVisible()
  // After the login no earlier step is stored, but Back still leads to the home page.
  await person.button('Voltar').click()
  await expect(page).toHaveURL('/web/home')
  await page.goBack()
  await person.payByPix()
})

test('if the operator does not accept a session any more, the login page explains why, and a new login continues', async ({
  page,
  person,
  fault,
  consoleWatch,
}) => {
  consoleWatch.allowStatus(403, '/payment_methods/{id}/available')
  await person.openValues()
  await person.value(30).check()
  await fault({
    call: 'GET /payment_methods/{id}/available',
    fault: 'status',
    status: 403,
    code: 1002,
    msisdn: person.msisdn,
  })
  await person.button('Continuar').click()
  await expect(page.getByText('Sua sessão na Recarrega não é válida. Entre novamente.')).toBeVisible()
  await expect(page.getByText('Código 1002')).toBeVisible()
  await person.button('Entrar novamente').click()
  await person.logInHere()
  await expect(page).toHaveURL('/recarga/web/pagamento')
  await expect(page.getByText('R$ 30,00', { exact: true })).toBeVisible()
})

test('if a session ends during a charge, the login page explains why, and after the login the app searches for the charge', async ({
  page,
  person,
  sandbox,
  consoleWatch,
  ledger,
}) => {
  consoleWatch.allowStatus(401, '/customers/{id}/recharges/async')
  await person.openPayment(20)
  await person.chooseNewCard({ number: '5105105105105100' })
  await sandbox.endSessions(person.msisdn)
  await person.pay()
  await expect(page).toHaveURL('/web/login')
  await expect(page.getByText('Sua sessão terminou. Entre para ver se a recarga foi feita.')).toBeVisible()
  await person.logInHere()
  await expect(page.getByText('Recarga em processamento')).toBeVisible()
  await expect(page.getByText('Nada foi cobrado')).toHaveCount(0)
  expect(await ledger(person.msisdn)).toEqual([])
})
