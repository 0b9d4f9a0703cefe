import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'
import { readFolder } from '../../scripts/site/app-files.mjs'
import { listRelease } from '../../scripts/site/write-worker.mjs'
import { type OwnSite, openSite } from '../e2e/own-site.ts'
import { expect, test } from './fixtures.ts'

/** How many files the service worker has stored. Pages are no files, because their names have no dot. */
const COUNT_KEPT =
  'caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).filter(({ url }) => /\\.\\w+$/.test(new URL(url).pathname)).length)'
const ASKED_BY_BANK = '4761730000000029'
const TWENTY = /^R\$ 20\b/

test('a customer logs in by SMS and chooses an amount', async ({ hand, customerLike, look }) => {
  const customer = await customerLike('ana')
  await hand.open('/web/login')
  await customer.seesInk('h1')
  await look('login')
  await customer.logIn()
  await hand.sees('radio', TWENTY)
  await look('amounts')
})

test('a customer pays a Pix, and the receipt appears without a tap', async ({ hand, customerLike, look }) => {
  const customer = await customerLike('bruno')
  await customer.openPayment()
  await look('payment')
  await hand.tap('radio', /^Pix/)
  await hand.tap('button', 'Pagar')
  await hand.sees('button', 'Copiar código Pix')
  await look('pix')
  await customer.payPixOnScreen()
  await customer.seesReceipt()
  await look('receipt')
})

test('a saved card asks for its CVV in a dialog; Escape closes the dialog, and the focus returns to the button', async ({
  hand,
  customerLike,
  look,
}) => {
  const customer = await customerLike('ana')
  await customer.openPayment()
  await hand.tap('radio', /final 4242/)
  await hand.tap('button', 'Pagar')
  await hand.sees('dialog', 'Confirme o pagamento')
  await look('dialog')
  const isFocusInside = 'document.querySelector("dialog[open]").contains(document.activeElement)'
  expect(await hand.ask(isFocusInside)).toBe(true)
  await hand.press('Escape')
  await expect.poll(() => hand.ask('document.querySelector("dialog[open]") === null')).toBe(true)
  await expect.poll(() => hand.ask('document.activeElement.textContent')).toMatch(/^Pagar/)
  await hand.tap('button', 'Pagar')
  await hand.sees('dialog', 'Confirme o pagamento')
  await hand.type('CVV', '123')
  await hand.tap('button', /^Pagar R\$/)
  await customer.seesReceipt()
})

test('a customer pays with a new card', async ({ hand, customerLike, look }) => {
  const customer = await customerLike('ana')
  await customer.openPayment()
  await hand.tap('radio', /^Cartão de crédito/)
  await customer.typeCard('5105105105105100')
  await look('new-card')
  await hand.tap('button', 'Pagar')
  await customer.seesReceipt()
})

test('the bank asks about a debit card in its frame, and the customer confirms there', async ({
  hand,
  customerLike,
  look,
}) => {
  const customer = await customerLike('helena')
  await customer.openPayment()
  await hand.tap('radio', /^Cartão de débito/)
  await customer.typeCard(ASKED_BY_BANK)
  await hand.tap('button', 'Pagar')
  await hand.goInto('Confirmação do seu banco')
  await hand.sees('button', 'Confirmar')
  await look('bank-frame')
  await hand.tap('button', 'Confirmar')
  await hand.goOut()
  await customer.seesReceipt()
})

test('open finance leads to the bank’s page; Back leads to the page that waits, and the approved payment to the receipt', async ({
  hand,
  customerLike,
  look,
}) => {
  const customer = await customerLike('helena')
  await customer.openPayment()
  await hand.tap('radio', /^Pagar pelo seu banco/)
  await hand.tap('button', 'Pagar')
  await hand.type('Buscar banco', 'atento')
  await hand.tap('radio', 'Banco Atento')
  await hand.type('CPF de quem paga', '52998224725')
  await hand.tap('button', 'Continuar')
  await hand.tap('button', 'Ir para o banco')
  await hand.sees('heading', 'Autorizar pagamento')
  await look('bank-page')
  await hand.back()
  await hand.sees('heading', 'Aguardando o banco')
  await hand.tap('button', 'Abrir o banco')
  await hand.tap('button', 'Autorizar')
  await customer.seesReceipt()
})

