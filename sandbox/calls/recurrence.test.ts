import { expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { scheduleLines } from '../schedule-lines.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'

async function openSchedule(like = 'ana') {
  const operator = openOperator()
  const { id, msisdn, token, cards } = await operator.loginLike(like)
  const asked = { params: { id }, token }
  const card = present(cards[0]).token
  const weekly = { frequency: 'WEEKLY', day: 'MONDAY', value: 2000, recipient: '11976543210', token: card }
  return {
    operator,
    card,
    session: { id, msisdn, token },
    save: (change: object = {}) => operator.ask(calls.saveRecurrence, { ...asked, body: { ...weekly, ...change } }),
    read: () => operator.ask(calls.getRecurrence, asked),
    stop: () => operator.ask(calls.stopRecurrence, asked),
    automatic: async () => (await operator.ask(calls.getAutomaticRecharge, asked)).data,
  }
}

test('a customer can create, change, read and stop a schedule', async () => {
  const { operator, save, read, stop, automatic, card } = await openSchedule()
  expect((await read()).status).toBe(404)
  expect(await automatic()).toEqual({ elegible: true, autoRechargeToggle: false })
  const created = await save()
  expect(created.status).toBe(201)
  operator.pass(60_000)
  const changed = await save({ frequency: 'MONTHLY', day: '28', value: 10_000 })
  expect([changed.status, changed.data]).toEqual([200, created.data])
  expect((await read()).data).toEqual({
    frequency: 'MONTHLY',
    day: '28',
    value: 10_000,
    recipient: '11976543210',
    token: card,
    card: { brand: 'VISA', last: '4242' },
    createdAt: '2026-11-27T15:00:00.000Z',
  })
  expect((await automatic())?.autoRechargeToggle).toBe(true)
  expect((await stop()).status).toBe(204)
  expect((await read()).status).toBe(404)
  expect((await stop()).status).toBe(404)
})

test.each([
  ['a frequency', { frequency: 'DAILY' }, 101],
  ['a weekday', { day: '03' }, 101],
  ['a possible day of the month', { frequency: 'MONTHLY', day: '29' }, 101],
  ['day 00', { frequency: 'MONTHLY', day: '00' }, 101],
  ['an amount for a week', { value: 10_000 }, 402],
  ['an amount for a month', { frequency: 'MONTHLY', day: '01', value: 1000 }, 402],
  ['a saved card', { token: 'nope' }, 263],
  ['a number', { recipient: '1176543210' }, 242],
])('a schedule without a valid value for %s is refused', async (_, change, code) => {
  const { save, read } = await openSchedule()
  expect((await save(change)).code).toBe(code)
  expect((await read()).status).toBe(404)
})

test('creating a schedule is refused with code 1004 if the customer has never recharged', async () => {
  const { save } = await openSchedule('carla')
  expect((await save({ value: 1500 })).code).toBe(1004)
})

test('creating a schedule over the daily limit is refused with code 424', async () => {
  const { save } = await openSchedule('carla')
  expect((await save()).code).toBe(424)
})

test('a schedule for more than the customer’s plan allows is refused with code 418', async () => {
  const { save } = await openSchedule('nina')
  expect((await save({ value: 5000 })).code).toBe(418)
  expect((await save({ value: 3000 })).status).toBe(201)
})

test('if a customer deletes the card of a schedule, the schedule ends, and repeating the recharge is no longer offered', async () => {
  const { operator, save, read, card, session, automatic } = await openSchedule()
  await save()
  await operator.ask(calls.deleteCard, { params: { msisdn: session.msisdn, token: card }, token: session.token })
  expect((await read()).status).toBe(404)
  expect(await automatic()).toEqual({ elegible: false, autoRechargeToggle: false })
})

test.each([
  ['caio', {}, 419],
  ['nina', { value: 1000 }, 427],
  ['nina', { value: 4000 }, 427],
  ['mila', { value: 1000 }, 426],
  ...scheduleLines.map(({ msisdn, code }) => ['ana', { recipient: msisdn }, code] as const),
] as const)('the test customer %s cannot schedule %o and gets code %d', async (like, change, code) => {
  const { save, read } = await openSchedule(like)
  const reply = await save(change)
  expect([reply.status, reply.code]).toEqual([422, code])
  expect((await read()).status).toBe(404)
})

test('creating a schedule is refused with code 1004 if the customer has only an unpaid Pix', async () => {
  const { save, operator, session } = await openSchedule('carla')
  await payingFor(operator).pix({ ...session, cards: [] }, { value: 1500 })
  expect((await save({ value: 1500 })).code).toBe(1004)
})
