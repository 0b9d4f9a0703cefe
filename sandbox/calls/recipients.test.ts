import { expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { openOperator, present } from '../testing/operator.ts'

const ANA = '11987654321'
const BRUNO = '21998765432'
const DAY_MS = 86_400_000

async function openRecipients(msisdn = BRUNO, operator = openOperator({ settings: { sessionLifeMs: 1000 * DAY_MS } })) {
  const { token } = await operator.login(msisdn)
  const asked = (recipient: string) => ({ params: { msisdn, recipient }, token })
  return {
    operator,
    add: (recipient: string, name = 'Mãe') => operator.ask(calls.addDependent, { ...asked(recipient), body: { name } }),
    remove: (recipient: string) => operator.ask(calls.deleteDependent, asked(recipient)),
    customer: async () => present((await operator.ask(calls.getCustomer, { params: { msisdn }, token })).data),
  }
}

test('a saved recipient uses one of five places until the customer removes it', async () => {
  const { add, remove, customer } = await openRecipients()
  expect((await customer()).profile).toMatchObject({ available_recipient_slots: 5, allowed_recipient_changes: 10 })
  expect((await add('11976543210')).status).toBe(204)
  const after = await customer()
  expect(after.recipients).toEqual([{ msisdn: '11976543210', name: 'Mãe', favorite: false }])
  expect(after.profile).toMatchObject({ available_recipient_slots: 4, allowed_recipient_changes: 9 })
  expect((await remove('11976543210')).status).toBe(204)
  expect((await customer()).profile).toMatchObject({ available_recipient_slots: 5, allowed_recipient_changes: 9 })
  expect((await remove('11976543210')).status).toBe(404)
})

test.each([
  ['the customer’s own number', BRUNO, 422, 236],
  ['a number without its ninth digit', '1176543210', 400, 242],
  ['a landline', '1133334444', 400, 202],
  ['no number', 'nobody', 400, 101],
])('the number %s cannot be saved as a recipient', async (_, recipient, status, code) => {
  const { add } = await openRecipients()
  const reply = await add(recipient)
  expect([reply.status, reply.code]).toEqual([status, code])
})

test('code 234 refuses a recipient that is already saved; code 232 one that was removed within 30 days', async () => {
  const { operator, add, remove } = await openRecipients()
  await add('11976543210')
  expect((await add('11976543210')).code).toBe(234)
  await remove('11976543210')
  expect((await add('11976543210')).code).toBe(232)
  operator.pass(30 * DAY_MS)
  expect((await add('11976543210')).status).toBe(204)
})

test('a sixth recipient is refused with code 221, and an eleventh change in 30 days with code 241', async () => {
  const { operator, add, remove } = await openRecipients()
  const number = (i: number) => `119765432${String(i).padStart(2, '0')}`
  for (let i = 0; i < 5; i++) await add(number(i))
  expect((await add(number(5))).code).toBe(221)
  for (let i = 5; i < 10; i++) {
    await remove(number(i - 5))
    await add(number(i))
  }
  await remove(number(9))
  expect((await add(number(10))).code).toBe(241)
  operator.pass(30 * DAY_MS)
  expect((await add(number(10))).status).toBe(204)
})

test('saving another customer’s number is refused with code 231 until that customer deletes the account', async () => {
  const { operator, add } = await openRecipients()
  const ana = await operator.login(ANA)
  expect((await add(ANA)).code).toBe(231)
  await operator.ask(calls.deleteCustomer, { params: { msisdn: ANA }, token: ana.token })
  expect((await add(ANA)).status).toBe(204)
})

test('if another customer removed a number in the last 30 days, saving it is refused with code 235', async () => {
  const { operator, add } = await openRecipients()
  const other = await openRecipients(ANA, operator)
  await other.add('11911112222')
  await other.remove('11911112222')
  expect((await add('11911112222')).code).toBe(235)
  operator.pass(30 * DAY_MS)
  expect((await add('11911112222')).status).toBe(204)
})

test('if a deleted account had saved a number, saving that number is refused with code 235 for 30 days', async () => {
  const { operator, add } = await openRecipients()
  const ana = await operator.login(ANA)
  await operator.ask(calls.deleteCustomer, { params: { msisdn: ANA }, token: ana.token })
  expect((await add('11976543210')).code).toBe(235)
  operator.pass(30 * DAY_MS)
  expect((await add('11976543210')).status).toBe(204)
})
