import { expect, test } from 'vitest'
import { calls } from '../runtime/operator/contract/table.ts'
import { countSms } from './sms-limits.ts'
import { openOperator, present } from './testing/operator.ts'
import type { Settings } from './world.ts'

const ANA = '11987654321'
const UNKNOWN = '11912345678'
const MINUTE = 60_000

const numberOf = (i: number) => `119765${String(i).padStart(5, '0')}`

function openSms(settings: Partial<Settings> = {}) {
  const operator = openOperator({ settings })
  const send = (msisdn: string, { device, peer }: { device?: string; peer?: string } = {}) => {
    const headers = device === undefined ? {} : { deviceId: device }
    return operator.ask(calls.sendSmsToken, { body: { msisdn }, headers, ...(peer !== undefined && { peer }) })
  }
  return { operator, send }
}

test.each([ANA, UNKNOWN])(
  'all devices together can request five SMS for the number %s in ten minutes; a refusal says when to try again',
  async msisdn => {
    const { operator, send } = openSms()
    const resend = () => operator.ask(calls.resendSmsToken, { body: { msisdn, valor: 2000 } })
    for (let i = 0; i < 3; i++) {
      expect((await send(msisdn, { device: `device-${i}`, peer: `203.0.113.${i}` })).status).toBe(200)
      operator.pass(MINUTE)
    }
    for (let i = 0; i < 2; i++) expect((await resend()).status).toBe(200)
    const last = operator.world.store.get('sms', msisdn)
    for (const reply of [await send(msisdn, { device: 'new', peer: '192.0.2.1' }), await resend()]) {
      expect([reply.status, reply.code]).toEqual([429, 1003])
      expect(reply.response.headers.get('retry-after')).toBe(String(7 * 60))
    }
    expect(operator.world.store.get('sms', msisdn)).toEqual(last)
    operator.pass(7 * MINUTE)
    expect((await send(msisdn)).status).toBe(200)
    expect((await send(msisdn)).status).toBe(429)
  },
)

test('a device can request ten SMS in ten minutes, for all numbers together', async () => {
  const { operator, send } = openSms()
  for (let i = 0; i < 10; i++) expect((await send(numberOf(i), { device: 'one' })).status).toBe(200)
  expect((await send(numberOf(10), { device: 'one' })).code).toBe(1003)
  expect((await send(numberOf(10), { device: 'two' })).status).toBe(200)
  operator.pass(10 * MINUTE)
  expect((await send(numberOf(11), { device: 'one' })).status).toBe(200)
})

test('one IP address can request SMS codes for a limited number of phone numbers, whatever device ids it sends', async () => {
  const { operator, send } = openSms({ smsNumbersPerAddress: 3 })
  const from = (peer: string, i: number) => send(numberOf(i), { device: `device-${i}`, peer })
  for (let i = 0; i < 3; i++) expect((await from('203.0.113.7', i)).status).toBe(200)
  expect((await from('203.0.113.7', 3)).code).toBe(1003)
  expect((await from('::ffff:203.0.113.7', 4)).code).toBe(1003)
  expect((await from('203.0.113.8', 5)).status).toBe(200)
  // The same IP address may request another code for a number that has one already.
  expect((await from('203.0.113.7', 0)).status).toBe(200)
  operator.pass(10 * MINUTE)
  expect((await from('203.0.113.7', 6)).status).toBe(200)
})

test('more than 600 customers of a mobile network can log in from the same IP address', () => {
  const { world } = openOperator()
  expect(world.settings.smsNumbersPerAddress).toBeGreaterThanOrEqual(5_000)
  const from = (i: number) =>
    countSms(world, numberOf(i), { peer: '203.0.113.7', deviceId: undefined, channel: undefined })
  for (let i = 0; i < 650; i++) expect(from(i)).toBeUndefined()
})

test('the SMS limit treats all IPv6 addresses that one customer can choose as the same address', async () => {
  const { send } = openSms({ smsNumbersPerAddress: 1 })
  expect((await send(numberOf(0), { peer: '2001:db8:0:1::1' })).status).toBe(200)
  expect((await send(numberOf(1), { peer: '2001:db8:0:1:aaaa:bbbb:cccc:dddd' })).status).toBe(429)
  expect((await send(numberOf(2), { peer: '2001:db8:0:2::1' })).status).toBe(200)
})

test('if an SMS is refused, it does not count towards the limits', async () => {
  const { operator, send } = openSms({ smsPerNumber: 1 })
  for (let i = 0; i < 20; i++) await send(ANA)
  for (let i = 0; i < 20; i++) await send('123', { device: 'one' })
  expect((await send(UNKNOWN, { device: 'one' })).status).toBe(200)
  operator.pass(10 * MINUTE)
  expect((await send(ANA)).status).toBe(200)
})

test('a repeated request sends no second SMS, and a refused request can be repeated later with the same idempotency key', async () => {
  const operator = openOperator({ settings: { smsPerNumber: 1 } })
  const send = (key: string) => operator.ask(calls.sendSmsToken, { body: { msisdn: ANA }, key })
  const first = await send('a')
  expect((await send('a')).data).toEqual(first.data)
  expect((await send('b')).status).toBe(429)
  operator.pass(10 * MINUTE)
  expect((await send('b')).status).toBe(200)
})

test('the counts of sent SMS are deleted after ten minutes', async () => {
  const { operator, send } = openSms()
  for (let i = 0; i < 30; i++) await send(numberOf(i), { device: `device-${i}`, peer: '203.0.113.7' })
  expect(operator.world.store.list('smsTimes')).toHaveLength(60)
  expect(operator.world.store.list('smsNumber')).toHaveLength(30)
  operator.pass(10 * MINUTE)
  await send(ANA)
  expect(operator.world.store.list('smsNumber')).toHaveLength(0)
  expect(operator.world.store.list('smsTimes')).toHaveLength(1)
})

test('when an SMS code is sent, the sandbox deletes expired SMS codes and expired ids that hide a number', async () => {
  const { operator, send } = openSms()
  for (let i = 0; i < 30; i++) await send(numberOf(i))
  operator.pass(10 * MINUTE)
  await send(ANA)
  expect(operator.world.store.list('sms')).toHaveLength(1)
  expect(operator.world.store.list('handle')).toHaveLength(31)
  operator.pass(50 * MINUTE)
  await send(ANA)
  expect(operator.world.store.list('handle')).toHaveLength(2)
})

test('with the next SMS, wrong tries of a day ago are deleted, but a blocked number is still blocked', async () => {
  const { operator, send } = openSms()
  const blocked = operator.world.store.list('tries').length
  for (let i = 0; i < 30; i++) {
    const { encryptedMsisdn } = present((await send(numberOf(i))).data)
    await operator.ask(calls.openSession, { body: { encryptedMsisdn, authCode: 'wrong' } })
  }
  expect(operator.world.store.list('tries')).toHaveLength(blocked + 30)
  operator.pass(24 * 60 * MINUTE)
  await send(ANA)
  expect(operator.world.store.list('tries')).toHaveLength(blocked)
  expect(blocked).toBeGreaterThan(0)
})

test('a reset of the sandbox starts the count of sent SMS again', async () => {
  const { operator, send } = openSms({ smsPerNumber: 1 })
  await send(ANA)
  await operator.control('POST', '/reset')
  expect((await send(ANA)).status).toBe(200)
})