test('a light-blue customer sees the light-blue pages after the login', async ({ hand, customerLike, look }) => {
  const customer = await customerLike('celeste')
  await hand.open('/web/login')
  await customer.logIn()
  await hand.sees('radio', TWENTY)
  expect(await hand.ask('document.documentElement.dataset.theme')).toBe('lightblue')
  await look('light-blue')
})

test('in a partner’s frame the bank asks about a debit card, and the partner hears of the recharge', async ({
  hand,
  customerLike,
  look,
  request,
  engine,
}) => {
  const customer = await customerLike('helena')
  const found = await request.get('/sandbox/partner', { maxRedirects: 0 })
  await hand.open(`${found.headers().location}?msisdn=${customer.msisdn}&valueCents=3000`)
  await hand.goInto('Recarga')
  await hand.tap('button', 'Continuar')
  await hand.tap('radio', /^Cartão de débito/)
  await customer.typeCard(ASKED_BY_BANK)
  await hand.tap('button', 'Pagar')
  await hand.goInto('Confirmação do seu banco')
  await hand.tap('button', 'Confirmar')
  await hand.goOut()
  await hand.goInto('Recarga')
  if (engine === 'webkit' && (await customer.wasNotCharged())) {
    // After a frame has removed a frame of its own, WPE WebKit 2.38 loses the answer to its next POST: the server has
    // answered, but `fetch` fails. This also happens to a POST that only the test sends, such as one to /healthz.
    console.log('WPE WebKit 2.38 lost the first answer after the bank’s frame, so the customer tapped “Pagar” again.')
    await hand.tap('button', 'Pagar')
  }
  await customer.seesReceipt()
  await hand.goOut()
  await expect.poll(() => hand.ask('document.querySelector("#heard").textContent')).toMatch(/^m4u_sucesso/)
  await look('partner')
})

test('Back, Forward and a reload keep the step and the amount', async ({ hand, customerLike }) => {
  const customer = await customerLike('ana')
  await customer.comeBack('/recarga/efetuar')
  await hand.tap('radio', TWENTY)
  await hand.tap('button', 'Continuar')
  await hand.sees('heading', 'Como você quer pagar?')
  await hand.back()
  await hand.sees('radio', TWENTY)
  expect(await hand.ask('document.querySelector("input:checked").labels[0].textContent')).toMatch(/^R\$\s20/)
  await hand.forward()
  await hand.sees('heading', 'Como você quer pagar?')
  await hand.reload()
  await hand.sees('heading', 'Como você quer pagar?')
  expect(await hand.ask('location.pathname')).toBe('/recarga/web/pagamento')
})

const testOnOwnSite = test.extend<{ site: OwnSite }>({
  site: async ({ engine: _ }, use) => {
    const site = await openSite([], false)
    await use(site)
    await site.stop()
  },
  baseURL: ({ site }, use) => use(site.url),
})

testOnOwnSite(
  'without a network a visited page opens and says that nothing was sent; with a network the same tap goes on',
  async ({ site, hand, look }) => {
    await hand.open('/web/login')
    await hand.type('Número com DDD', '11987654321')
    const files = listRelease(readFolder(join(root, 'dist')), '').files.length
    // The worker fetches all files after a key press or a tap. It ignores those that come before it controls the page,
    // so the key is pressed again and again.
    const countKept = async () => {
      await hand.press('Tab')
      return hand.ask(COUNT_KEPT)
    }
    await expect.poll(countKept, { timeout: 30_000 }).toBe(files)
    await site.stop()
    await hand.reload()
    await hand.type('Número com DDD', '11987654321')
    await hand.tap('button', 'Receber código')
    await hand.sees('status', 'nada foi enviado')
    await look('offline')
    await site.start()
    await hand.tap('button', 'Receber código')
    await hand.sees('textbox', 'Código de 6 dígitos')
  },
)
