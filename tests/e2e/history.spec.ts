import type { Page } from '@playwright/test'
import { changeJson } from './changed-json.ts'
import { expect, test } from './fixtures.ts'

const RECHARGES = /\/customers\/\d+\/recharges$/

/** Makes the operator return this many recharges, one per day. */
async function tellMany(page: Page, count: number): Promise<void> {
  const day = 24 * 3_600_000
  const recharges = Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    nsu: String(100_000_000 + at),
    date: new Date(Date.UTC(2026, 10, 20, 15) - at * day).toISOString(),
    recipient: '11976543210',
    valueCents: 1000 + at,
    paymentType: 'pix',
    status: 'OK',
  }))
  await page.route(RECHARGES, route => route.fulfill({ json: { recharges } }))
}

test.describe('a customer whose last recharge was by a card with a stored CVV', () => {
  test.use({ like: 'rita' })

  test('a customer repeats the last recharge with two taps from the home page, and further taps on “Pagar” charge nothing more', async ({
    page,
    person,
  }) => {
    await person.comeBack('/web/home')
    await page.getByRole('button', { name: /^Repetir R\$\s30/ }).click()
    await expect(person.dialog).toHaveAccessibleName('Repetir esta recarga')
    await expect(person.dialog).toContainText(`Para ${person.phone}`)
    await expect(person.dialog).toContainText('Mastercard final 4444')
    await person.dialog.getByRole('button', { name: /^Pagar R\$\s30,00/ }).dblclick()
    await person.expectReceipt()
    await expect(person.receipt('Pagamento')).toHaveText('Mastercard final 4444')
  })

  test('if the customer has deleted a card, repeating its recharge charges nothing: a sheet explains this and leads to the payment methods', async ({
    page,
    person,
    ledger,
  }) => {
    await changeJson(page, '**/last-recharge', (last: { card: object }) => ({
      ...last,
      card: { ...last.card, tokenGWPagamento: 'deleted' },
    }))
    await person.comeBack('/web/home')
    await page.getByRole('button', { name: /^Repetir/ }).click()
    await expect(person.dialog).toContainText('O cartão daquela recarga não está mais salvo.')
    await expect(person.dialog.getByRole('button', { name: /^Pagar/ })).toHaveCount(0)
    await person.dialog.getByRole('button', { name: 'Escolher como pagar' }).click()
    await expect(person.dialog).toBeHidden()
    await expect(person.way(/final 4444/)).not.toBeChecked()
    expect(await ledger(person.msisdn)).toEqual([])
  })
})

test.describe('a customer with a history', () => {
  test.use({ like: 'ana' })

  test('one tap on an earlier recharge on the home page opens its repetition, with its number, amount and payment method', async ({
    page,
    person,
  }) => {
    await person.comeBack('/web/home')
    await page.getByRole('list', { name: 'Repetir outra recarga' }).getByRole('button', { name: /^Mãe/ }).click()
    await expect(person.dialog).toHaveAccessibleName('Repetir esta recarga')
    await expect(person.dialog).toContainText('Para (11) 97654-3210')
    await expect(person.dialog).toContainText(/R\$\s20,00/)
    await expect(person.dialog).toContainText('Pix')
  })

  test('a customer repeats a past recharge from the history with its card’s CVV, and the new recharge is first in the history', async ({
    page,
    person,
    ledger,
  }) => {
    await person.comeBack('/web/historico')
    await expect(page.getByRole('list')).toHaveCount(3)
    await page.getByRole('button', { name: /^Mãe.*Pix.*R\$\s20,00.*Feita/ }).click()
    await expect(person.dialog).toHaveAccessibleName(/^Recarga de R\$\s20,00$/)
    await expect(person.receipt('Número')).toHaveText('(11) 97654-3210')
    await expect(person.receipt('Situação')).toHaveText('Feita')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Seu número.*Crédito/ })
      .first()
      .click()
    await person.dialog.getByRole('button', { name: 'Repetir esta recarga' }).click()
    await expect(person.dialog).toContainText('Visa final 4242')
    await person.dialog.getByRole('button', { name: /^Pagar R\$\s30,00/ }).click()
    await expect(person.dialog.getByLabel('CVV')).toHaveAccessibleDescription(/^Digite o código de segurança\./)
    expect(await ledger(person.msisdn)).toEqual([])
    await person.dialog.getByLabel('CVV').fill('123')
    await person.dialog.getByRole('button', { name: /^Pagar R\$\s30,00/ }).click()
    await person.expectReceipt()
    await person.button('Menu').click()
    await page
      .getByRole('button', { name: 'Histórico' })
      .or(page.getByRole('link', { name: 'Histórico' }))
      .click()
    await expect(page.getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('listitem').first()).toContainText(/R\$\s30,00\s*Feita/)
  })
})

test('the history shows an open Pix as “Em processamento”; a tap on it and then on “Ver o andamento” shows the QR code', async ({
  page,
  person,
}) => {
  await person.openPayment(20)
  await person.payByPix()
  await person.comeBack('/web/historico')
  await page.getByRole('button', { name: /Pix.*Em processamento/ }).click()
  await expect(person.dialog).toContainText('Não pague de novo')
  await expect(person.dialog.getByRole('button', { name: 'Repetir esta recarga' })).toHaveCount(0)
  await person.dialog.getByRole('button', { name: 'Ver o andamento' }).click()
  await expect(person.copyPix).toBeEnabled()
})

test('a history of 500 recharges shows thirty at a time with a count, and the focus moves to the first new recharge', async ({
  page,
  person,
  look,
}) => {
  await tellMany(page, 500)
  await person.comeBack('/web/historico')
  await expect(page.getByRole('listitem')).toHaveCount(30)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Novembro de 2026', 'Outubro de 2026'])
  await look('a history of 500')
  await person.button('Ver mais').press('Enter')
  await expect(person.said('60 de 500 recargas')).toBeVisible()
  await expect(page.getByRole('button', { name: /R\$\s10,30/ })).toBeFocused()
})
