import { describe, expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { channelCodes } from '../../runtime/rules/channels.ts'
import { type Operator, openOperator, present } from '../testing/operator.ts'
import { callNamed, callNames, openStage } from '../testing/samples.ts'

const ANA = '11987654321'
const HELENA = '85992221155'

/** Logs in with these headers and returns the answer to `POST /sessions`. */
async function open(operator: Operator, headers: Record<string, string>, msisdn = ANA) {
  const { data } = await operator.ask(calls.sendSmsToken, { body: { msisdn } })
  const authCode = present(operator.world.store.get('sms', msisdn)).code
  return operator.ask(calls.openSession, { body: { ...present(data), authCode }, headers })
}

const read = (operator: Operator, token: string, headers: Record<string, string>) =>
  operator.ask(calls.getCustomer, { params: { msisdn: ANA }, token, headers })

describe('a session that was opened on a device', () => {
  test('a session is valid only on the device that opened it, and any other device is refused with code 1002', async () => {
    const operator = openOperator()
    const token = present((await open(operator, { deviceId: 'device-1' })).data).id
    expect((await read(operator, token, { deviceId: 'device-1' })).status).toBe(200)
    for (const headers of [{ deviceId: 'device-2' }, { deviceId: '' }, {}]) {
      const reply = await read(operator, token, headers)
      expect([reply.status, reply.code]).toEqual([403, 1002])
    }
    expect((await read(operator, token, { deviceId: 'device-1' })).status).toBe(200)
  })

  test.each(callNames.filter(name => callNamed(name).who === 'customer'))(
    'a session of another device cannot call %s',
    async name => {
      const operator = openOperator()
      const { samples } = await openStage(operator)
      const token = present((await open(operator, { deviceId: 'device-1' }, HELENA)).data).id
      const asked = { ...samples[name], token, headers: { deviceId: 'device-2' } }
      const before = JSON.stringify(operator.world.store.list('customer'))
      const reply = await operator.ask(callNamed(name), asked)
      expect([reply.status, reply.code]).toEqual([403, 1002])
      expect(JSON.stringify(operator.world.store.list('customer'))).toBe(before)
    },
  )

  test('after a logout, another device is told that the session has expired, even if it repeats the logout’s idempotency key', async () => {
    const operator = openOperator()
    const token = present((await open(operator, { deviceId: 'device-1' })).data).id
    const close = (deviceId: string) => operator.ask(calls.closeSession, { token, key: 'k', headers: { deviceId } })
    expect((await close('device-1')).status).toBe(204)
    expect((await close('device-1')).status).toBe(204)
    const reply = await close('device-2')
    expect([reply.status, reply.code]).toEqual([401, 1001])
  })
})

test('a session that was opened without a device id is valid on every device', async () => {
  const operator = openOperator()
  const { token } = await operator.login(ANA)
  for (const headers of [{}, { deviceId: 'device-1' }, { deviceId: 'device-2' }])
    expect((await read(operator, token, headers)).status).toBe(200)
})

test('a login from an unknown channel is refused with code 243, and the SMS code stays valid', async () => {
  const operator = openOperator()
  const { data } = await operator.ask(calls.sendSmsToken, { body: { msisdn: ANA } })
  const authCode = present(operator.world.store.get('sms', ANA)).code
  const from = (channel: string) =>
    operator.ask(calls.openSession, { body: { ...present(data), authCode }, headers: { Channel: channel } })
  for (const channel of ['fax', 'WEB', '__proto__']) {
    const reply = await from(channel)
    expect([reply.status, reply.code]).toEqual([403, 243])
  }
  expect((await from('web')).status).toBe(201)
})

test.each(channelCodes)('a customer can log in from the channel %s', async channel => {
  expect((await open(openOperator(), { Channel: channel })).status).toBe(201)
})
