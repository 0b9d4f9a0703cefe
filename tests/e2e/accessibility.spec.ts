import { expect, test } from './fixtures.ts'

test.use({ skipsWaits: true })

test.describe('axe finds no accessibility violation on the pages a customer visits, in the light and the dark theme', () => {
  test('axe finds no accessibility violation from the login to the receipt of a Pix payment', async ({
    page,
    person,
    look,
    sandbox,
  }) => {
    await page.goto('/web/login')
    await expect(person.number).toBeVisible()
    await look('login')
    await person.button('Receber código').click()
    await expect(person.number).toHaveAttribute('aria-invalid', 'true')
    await look('login with an error')
    await person.askForCode()
    await look('code')
    await person.button('Entrar').click()
    await expect(person.code).toHaveAttribute('aria-invalid', 'true')
    await look('code with an error')
    await person.code.fill(await sandbox.smsCode(person.msisdn))
    await expect(person.value(20)).toBeVisible()
    await look('values')
    await person.button('Trocar').click()
    await expect(person.dialog).toBeVisible()
    await look('another number')
    await person.dialog.getByLabel('Número com DDD').fill('11976543210')
    await person.dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(person.dialog).toHaveAccessibleName('Este número está certo?')
    await look('is the number right')
    await person.dialog.getByRole('button', { name: 'Sim, está certo' }).click()
    await person.chooseValue(20)
    await expect(person.way(/^Pix/)).toBeVisible()
    await look('payment for somebody else')
    await person.payByPix()
    await look('Pix')
    await person.button('Como pagar com Pix').click()
    await expect(person.dialog).toBeVisible()
    await look('Pix tutorial')
    await person.dialog.getByRole('button', { name: 'Entendi' }).click()
    await person.payAtBank()
    await person.expectReceipt()
    await look('receipt')
    await person.button('Voltar ao início').click()
    await expect(person.heading('Olá, Bruno')).toBeVisible()
    await look('home')
    await person.button('Menu').click()
    await look('menu')
  })

  test('axe finds no accessibility violation on the not-found page, and on an error message that replaces a page', async ({
    page,
    person,
    look,
    sandbox,
    consoleWatch,
  }) => {
    for (const path of ['/payment_methods/{id}/available', '/v3/customers/{msisdn}/'])
      consoleWatch.allowStatus(401, path)
    consoleWatch.allowWithheld(/\/nada\/disso/)
    await page.goto('/nada/disso')
    await expect(person.heading('Página não encontrada')).toBeVisible()
    await look('page that does not exist')
    await person.openValues()
    await person.value(20).check()
    await sandbox.endSessions(person.msisdn)
    await person.button('Continuar').click()
    await expect(page.getByText('Código 1001')).toBeVisible()
    await look('message in a page’s place')
  })

  test.describe('axe finds no accessibility violation on the pages about cards', () => {
    test.use({ like: 'ana' })

    test('axe finds no accessibility violation on the payment methods, their modals, and a recharge in processing', async ({
      page,
      person,
      look,
      consoleWatch,
    }) => {
      consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
      await person.openPayment()
      await look('payment')
      await person.chooseSavedCard('4242')
      await person.pay()
      await expect(person.dialog).toHaveAccessibleName('Confirme o pagamento')
      await person.giveCvv('1')
      await expect(person.dialog.getByLabel('CVV')).toHaveAttribute('aria-invalid', 'true')
      await look('code of a saved card')
      await person.dialog.getByRole('button', { name: 'Fechar' }).click()
      await person.chooseNewCard({ number: '4242 4242', expiry: '13/30', cvv: '1' })
      await person.pay()
      await expect(page.getByLabel('CVV')).toHaveAttribute('aria-invalid', 'true')
      await look('new card with errors')
      await person.payByNewCard({ number: '4000000000000002' })
      await expect(person.dialog).toHaveAccessibleName('Erro!')
      await look('refused')
      await person.dialog.getByRole('button', { name: 'Usar outro cartão' }).click()
      await person.payByNewCard({ number: '4000000000004046' })
      await person.passPollsUntil(person.heading('Recarga em processamento'))
      await look('in processing')
      await person.button('Voltar ao início').click()
      await expect(page.getByRole('button', { name: 'Recarga em processamento' })).toBeVisible()
      await look('home with a recharge in processing')
      await page.getByRole('button', { name: 'Fazer uma recarga' }).click()
      await person.chooseValue(20)
      await person.chooseSavedCard('4444')
      await person.pay()
      await expect(person.dialog).toHaveAccessibleName('Esta recarga já está em andamento')
      await look('already open')
    })
  })
})
