import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Person } from './person.ts'

// Customer Helena has every payment method, and her bank can confirm debit cards.
test.use({ like: 'helena' })

const ASKED = '4761730000000029'
const OF_BOTH = '6500350000000001'
const ASKED_ELO = '6500310000000005'
const WEB_DEBIT = '/customers/{id}/recharges/debit'

const bank = (page: Page) => page.frameLocator('iframe[title="Confirmação do seu banco"]')

async function payByNewDebit(person: Person, number: string): Promise<void> {
  await person.openPayment()
  await person.chooseNewCard({ number }, /^Cartão de débito/)
  await person.pay()
}

test('if the bank asks about a new debit card, the customer confirms in the bank’s frame, and the card is charged once', async ({
  page,
  person,
}) => {
  await person.openPayment()
  await person.way(/^Cartão de débito/).check()
  await expect(page.getByLabel('Número do cartão'), 'below a long list').toBeInViewport({ ratio: 1 })
  await person.chooseNewCard({ number: ASKED }, /^Cartão de débito/)
  await person.pay()
  await expect(person.dialog).toHaveAccessibleName('Confirme com seu banco')
  await expect(bank(page).getByText('Você confirma o pagamento de R$ 20,00?')).toBeVisible()
  await expect(page.locator('iframe')).toBeFocused()
  // Any script can send this message to the page, so the app must accept messages from the bank's frame only.
  await page.evaluate(() => {
    const id = new URL(document.querySelector('iframe')?.src ?? location.href).hash.slice(1)
    const fields = { Cavv: 'forged', Eci: '05', ReferenceId: 'forged', Version: '2', Xid: null }
    window.postMessage({ channel: 'recarrega.bridge', id, event: 'success', fields }, location.origin)
  })
  await expect(bank(page).getByRole('button', { name: 'Confirmar' })).toBeVisible()
  const charge = page.waitForRequest(/\/recharges\/3ds-debit$/)
  await bank(page).getByRole('button', { name: 'Confirmar' }).dblclick()
  const { cavv, eci, xid } = (await charge).postDataJSON()
  expect([cavv === 'forged', eci, xid]).toEqual([false, '05', null])
  await expect(page).toHaveURL('/recarga/web/sucesso/debito')
  await person.expectReceipt()
  await expect(person.receipt('Débito')).toHaveText('Visa final 0029')
})

test('if the customer refuses a debit payment in the bank’s frame, nothing is charged and the card form is empty again', async ({
  page,
  person,
  ledger,
}) => {
  await payByNewDebit(person, ASKED)
  await bank(page).getByRole('button', { name: 'Recusar' }).click()
  await expect(person.dialog).toHaveAccessibleName('Recarga não efetuada')
  await expect(person.dialog).toContainText('Nada foi cobrado.')
  await person.dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByLabel('Número do cartão')).toHaveValue('')
  expect(await ledger(person.msisdn)).toEqual([])
})

test('if the customer closes the bank’s question, the page says that nothing was charged, and asks the bank again on a retry', async ({
  page,
  person,
  ledger,
}) => {
  await payByNewDebit(person, ASKED)
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await expect(bank(page).getByRole('button', { name: 'Confirmar' })).toBeVisible()
    await person.dialog.getByRole('heading').focus()
    await leave()
    await expect(person.dialog).toContainText('Você saiu antes de confirmar com o banco.')
    await expect(person.dialog).toContainText('Nada foi cobrado.')
    await expect(page.locator('iframe')).toHaveCount(0)
    await person.dialog.getByRole('button', { name: 'Tentar novamente' }).click()
    await person.pay()
  }
  expect(await ledger(person.msisdn)).toEqual([])
  await bank(page).getByRole('button', { name: 'Confirmar' }).click()
  await person.expectReceipt()
})

