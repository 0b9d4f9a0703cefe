import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const CARD = '/customers/{id}/recharges/async'
const PIX = '/customers/{id}/recharges/pix'

// The tests usually run with reduced motion. The empty options turn animations on, as most customers have them, so that
// a control may move while the customer taps it.
test.use({ like: 'ana', contextOptions: {} })

function countCharges(page: Page): () => number {
  let sent = 0
  page.on('request', request => {
    if (request.method() === 'POST' && /\/recharges\/(async|pix)$/.test(request.url())) sent += 1
  })
  return () => sent
}

const taps: { readonly [how: string]: (page: Page) => Promise<void> } = {
  'a double click': page => page.getByRole('button', { name: 'Pagar' }).dblclick(),
  'two clicks before the page can draw': page =>
    page.getByRole('button', { name: 'Pagar' }).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 2; click += 1) {
        for (const type of ['pointerdown', 'pointerup'])
          button.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true }))
        button.click()
      }
    }),
  'Enter and a click': async page => {
    const button = page.getByRole('button', { name: /Pagar|Falta pouco/ })
    await button.press('Enter', { noWaitAfter: true })
    await button.click({ force: true })
  },
}

for (const [how, tap] of Object.entries(taps)) {
  test(`${how} on "Pagar" charges a card once`, async ({ page, person }) => {
    const sent = countCharges(page)
    await person.openPayment()
    await person.chooseSavedCard('4444')
    // The button stays disabled until the customer has had time to read the page.
    await expect(person.payButton).toBeEnabled()
    await tap(page)
    await person.expectReceipt()
    expect(sent()).toBe(1)
  })
}

test('a double click on "Pagar" opens only one Pix', async ({ page, person, sandbox, ledger }) => {
  const sent = countCharges(page)
  await person.openPayment()
  await person.choosePix()
  // The delayed answer keeps the button on screen for both clicks.
  await sandbox.fault({ call: `POST ${PIX}`, fault: 'delay', delayMs: 1000, msisdn: person.msisdn })
  await person.payButton.dblclick()
  await person.payAtBank()
  await person.expectReceipt()
  expect(sent()).toBe(1)
  expect(await ledger(person.msisdn)).toHaveLength(1)
})

test('the browser’s Back button does nothing while a charge is being sent', async ({ page, person, sandbox }) => {
  await person.openValues()
  await person.chooseValue(20)
  await person.chooseSavedCard('4444')
  await sandbox.fault({ call: `POST ${CARD}`, fault: 'delay', delayMs: 2000, msisdn: person.msisdn })
  await person.pay()
  const busy = page.getByRole('button', { name: 'Falta pouco' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page).toHaveURL('/recarga/web/pagamento')
  await expect(busy).toBeVisible()
  await person.expectReceipt()
})

test('while one tab pays an order, a second tab does not pay that order', async ({
  page,
  context,
  person,
  sandbox,
  ledger,
}) => {
  await person.openPayment(20)
  await person.chooseSavedCard('4444')
  const second = person.at(await context.newPage())
  await second.openPayment(20)
  await second.chooseSavedCard('4444')
  await sandbox.fault({ call: `POST ${CARD}`, fault: 'delay', delayMs: 4000, msisdn: person.msisdn })
  const sent = page.waitForRequest(request => request.url().endsWith('/recharges/async'))
  await person.pay()
  await sent
  await second.pay()
  await expect(second.dialog).toHaveAccessibleName('Esta recarga já está em andamento')
  await second.dialog.getByRole('button', { name: 'Ver o andamento' }).click()
  await expect(second.page.getByRole('heading', { name: /^Recarga (em processamento|feita!)$/ })).toBeVisible()
  await person.expectReceipt()
  expect(await ledger(person.msisdn)).toHaveLength(1)
})

test('a customer who taps “Pagar mesmo assim” pays the same amount a second time', async ({ page, person, ledger }) => {
  await person.openPayment(20)
  await person.payByPix()
  await person.button('Voltar').click()
  await person.chooseValue(20)
  await person.chooseSavedCard('4444')
  await person.pay()
  await expect(person.dialog).toHaveAccessibleName('Esta recarga já está em andamento')
  await person.dialog.getByRole('button', { name: /mesmo assim$/ }).click()
  await expect(page.getByRole('heading', { name: 'Recarga feita!' })).toBeVisible()
  expect(await ledger(person.msisdn)).toMatchObject([{ method: 'credit', status: 'OK' }])
})
