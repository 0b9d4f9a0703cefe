import { expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { parseBrCode } from '../../runtime/rules/br-code.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'

const BRUNO = '21998765432'
const MARIA = '61995551010'

async function openPix(msisdn = BRUNO, pixReadyMs = 0) {
  const operator = openOperator({ settings: { pixReadyMs } })
  const paying = payingFor(operator)
  const session = await operator.login(msisdn)
  const { id } = present((await paying.pix(session, { key: 'k', recipient: '11912345678' })).data)
  return {
    operator,
    id,
    code: () => paying.code(session, id),
    status: () => paying.status(session, id),
    pay: () => operator.control('POST', `/pix/${id}/pay`),
    ledger: () => operator.ledger(msisdn),
  }
}

test('half a second after a Pix is created, its code can be read, with the amount and the txid', async () => {
  const { operator, id, code } = await openPix(BRUNO, 500)
  expect((await code()).status).toBe(404)
  operator.pass(500)
  const { data } = await code()
  expect(parseBrCode(present(data).qr_code)).toMatchObject({ ok: true, brCode: { amountCents: 2000, txid: id } })
  expect(id).toMatch(/^[a-zA-Z0-9]{26,35}$/)
})

test('a Pix code can be paid for ten minutes by the server’s clock', async () => {
  const { code } = await openPix()
  const reply = await code()
  const { created_at, expires_at } = present(reply.data)
  const createdMs = Date.parse(present(created_at))
  expect(Date.parse(present(expires_at)) - createdMs).toBe(600_000)
  expect(Math.abs(Date.parse(present(reply.response.headers.get('date'))) - createdMs)).toBeLessThan(1000)
})

test('a Pix charges nothing until the customer pays it; the recharge is then delivered at once', async () => {
  const { status, pay, ledger, id } = await openPix()
  expect((await status()).status).toBe(404)
  expect(await ledger()).toEqual([])
  const paid = await pay()
  expect(paid.status).toBe(200)
  const settled = await status()
  expect(settled.data).toMatchObject({ status: 'OK', nsu: expect.stringMatching(/^\d{9}$/) })
  expect(await ledger()).toMatchObject([
    { id, method: 'pix', status: 'OK', recipient: '11912345678', key: 'k', nsu: settled.data?.nsu },
  ])
})

test('paying a Pix twice charges the customer once', async () => {
  const { pay, ledger } = await openPix()
  const first = await pay()
  expect(await pay()).toEqual(first)
  expect(await ledger()).toHaveLength(1)
})

test('an expired Pix code can still be read, but cannot be paid', async () => {
  const { operator, code, status, pay, ledger } = await openPix()
  operator.pass(601_000)
  expect((await code()).status).toBe(200)
  expect((await pay()).status).toBe(422)
  expect((await status()).status).toBe(404)
  expect(await ledger()).toEqual([])
})

test('if a Pix was paid in time, it stays paid after its code has expired', async () => {
  const { operator, status, pay } = await openPix()
  await pay()
  operator.pass(3_600_000)
  expect((await status()).data?.status).toBe('OK')
})

test('the test customer Fábio never gets a Pix code', async () => {
  const { operator, code } = await openPix('71994440905')
  const reply = await code()
  expect([reply.status, reply.code]).toEqual([422, 902])
  operator.pass(5000)
  expect((await code()).status).toBe(422)
})

test.each([
  ['felix', 904],
  ['flora', 905],
])('creating a Pix for the test customer %s is refused with code %i and stores nothing', async (like, code) => {
  const operator = openOperator()
  const person = await operator.loginLike(like)
  const reply = await payingFor(operator).pix(person)
  expect([reply.status, reply.code]).toEqual([422, code])
  const { data } = await operator.ask(calls.getRecharges, { params: { msisdn: person.msisdn }, token: person.token })
  expect(data?.recharges).toEqual([])
})

test('the sandbox accepts the notice of a WhatsApp Pix only for an amount that the customer’s profile may buy', async () => {
  const operator = openOperator()
  const helena = await operator.login('85992221155')
  const { id, segment: _, ...customer } = present(operator.world.store.get('customer', helena.id))
  operator.world.store.put('customer', id, { ...customer, id, segment: 'CONTROLE' })
  const pixExternalId = present(operator.world.store.list('pixChat').at(-1)).id
  const body = { msisdnRecebedor: helena.msisdn, rechargeValueId: 1000 }
  const reply = await operator.ask(calls.createPixIntention, { params: { pixExternalId }, token: helena.token, body })
  expect(reply.code).toBe(427)
})

test('an unknown Pix can be neither read nor paid, and a card charge has no Pix code', async () => {
  const operator = openOperator()
  const paying = payingFor(operator)
  const ana = await operator.login('11987654321')
  expect((await paying.code(ana, 'nope')).status).toBe(404)
  expect((await operator.control('POST', '/pix/nope/pay')).status).toBe(404)
  const { id } = present((await paying.card(ana, { token: present(ana.cards[1]).token })).data)
  expect((await paying.code(ana, id)).status).toBe(404)
  expect((await operator.control('POST', `/pix/${id}/pay`)).status).toBe(404)
})

test('no two charges in the sandbox have the same receipt number, even after a reset', async () => {
  const operator = openOperator()
  const seen = async () => {
    const { token } = await operator.login(MARIA)
    const { data } = await operator.ask(calls.getRecharges, { params: { msisdn: MARIA }, token })
    return present(data).recharges.map(recharge => present(recharge.nsu))
  }
  const before = await seen()
  await operator.control('POST', '/reset')
  const after = await seen()
  expect(before).toHaveLength(24)
  expect(new Set([...before, ...after]).size).toBe(48)
})