test('if a card has credit and debit, the app asks which to use; debit without a bank question opens the receipt', async ({
  page,
  person,
}) => {
  await person.openPayment()
  await person.chooseNewCard({ number: OF_BOTH })
  await expect(page.getByRole('radio', { name: 'Crédito', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'Débito', exact: true }).check()
  await expect(person.way(/^Cartão de débito/)).toBeChecked()
  await person.pay()
  await person.expectReceipt()
  await expect(page).toHaveURL('/recarga/web/sucesso/debito')
})

test('if the customer chooses debit in the list, the typed card’s number and CVV stay in the form', async ({
  page,
  person,
}) => {
  await person.openPayment()
  await person.chooseNewCard({ number: OF_BOTH })
  await person.way(/^Cartão de débito/).check()
  await expect(page.getByLabel('CVV')).toHaveValue('123')
  await person.pay()
  await expect(page).toHaveURL('/recarga/web/sucesso/debito')
})

test('if a bank’s question is not answered for ten minutes, the payment ends and nothing is charged', async ({
  page,
  person,
  ledger,
}) => {
  await page.clock.install()
  await payByNewDebit(person, ASKED)
  await expect(bank(page).getByRole('button', { name: 'Confirmar' })).toBeVisible()
  await page.clock.runFor(601_000)
  await expect(person.dialog).toHaveAccessibleName('O tempo acabou')
  await expect(person.dialog).toContainText('Nada foi cobrado.')
  expect(await ledger(person.msisdn)).toEqual([])
})

test('if the app cannot read whether the bank confirms debit cards, a saved debit card asks for its CVV and pays without the bank’s question', async ({
  page,
  person,
  fault,
  consoleWatch,
}) => {
  const bridge = '/eldorado_bridge/{id}/available'
  consoleWatch.allowStatus(500, bridge)
  await fault({ call: `GET ${bridge}`, fault: 'status', status: 500, times: 9, msisdn: person.msisdn })
  await person.openPayment()
  await person.chooseSavedCard('0007')
  await person.pay()
  await expect(person.dialog).toHaveAccessibleName('Confirme o pagamento')
  await person.giveCvv('123')
  await person.expectReceipt()
  await expect(page).toHaveURL('/recarga/web/sucesso/debito')
})

test('a Caixa debit card with a wrong CVV is not charged, the page asks for the CVV again, and the second attempt pays', async ({
  page,
  person,
  consoleWatch,
  ledger,
}) => {
  consoleWatch.allowStatus(400, WEB_DEBIT)
  await person.openPayment()
  await person.chooseSavedCard('7013')
  await person.pay()
  await person.giveCvv('000')
  await expect(person.dialog).toHaveAccessibleName('Erro!')
  expect(await ledger(person.msisdn)).toEqual([])
  await person.dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await person.pay()
  await person.giveCvv('123')
  await person.expectReceipt()
  await expect(page).toHaveURL('/recarga/web/sucesso/debito')
})

test('a new Elo credit card is confirmed by its bank, and charged as a confirmed card', async ({
  page,
  person,
  look,
}) => {
  await person.openPayment()
  await person.payByNewCard({ number: ASKED_ELO })
  await expect(person.dialog).toHaveAccessibleName('Confirme seu cartão')
  const issuer = page.frameLocator('iframe[title="Confirmação do seu cartão"]')
  await expect(issuer.getByRole('button', { name: 'Confirmar' })).toBeVisible()
  await look('the bank’s question')
  const charge = page.waitForRequest(/\/recharges\/async$/)
  await issuer.getByRole('button', { name: 'Confirmar' }).click()
  expect((await charge).postDataJSON()).toMatchObject({
    authenticationType: '3ds2',
    eci: '05',
    authenticationVersion: '2.2.0',
    referenceId: expect.stringMatching(/\w/),
    cavv: expect.stringMatching(/\w/),
    xid: null,
  })
  await person.expectReceipt()
  await expect(page).toHaveURL('/recarga/web/sucesso')
})
