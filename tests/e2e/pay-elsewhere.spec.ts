import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Person } from './person.ts'

test.use({ like: 'helena' })

const PISP = '/customers/{id}/recharges/pisp'
const WAIT = '/recarga/web/pisp/espera'

test.beforeEach(({ consoleWatch }) => {
  consoleWatch.allowStatus(404, '/pisp/{id}/status')
  consoleWatch.allowStatus(404, '/customers/{id}/uuid/{cid}/recharges/{txid}')
  // The picture of one bank's logo does not exist in the sandbox.
  consoleWatch.allowWithheld(/\/sandbox\/logos\/banco-severo\.svg/)
})

/** Goes from the payment methods to the page where the customer confirms a bank. */
async function chooseBank(page: Page, person: Person): Promise<void> {
  await person.openPayment(20)
  await person.way(/^Pagar pelo seu banco/).check()
  await person.pay()
  await page.getByLabel('Buscar banco').fill('atento')
  await page.getByRole('radio', { name: 'Banco Atento' }).check()
  await page.getByLabel('CPF de quem paga').fill('52998224725')
  await expect(page.getByLabel('CPF de quem paga')).toHaveValue('529.982.247-25')
  await person.button('Continuar').click()
  await expect(person.heading('Confira o pagamento')).toBeVisible()
}

/** Goes from the payment methods to the bank's own page, and returns its address. */
async function goToBank(page: Page, person: Person): Promise<string> {
  await chooseBank(page, person)
  await person.button('Ir para o banco').click()
  await expect(page).toHaveURL(/\/sandbox\/elsewhere\//)
  return new URL(page.url()).pathname.split('/').pop() ?? ''
}

test('open finance: a payment that the customer approves at the bank is charged once, and the receipt appears at once', async ({
  page,
  person,
  ledger,
  look,
}) => {
  await chooseBank(page, person)
  await expect(page.getByText('R$ 20,00').first()).toBeVisible()
  await expect(page.getByText(person.phone).first()).toBeVisible()
  await look('the confirmation')
  await person.button('Ir para o banco').click()
  await expect(person.heading('Autorizar pagamento')).toBeVisible()
  await expect(page.getByText('R$ 20,00')).toBeVisible()
  await expect(page.getByText(person.phone)).toBeVisible()
  expect(await ledger(person.msisdn)).toEqual([])

  await person.button('Autorizar').click()
  await person.expectReceipt()
  await expect(person.receipt('Pagamento')).toHaveText('Pelo seu banco')
  await expect(page).toHaveURL('/recarga/web/sucesso')
})

test('open finance: after the customer refuses the payment at the bank, the page says that nothing was charged', async ({
  page,
  person,
  ledger,
}) => {
  await goToBank(page, person)
  await person.button('Recusar').click()
  await expect(person.dialog).toContainText('Nada foi cobrado.')
  expect(await ledger(person.msisdn)).toEqual([])
  await person.dialog.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
})

test('open finance: Back and a reload lead to the page that waits for the bank, and an expired payment shows a message', async ({
  page,
  person,
  request,
}) => {
  const id = await goToBank(page, person)
  await page.goBack()
  await expect(person.heading('Aguardando o banco')).toBeVisible()
  await expect(page).toHaveURL(WAIT)
  await page.reload()
  await expect(person.heading('Aguardando o banco')).toBeVisible()
  await expect(person.receipt('Valor')).toHaveText('R$ 20,00')
  // The waiting page does not redirect the customer to the bank again.
  await expect(page).toHaveURL(WAIT)

  await page.goto('/recarga/web/pagamento')
  await page.getByRole('button', { name: 'Pagamento no banco em andamento' }).click()
  await person.button('Abrir o banco').click()
  await expect(person.heading('Autorizar pagamento')).toBeVisible()

  await request.post(`/sandbox/elsewhere/${id}/expire`)
  await page.goto(`/status_pisp/${id}`)
  await expect(person.dialog).toContainText('Nada foi cobrado.')
})

test('open finance: a customer who comes back from the bank in another browser logs in, and then sees the payment’s result', async ({
  page,
  person,
  browser,
  request,
}) => {
  const id = await goToBank(page, person)
  const context = await browser.newContext()
  const other = person.at(await context.newPage())
  const response = await other.page.goto(`/status_pisp/${id}`)
  expect(response?.status()).toBe(200)
  await expect(other.page.getByText('Você voltou da página do pagamento.')).toBeVisible()
  await expect(other.page.getByText(/R\$|Helena/)).toHaveCount(0)
  await request.post(`/sandbox/elsewhere/${id}/pay`)
  await other.logInHere()
  await other.expectReceipt()
  await context.close()
})

test('open finance: if the list of banks cannot be read, the page says so and offers another payment method', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  const call = '/customers/{id}/recharges/pisp/organizations'
  consoleWatch.allowStatus(500, call)
  await sandbox.fault({ call: `GET ${call}`, fault: 'status', status: 500, times: 9, msisdn: person.msisdn })
  await person.openPayment(20)
  await person.way(/^Pagar pelo seu banco/).check()
  await person.pay()
  await expect(page.getByText('Não dá para pagar pelo banco agora.')).toBeVisible()
  await expect(page.getByText(/Código/)).toHaveCount(0)
  await expect(page.getByLabel('CPF de quem paga')).toHaveCount(0)
  await person.button('Escolher como pagar').click()
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
})

test('open finance: if creating a payment gets no answer, the page says that nothing was charged, and the next try sends the same key', async ({
  page,
  person,
  sandbox,
  ledger,
  consoleWatch,
}) => {
  consoleWatch.allowLost(PISP)
  const keys: (string | undefined)[] = []
  page.on('request', sent => {
    if (sent.method() === 'POST' && sent.url().endsWith('/recharges/pisp')) keys.push(sent.headers()['idempotency-key'])
  })
  await chooseBank(page, person)
  await sandbox.fault({ call: `POST ${PISP}`, fault: 'drop-after-commit', times: 20, msisdn: person.msisdn })
  await person.button('Ir para o banco').click()
  await expect(page.getByText('O pedido não chegou ao banco. Nada foi cobrado.')).toBeVisible()
  await expect(page.getByLabel('Buscar banco')).toBeVisible()
  await sandbox.clearFaults(person.msisdn)
  expect(await ledger(person.msisdn)).toEqual([])
  await person.button('Continuar').click()
  await person.button('Ir para o banco').click()
  await person.button('Autorizar').click()
  await person.expectReceipt()
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test.describe('a customer pays by the smart checkout', () => {
  const open = async (person: Person): Promise<void> => {
    await person.openPayment(30)
    await person.way(/^Mercado Pago/).check()
    await person.pay()
    await expect(person.heading('Confirmar pagamento')).toBeVisible()
  }

  test('a customer pays on the smart checkout’s page, and is charged once', async ({ person }) => {
    await open(person)
    await person.button('Pagar').click()
    await person.expectReceipt()
    await expect(person.receipt('Pagamento')).toHaveText('Mercado Pago')
  })

  test('if the smart checkout refuses the payment, the page says that nothing was charged', async ({
    person,
    ledger,
  }) => {
    await open(person)
    await person.button('Recusar').click()
    await expect(person.dialog).toContainText('Nada foi cobrado.')
    expect(await ledger(person.msisdn)).toEqual([])
  })
})
