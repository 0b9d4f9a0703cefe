import { expect, test } from 'vitest'
import type { Call } from '../../runtime/operator/contract/call.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { openOperator, present } from '../testing/operator.ts'

const ANA = '11987654321'
const BRUNO = '21998765432'
const TEN_MINUTES = 10 * 60_000

async function openTokens(msisdn = ANA, operator = openOperator()) {
  const { id, token, cards } = await operator.login(msisdn)
  const asked = { params: { msisdn }, token }
  return {
    operator,
    id,
    token,
    /** The saved card whose CVV the operator stores. */
    card: cards[1]?.token ?? '',
    secure: () => operator.ask(calls.createSecureToken, { ...asked, body: { brand: 'ELO', paymentType: 'debit' } }),
    /** Charges R$ 20 to the customer's own number with the card whose CVV the operator stores. */
    charge: (referenceId: string, key: string) =>
      operator.ask(calls.createCreditRecharge, {
        params: { id },
        token,
        key,
        body: {
          msisdnRecebedor: msisdn,
          rechargeValueId: 1000 + 1000 * Number(key),
          card: { token: cards[1]?.token ?? '' },
          authenticationType: '3ds2',
          eci: '04',
          authenticationVersion: '2',
          referenceId,
          cavv: '',
          xid: null,
        },
      }),
    dataOnly: () => operator.ask(calls.createDataOnlyToken, asked),
    remove: () => operator.ask(calls.deleteCustomer, asked),
    kept: () => operator.world.store.list('secureToken', `${id}/`),
  }
}

test('3-D Secure tokens have 128 bits, are never repeated and are valid for ten minutes', async () => {
  const { operator, id, secure, dataOnly, kept } = await openTokens()
  const { access_token, expires_in } = present((await secure()).data)
  const { token, sessionToken } = present((await dataOnly()).data)
  const tokens = [access_token, token, sessionToken, present((await secure()).data).access_token]
  expect(new Set(tokens).size).toBe(4)
  for (const one of tokens) expect(one).toMatch(/^[0-9a-f]{32}$/)
  const expiresAt = operator.world.now() + present(expires_in) * 1000
  expect(kept()).toContainEqual({ token: access_token, customerId: id, of: '3ds', expiresAt })
  expect(kept()).toContainEqual({ token, customerId: id, of: 'dataonly', expiresAt })
})

test('3-D Secure tokens are deleted when they expire, and when the account is deleted', async () => {
  const { operator, secure, remove, kept } = await openTokens()
  const bruno = await openTokens(BRUNO, operator)
  await secure()
  await bruno.secure()
  operator.pass(TEN_MINUTES)
  await secure()
  expect([kept().length, bruno.kept().length]).toEqual([1, 1])
  await remove()
  expect([kept().length, bruno.kept().length]).toEqual([0, 1])
})

test('a 3-D Secure token cannot be used as a session token', async () => {
  const { operator, secure } = await openTokens()
  const { access_token } = present((await secure()).data)
  expect((await operator.ask(calls.getCustomer, { params: { msisdn: ANA }, token: access_token })).code).toBe(1001)
})

test('a data-only charge is accepted only with a session id that /dataonly created for this customer', async () => {
  const { operator, dataOnly, id, charge } = await openTokens()
  const { sessionToken } = present((await dataOnly()).data)
  expect((await charge(sessionToken, '1')).status).toBe(201)
  const bruno = await openTokens(BRUNO, operator)
  const { sessionToken: brunos } = present((await bruno.dataOnly()).data)
  for (const [key, referenceId] of [
    ['2', 'made-up'],
    ['3', brunos],
  ] as const)
    expect((await charge(referenceId, key)).code).toBe(302)
  operator.pass(TEN_MINUTES)
  expect((await charge(sessionToken, '4')).code).toBe(302)
  expect(id).not.toBe(bruno.id)
})

const eci = '05'
const proof = { eci, authenticationVersion: '2.2.0', referenceId: 'r', cavv: 'c', xid: null }
test.each([
  ['3ds2 without a proof', '/async', { authenticationType: '3ds2' }, 400],
  ['3ds2 with an incomplete proof', '/async', { authenticationType: '3ds2', eci, referenceId: 'r' }, 400],
  ['a proof without 3ds2', '/async', proof, 400],
  ['another type', '/async', { authenticationType: 'no_pin', ...proof }, 400],
  ['3ds2 with its proof', '/async', { authenticationType: '3ds2', ...proof }, 201],
  ['neither', '/async', {}, 201],
  ['no type, for a 3-D Secure debit', '/3ds-debit', { returnUrl: 'https://a.example', ...proof }, 400],
  [
    '3ds2, for a 3-D Secure debit',
    '/3ds-debit',
    { returnUrl: 'https://a.example', authenticationType: '3ds2', ...proof },
    400,
  ],
] as const)(
  'a charge is accepted only with the right combination of type and 3-D Secure proof: %s',
  async (_, path, fields, status) => {
    const { operator, id, token, card } = await openTokens()
    const body = { msisdnRecebedor: ANA, rechargeValueId: 2000, card: { token: card }, ...fields }
    const call: Call = { ...calls.createPixRecharge, path: `/customers/{id}/recharges${path}` }
    const reply = await operator.ask<unknown, unknown>(call, { params: { id }, token, key: 'k', body })
    expect([reply.status, (await operator.ledger(ANA)).length]).toEqual([status, status === 201 ? 1 : 0])
  },
)
