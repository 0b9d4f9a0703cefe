import { expect, test } from './fixtures.ts'

const MOTHER = '11976543210'

test('a signed link opens its payment only once, and the app removes the signed part from the address bar', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  const path = await sandbox.signLink({ msisdn: person.msisdn, valueCents: 3000, recipient: MOTHER })
  const payload = path.split('/').pop() ?? ''
  const asked: string[] = []
  page.on('request', request => {
    if (!request.isNavigationRequest()) asked.push(request.url() + (request.headers().referer ?? ''))
  })
  await page.goto(path)
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
  await expect(page).toHaveURL('/api-payment/recarga/pagamento')
  await expect(page.getByText('Confira o número: (11) 97654-3210 não é o seu.')).toBeVisible()
  await expect(page.getByText(/^R\$\s30,00$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  expect(asked.join()).not.toContain(payload)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(payload)

  await page.reload()
  await person.payByNewCard({ number: '5105105105105100' })
  await person.expectReceipt()
  expect(await sandbox.ledger(person.msisdn)).toMatchObject([{ recipient: MOTHER, valueCents: 3000 }])

  // The link was used before, so the operator refuses it, and the browser logs this.
  consoleWatch.allowStatus(403, '/sessions')
  await page.goto(path)
  await expect(person.heading('Este acesso não vale mais')).toBeVisible()
  await expect(page).toHaveURL('/api-payment')
})

test('a page of a signed link without its session explains how to get a new link; a customer who logs in can continue', async ({
  page,
  person,
  sandbox,
}) => {
  await page.goto(await sandbox.signLink({ msisdn: person.msisdn, valueCents: 3000 }))
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('recarrega.token'))
  await page.reload()
  await expect(person.heading('Peça um link novo')).toBeVisible()
  await person.button('Entrar com meu número').click()
  await expect(page).toHaveURL('/web/login')
  await person.logInHere()
  await expect(person.value(30)).toBeChecked()
})

test.describe('a customer of the recurrence channel', () => {
  test.use({ like: 'ana' })

  test('a customer of the channel `ura` starts at the page for scheduling recharges, if their last recharge can be repeated', async ({
    page,
    person,
  }) => {
    await page.goto('/?canal=ura')
    await person.logInHere()
    await expect(page).toHaveURL('/recarga/programar')
    await expect(person.heading('Programar recarga')).toBeVisible()
  })
})
