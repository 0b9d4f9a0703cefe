import { expect, test } from './fixtures.ts'

test.use({ like: 'helena' })

const VALUES = '/recarga/whatsapp/valores'
const CREATE_PIX = /\/recharges\/pix$/

test('in the WhatsApp channel, a link with an amount opens one Pix after the login, even after a reload or a second visit, and the chat is notified', async ({
  page,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowStatus(404, '/customers/{id}/recharges/pix/{txid}')
  consoleWatch.allowStatus(404, '/customers/{id}/uuid/{cid}/recharges/{txid}')
  const made: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && CREATE_PIX.test(request.url())) made.push(request.postData() ?? '')
  })
  const told = page.waitForRequest(/\/pix\/[^/]+\/rechargeIntention$/)
  await page.goto('/whatsapp/login?valor=2000')
  await expect(page.getByText('Recarga de R$ 20,00')).toBeVisible()
  await expect(page).toHaveURL('/whatsapp/login')
  await person.logInHere()
  const { amountCents, txid } = await person.scanPix()
  expect([amountCents, (await told).postDataJSON()]).toMatchObject([2000, { msisdnRecebedor: person.msisdn }])
  await expect(page).toHaveURL('/recarga/whatsapp/pix')

  await page.reload()
  expect((await person.scanPix()).txid).toBe(txid)
  await page.goto('/recarga/whatsapp/pix/gerar')
  await expect(page.getByRole('button', { name: /^Pix de R\$ 20,00 esperando/ })).toBeVisible()
  await expect(page).toHaveURL(VALUES)
  expect(made).toHaveLength(1)
})

test.describe('a whatsapp customer whose Pix code never comes', () => {
  test.use({ like: 'fabio' })

  test('in the WhatsApp channel, if the operator never creates the Pix code, the page shows error code 905 and the customer can start again', async ({
    page,
    person,
    consoleWatch,
  }) => {
    consoleWatch.allowStatus(422, '/customers/{id}/recharges/pix/{txid}')
    consoleWatch.allowStatus(404, '/customers/{id}/uuid/{cid}/recharges/{txid}')
    await person.comeBack('/recarga/whatsapp/pix/gerar', { 'recharge.value': 2000, 'recharge.isPreselected': true })
    await expect(person.dialog).toContainText('Não foi possível gerar a chave Pix.')
    await expect(person.dialog).toContainText('Nada foi cobrado.')
    await expect(person.dialog).toContainText('Código 905')
    await person.dialog.getByRole('button', { name: 'Começar de novo' }).click()
    await expect(person.number).toBeVisible()
    await expect(page).toHaveURL('/whatsapp/login')
    await page.goto(VALUES)
    await expect(page).toHaveURL('/whatsapp/login')
  })
})

test('a payment initiation link leads the customer to the bank, and then back to the channel’s own success page', async ({
  page,
  person,
  consoleWatch,
  look,
}) => {
  consoleWatch.allowStatus(404, '/pisp/{id}/status')
  consoleWatch.allowWithheld(/\/sandbox\/logos\/banco-severo\.svg/)
  await person.comeBack('/recarga/web/pisp/valores')
  await person.value(20).check()
  await person.button('Continuar').click()
  await page.getByRole('radio', { name: 'Banco Atento' }).check()
  await page.getByLabel('CPF de quem paga').fill('52998224725')
  await person.button('Continuar').click()
  await person.button('Ir para o banco').click()
  await person.button('Autorizar').click()
  await person.expectReceipt()
  await expect(page).toHaveURL('/recarga/web/pisp/sucesso')
  await look('the success')
})

test('in the data-only flow, a saved card is charged once with the operator’s data-only token, and the bank asks the customer nothing', async ({
  page,
  person,
  consoleWatch,
  look,
}) => {
  consoleWatch.allowStatus(404, '/customers/{id}/uuid/{cid}/recharges/{txid}')
  await person.comeBack('/recarga/efetuar', { 'toggles.campaigns': true })
  await page.getByRole('button', { name: /^Recarregue com seu cartão salvo/ }).click()
  await expect(page.getByRole('radio', { name: /^Visa final 4242/ })).toBeChecked()
  await look('the offer')
  await person.value(20).check()
  await person.button('Continuar').click()
  await expect(person.heading('Confira a recarga')).toBeVisible()
  const asked = page.waitForRequest(/\/dataonly\/\d+\/token$/)
  const charged = page.waitForRequest(/\/recharges\/async$/)
  await person.tapTwice(person.payButton)
  await person.giveCvv('123')
  await asked
  expect((await charged).postDataJSON()).toMatchObject({ authenticationType: '3ds2', eci: '07', xid: null })
  await person.expectReceipt()
})

test('a channel’s link opens that channel’s flow and tells the operator the channel; a later visit without it opens the web flow', async ({
  page,
  person,
}) => {
  await page.goto('/recarregar?canal=loyalty_plus')
  await expect(person.heading('Recarregue e junte pontos.')).toBeVisible()
  await expect(page).toHaveURL('/login/fidelidade')
  const asked = page.waitForRequest(/\/sms-token$/)
  await person.number.fill(person.msisdn)
  await person.button('Receber código').click()
  expect((await asked).headers().channel).toBe('loyalty_plus')
  await expect(person.code).toBeVisible()
  await page.reload()
  await expect(person.code).toBeVisible()
  for (const address of ['/recarregar', '/recarregar?canal=nobodys', '/recarregar?canal=partner_app']) {
    await page.goto(address)
    await expect(person.heading('Sua recarga em um minuto.')).toBeVisible()
    await expect(page).toHaveURL('/web/login')
  }
})
