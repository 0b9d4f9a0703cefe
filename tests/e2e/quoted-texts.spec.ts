import { expect, test } from './fixtures.ts'

const CHARGE = 'POST /customers/{id}/recharges/async'

test.describe('each error message has the exact text of the specification', () => {
  test('for each known code and for an unknown code, the login shows the exact error text', async ({
    page,
    person,
    fault,
    consoleWatch,
  }) => {
    consoleWatch.allowStatus(422, '/sms-token')
    await page.goto('/web/login')
    await person.number.fill(person.msisdn)
    for (const { code, title, text } of [
      {
        code: 777,
        title: 'Serviço indisponível',
        text: 'Desculpe. O serviço está temporariamente indisponível. Tente novamente mais tarde.',
      },
      { code: 1004, title: 'Atenção', text: 'Faça uma recarga antes de programar as próximas.' },
      { code: 202, title: 'Erro!', text: 'Este número não é da operadora. Confira o DDD e o número.' },
    ]) {
      await fault({ call: 'POST /sms-token', fault: 'status', status: 422, code, msisdn: person.msisdn })
      await person.button('Receber código').click()
      await expect(person.heading(title)).toBeVisible()
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expect(page.getByText(`Código ${code}`, { exact: true })).toBeVisible()
      await page.goto('/web/login')
      await expect(person.number).toHaveValue(/\d/)
    }
  })

  test('a failed payment shows the exact error text of the specification', async ({
    page,
    person,
    fault,
    consoleWatch,
    ledger,
  }) => {
    consoleWatch.allowStatus(503, '/v1/cc')
    consoleWatch.allowStatus(422, '/v1/cc')
    consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
    await person.openPayment()
    for (const { cardService, code, title, text } of [
      {
        cardService: 503,
        title: 'Recarga não efetuada',
        text: 'Infelizmente ocorreu um erro ao processar o seu pedido. Por favor, tente novamente.',
      },
      {
        cardService: 422,
        title: 'Recarga não efetuada',
        text: 'Infelizmente o cartão informado é invalido, por favor, troque de cartão e tente novamente.',
      },
      {
        code: 438,
        title: 'Erro!',
        text: 'Este cartão de crédito chegou ao limite de compras. Use outro cartão ou pague com Pix.',
      },
      {
        code: 999,
        title: 'Atenção',
        text: 'Esta forma de pagamento está indisponível agora. Escolha outra.',
      },
    ]) {
      // The card service's requests contain no customer, so a fault in the sandbox could affect another test.
      if (cardService) await page.route('**/v1/cc', route => route.fulfill({ status: cardService }), { times: 1 })
      if (code) await fault({ call: CHARGE, fault: 'status', status: 422, code, msisdn: person.msisdn })
      await person.payByNewCard({ number: '5555555555554444' })
      await expect(person.dialog).toHaveAccessibleName(title)
      await expect(person.dialog.getByText(text, { exact: true })).toBeVisible()
      await expect(person.dialog.getByText('Nada foi cobrado.', { exact: true })).toBeVisible()
      await person.dialog.getByRole('button').last().press('Escape')
      await expect(person.dialog).toBeHidden()
    }
    expect(await ledger(person.msisdn)).toEqual([])
  })

  test('if the payment methods cannot be read, the page shows the exact error text of the specification', async ({
    page,
    person,
    fault,
    consoleWatch,
  }) => {
    consoleWatch.allowStatus(500, '/payment_methods/{id}/available')
    await fault({ call: 'GET /payment_methods/{id}/available', fault: 'status', status: 500, msisdn: person.msisdn })
    await person.comeBack('/recarga/web/pagamento', { 'recharge.value': 2000 })
    await expect(page.getByText('Ocorreu um erro ao carregar os métodos de pagamento', { exact: true })).toBeVisible()
    await person.button('Tentar novamente').click()
    await expect(person.way(/^Pix/)).toBeVisible()
  })
})
