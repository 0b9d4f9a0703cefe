import { expect, test } from 'vitest'
import { calls } from '../runtime/operator/contract/table.ts'
import { createLimiter } from './limiter.ts'
import { openOperator } from './testing/operator.ts'

const MINUTE = 60_000
const ANA = '11987654321'

test('the limiter counts requests without a session per IP address, even if they name different devices', async () => {
  const operator = openOperator({ settings: { requestsPerMinute: 3 } })
  const ask = (device: string, peer: string) =>
    operator.ask(calls.getChannelSettings, { headers: { deviceId: device }, peer })
  for (const device of ['a', 'b', 'c']) expect((await ask(device, '203.0.113.7')).status).toBe(200)
  const fourth = await ask('d', '203.0.113.7')
  expect([fourth.status, fourth.code]).toEqual([429, 1003])
  expect((await ask('d', '203.0.113.8')).status).toBe(200)
  operator.pass(MINUTE)
  expect((await ask('d', '203.0.113.7')).status).toBe(200)
})

test('the limiter adds up the requests of a device from all its IP addresses', async () => {
  const operator = openOperator({ settings: { requestsPerMinute: 2 } })
  const ask = (peer: string) => operator.ask(calls.getChannelSettings, { headers: { deviceId: 'a' }, peer })
  for (const peer of ['203.0.113.1', '203.0.113.2']) expect((await ask(peer)).status).toBe(200)
  expect((await ask('203.0.113.3')).status).toBe(429)
})

test('requests without a device id are limited per IP address, so one caller cannot use up another’s limit', async () => {
  const operator = openOperator({ settings: { requestsPerMinute: 2 } })
  const body = { pan: '4242424242424242', month: '12', year: '2030' }
  const tokenize = async (peer: string) => (await operator.ask(calls.tokenizeCard, { body, peer })).status
  expect([await tokenize('203.0.113.1'), await tokenize('203.0.113.1')]).toEqual([201, 201])
  expect(await tokenize('203.0.113.1')).toBe(429)
  expect(await tokenize('203.0.113.2')).toBe(201)
})

test('the limiter adds up a customer’s requests from all devices, but not other customers’ requests from the same IP address', async () => {
  const operator = openOperator({ settings: { requestsPerMinute: 5 } })
  const { token } = await operator.login(ANA)
  const peer = '203.0.113.7'
  for (let i = 0; i < 6; i++) await operator.ask(calls.getChannelSettings, { peer, headers: { deviceId: 'neighbour' } })
  const read = (device: string) =>
    operator.ask(calls.getCustomer, { params: { msisdn: ANA }, token, peer, headers: { deviceId: device } })
  for (const device of ['a', 'b', 'c', 'd']) expect((await read(device)).status).toBe(200)
  expect((await read('e')).status).toBe(429)
})

test('requests with invented session tokens from one IP address are all counted together', async () => {
  const operator = openOperator({ settings: { requestsPerMinute: 2 } })
  const read = (i: number) => operator.ask(calls.getCustomer, { token: `made-up-${i}`, peer: '203.0.113.7' })
  expect([(await read(0)).status, (await read(1)).status, (await read(2)).status]).toEqual([401, 401, 429])
})

test('the limiter deletes old callers, so a large crowd does not fill the memory', () => {
  const admits = createLimiter(1)
  expect(admits('first', 0)).toBe(true)
  expect(admits('first', 0)).toBe(false)
  for (let i = 0; i < 20_000; i++) admits(`caller ${i}`, 0)
  expect(admits('first', 0)).toBe(true)
  expect(admits('caller 19999', 0)).toBe(false)
})
