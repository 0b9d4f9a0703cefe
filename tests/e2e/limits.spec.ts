import { expect, test } from './fixtures.ts'
import { newVisit } from './person.ts'
import { hold } from './withheld.ts'

test.describe('a customer near the daily limit', () => {
  test.use({ like: 'carla' })

  test('near the daily limit, a customer sees the remaining limit and a warning; if the customer record is unreadable, all amounts stay enabled', async ({
    page,
    person,
    fault,
    consoleWatch,
  }) => {
    await person.openPayment(20)
    await expect(
      page.getByText(/^Este valor passa do que você ainda pode recarregar hoje: R\$\s15,00\.$/),
    ).toBeVisible()
    await expect(person.way(/^Pix/)).toBeVisible()
    await expect(page.getByText('Valor fora do limite')).toBeVisible()
    await expect(person.payButton).toBeHidden()
    await person.button('Escolher outro valor').click()
    await expect(page.getByRole('group', { name: 'Escolha o valor' })).toHaveAccessibleDescription(
      /^Hoje você ainda pode recarregar R\$\s15,00$/,
    )
    await expect(person.value(20)).toBeDisabled()
    await expect(person.value(20)).not.toBeChecked()
    await expect(page.getByRole('radio', { name: /20 acima do limite$/ })).toBeVisible()
    // R$ 20 is over the customer's limit, so the app does not offer R$ 20 instead of R$ 15.
    await person.value(15).check()
    await person.button('Continuar').click()
    await expect(page.getByText(/^Hoje você ainda pode recarregar R\$\s15,00, contando esta recarga\.$/)).toBeVisible()
    await person.choosePix()
    await expect(person.payButton).toBeVisible()

    consoleWatch.allowStatus(500, '/v3/customers/{msisdn}/')
    await fault({
      call: 'GET /v3/customers/{msisdn}/',
      fault: 'status',
      status: 500,
      times: 9,
      msisdn: person.msisdn,
    })
    await page.goto('/recarga/efetuar')
    await expect(person.value(20)).toBeEnabled()
  })
})

test.describe('a customer who has never recharged', () => {
  test.use({ like: 'gabi' })

  test('if a customer has never recharged, the app offers a larger amount once, and the receipt shows its bonus', async ({
    page,
    person,
  }) => {
    await person.comeBack('/recarga/efetuar', newVisit)
    await person.value(20).check()
    // The second tap hits the place where the offer shows its close button.
    await person.button('Continuar').dblclick()
    await expect(person.dialog.getByRole('heading', { name: 'Leve 10 GB de bônus' })).toBeVisible()
    await expect(person.dialog).toContainText(/Por mais R\$\s10, sua recarga passa de R\$\s20 para R\$\s30/)
    // A customer who closes the offer stays on the page, and gets no second offer.
    await page.goBack()
    await expect(person.dialog).toBeHidden()
    await expect(person.value(20)).toBeChecked()
    await person.chooseValue(20)
    await expect(person.heading('Como você quer pagar?')).toBeVisible()

    await person.comeBack('/recarga/efetuar', newVisit)
    await person.value(20).check()
    await person.button('Continuar').click()
    await person.dialog.getByRole('button', { name: /^Quero R\$\s30$/ }).click()
    await expect(person.heading('Como você quer pagar?')).toBeVisible()
    await expect(page.getByText('R$ 30,00', { exact: true })).toBeVisible()
    await page.reload()
    await person.payByNewCard({ number: '5105105105105100' })
    await person.expectReceipt()
    await expect(page.getByText(/\+ 10 GB para/)).toBeVisible()
  })
})

test.describe('a customer for whom campaigns are on', () => {
  test.use({ like: 'celeste' })

  test('a customer with campaigns gets the offer of the best amount once, before choosing an amount, and not after opening another dialog', async ({
    page,
    person,
  }) => {
    await person.comeBack('/lightblue/web/valores-recarga', newVisit)
    await expect(person.dialog.getByRole('heading', { name: 'Leve 3 GB de bônus' })).toBeFocused()
    await person.dialog.getByRole('button', { name: /^Quero R\$\s30$/ }).click()
    await expect(person.value(30)).toBeChecked()
    await page.reload()
    await expect(person.value(30)).toBeChecked()
    await page.waitForLoadState('networkidle')
    await expect(person.dialog).toBeHidden()
    // If the customer has accepted an amount, the app does not offer it again.
    await person.button('Continuar').click()
    await expect(person.heading('Esta recarga vem com bônus')).toBeVisible()

    const release = await hold(page, '**/feature_toggles')
    await person.comeBack('/lightblue/web/valores-recarga', newVisit)
    await person.button('Trocar').click()
    await person.dialog.getByRole('button', { name: 'Fechar' }).click()
    const told = page.waitForResponse('**/feature_toggles')
    release()
    await told
    await page.waitForLoadState('networkidle')
    await expect(person.dialog).toBeHidden()
  })
})

test('the app reports an abandoned cart only once, and never if the customer has paid', async ({
  page,
  person,
  sandbox,
}) => {
  const told: string[] = []
  page.on('request', request => {
    if (/\/events\/abandoned_cart$/.test(request.url())) told.push(request.method())
  })
  await person.openPayment(30)
  await person.way(/^Pix/).check()
  // This page is the first page of the tab, so the browser has no earlier page, and Back leads to the home page.
  await person.button('Voltar').click()
  await expect(page).toHaveURL('/web/home')
  await page.goto('about:blank')
  const cart = { rechargeValueId: 3000, msisdnRecebedor: person.msisdn, paymentType: 'pix' }
  await expect(async () => expect(await sandbox.carts(person.msisdn)).toEqual([cart])).toPass()
  expect(told).toEqual(['POST'])

  await person.openPayment(20)
  await person.payByNewCard({ number: '5105105105105100' })
  await person.expectReceipt()
  await person.button('Voltar ao início').click()
  await expect(page).toHaveURL('/web/home')
  await page.goto('about:blank')
  expect(told).toEqual(['POST'])
  expect(await sandbox.carts(person.msisdn)).toEqual([cart])
})

test('a link beside the amounts opens a dialog that explains validity and bonus', async ({ page, person }) => {
  await person.openValues()
  const link = person.button('Validade e bônus')
  await link.click()
  await expect(person.dialog.getByRole('heading', { name: 'Validade e bônus' })).toBeFocused()
  await person.dialog.getByRole('button', { name: 'Entendi' }).click()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL('/recarga/efetuar')
})
