import { withValue } from '../contract/spoilt-answers.ts'
import { expect, test } from './fixtures.ts'
import type { Person } from './person.ts'
import { spoilAnswers } from './spoil.ts'

const VISA = '4242424242424242'
/** The number of answers to lose. A browser resends a request that got no answer, but never 20 times. */
const LOST_FOR_GOOD = 20

function cardsOf(person: Person) {
  const { page, dialog } = person
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    list: (name: RegExp) => page.getByRole('list', { name }).getByRole('listitem'),
    open: async (name: RegExp): Promise<void> => {
      await page.getByRole('button', { name }).click()
      await expect(dialog).toBeVisible()
    },
    inDialog,
    type: async (pan: string): Promise<void> => {
      await dialog.getByLabel('Número do cartão').fill(pan)
      await dialog.getByLabel('Validade').fill('12/30')
      await inDialog('Salvar cartão').click()
    },
  }
}

test.beforeEach(({ consoleWatch }) => {
  // The operator answers 404 if the customer has no schedule, which is not an error.
  consoleWatch.allowStatus(404, '/customers/{id}/recurrence')
})

test.describe('a customer with two credit cards', () => {
  test.use({ like: 'ana' })

  test('a customer makes another card the favourite and then deletes it: the list shows both changes', async ({
    page,
    person,
  }) => {
    const { list, open, inDialog } = cardsOf(person)
    await person.comeBack('/web/cartoes')
    await expect(list(/^Cartões de crédito$/).first()).toHaveText(/Visa final 4242\s*Favorito/)
    await open(/Mastercard final 4444/)
    await inDialog('Usar como favorito').click()
    await expect(person.dialog).toContainText('Mastercard final 4444 passa a aparecer primeiro')
    await inDialog('Usar como favorito').click()
    await expect(page.getByText('este é o seu cartão favorito')).toBeVisible()
    await expect(person.heading('Cartões')).toBeFocused()
    await expect(list(/^Cartões de crédito/).first()).toHaveText(/Mastercard final 4444\s*Favorito/)
    await open(/Mastercard final 4444/)
    await expect(inDialog('Usar como favorito')).toBeHidden()
    await inDialog('Excluir cartão').click()
    await inDialog('Manter cartão').click()
    await inDialog('Excluir cartão').click()
    await inDialog('Excluir cartão').dblclick()
    await expect(page.getByText('Cartão excluído.')).toBeVisible()
    await expect(list(/^Cartões de crédito$/)).toHaveText([/Visa final 4242/])
    await expect(page.getByText('Você pode salvar mais 5 cartões de crédito.')).toBeVisible()
  })

  test('if one of two cards is unreadable, the page shows the readable card and no count of cards', async ({
    page,
    person,
    consoleWatch,
  }) => {
    consoleWatch.allowComplaint('Recarrega: GET /v3/customers/{msisdn}/: ')
    const spoiler = await spoilAnswers(page)
    spoiler.change = (json, call) =>
      call === 'getCustomer' ? withValue(json, ['credit_cards', 1, 'token'], null) : undefined
    await person.comeBack('/web/cartoes')
    await expect(cardsOf(person).list(/^Cartões de crédito/)).toHaveText([/Visa final 4242/])
    await expect(page.getByRole('heading', { name: /^Cartões de crédito/ })).toHaveText('Cartões de crédito')
  })

  test('before a customer deletes the card of a schedule, the page warns that the schedule will stop', async ({
    page,
    person,
  }) => {
    const { open, inDialog } = cardsOf(person)
    await person.comeBack('/recarga/web/sucesso', {
      'recharge.nsu': '000123',
      'order.value': 3000,
      'order.target': person.msisdn,
    })
    await page.getByRole('switch', { name: /^Recarregar todo mês/ }).click()
    await expect(page.getByText(/^Combinado: todo dia/)).toBeVisible()
    await page.goto('/web/cartoes')
    await open(/Visa final 4242.*Paga a recarga programada/)
    await inDialog('Excluir cartão').click()
    await expect(person.dialog).toContainText('Ele paga a sua recarga programada. Se você excluir, ela para.')
    await inDialog('Manter cartão').click()
  })
})

test('a customer’s first card is saved once even if the operator’s answer was lost, and the page keeps no typed text', async ({
  page,
  person,
  fault,
  consoleWatch,
}) => {
  const { list, inDialog, type } = cardsOf(person)
  consoleWatch.allowLost('/customers/{msisdn}/cards/{token}')
  await person.comeBack('/web/cartoes')
  await person.button('Adicionar cartão').click()
  await fault({
    call: 'POST /customers/{msisdn}/cards/{token}',
    fault: 'drop-after-commit',
    msisdn: person.msisdn,
    times: LOST_FOR_GOOD,
  })
  await type(VISA)
  await expect(person.dialog).toContainText('Não conseguimos falar com a operadora.')
  await expect(person.dialog.getByLabel('Número do cartão')).toHaveValue('4242 4242 4242 4242')
  await inDialog('Salvar cartão').click()
  await expect(page.getByText('Cartão salvo. Ele já aparece na hora de pagar.')).toBeVisible()
  await expect(list(/^Cartões de crédito$/)).toHaveText([/Visa final 4242/])
  await person.button('Adicionar cartão').click()
  await expect(person.dialog.getByLabel('Número do cartão')).toHaveValue('')
})

test.describe('a customer with an unconfirmed card', () => {
  test.use({ like: 'clarice' })

  test('after a wrong amount the form to confirm a card opens empty again; after the right amount the list shows the card as confirmed', async ({
    page,
    person,
    consoleWatch,
  }) => {
    const { list, open, inDialog } = cardsOf(person)
    consoleWatch.allowStatus(422, '/customers/{msisdn}/cards/{token}/confirmation')
    const amount = person.dialog.getByLabel('Valor da compra')
    await person.comeBack('/web/cartoes')
    await open(/Visa final 4242.*Falta confirmar/)
    await inDialog('Confirmar que é meu').click()
    await expect(person.dialog).toContainText('fatura do cartão Visa final 4242')
    await amount.fill('9,99')
    await inDialog('Confirmar').click()
    await expect(amount).toHaveAccessibleDescription(/A confirmação não foi aceita/)
    await page.keyboard.press('Escape')
    await inDialog('Confirmar que é meu').click()
    await expect(amount).toHaveValue('')
    await amount.fill('1,42')
    await inDialog('Confirmar').click()
    await expect(page.getByText('Cartão confirmado.')).toBeVisible()
    await expect(page).toHaveURL('/web/cartoes')
    await expect(list(/^Cartões de crédito/)).toHaveText([/Visa final 4242\s*Favorito$/])
  })
})

test.describe('a customer who has the maximum number of cards', () => {
  test.use({ like: 'maria' })

  test('a customer with the maximum number of credit cards sees a message, and can still save a debit card', async ({
    page,
    person,
  }) => {
    const { list, type } = cardsOf(person)
    await person.comeBack('/web/cartoes')
    await expect(
      page.getByText('Você já tem o máximo de cartões de crédito. Para adicionar outro, exclua um deles.'),
    ).toBeVisible()
    await person.button('Adicionar cartão').click()
    await expect(person.dialog).toContainText('Agora só dá para salvar cartão de débito')
    await type(VISA)
    await expect(person.dialog.getByLabel('Número do cartão')).toHaveAccessibleDescription(/é só de crédito/)
    await type('4716039800000007')
    await expect(page.getByText('Cartão salvo.')).toBeVisible()
    await expect(list(/^Cartões de débito$/)).toHaveText([/Visa final 0007/])
  })
})
