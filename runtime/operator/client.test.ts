import { describe, expect, test } from 'vitest'
import { answers, respond } from '../../tests/runtime/network.ts'
import { ANA, openPage, openPlace } from '../../tests/runtime/page.ts'
import { getGeolocation } from './contract/channel.ts'
import { getCustomer, getFeatureToggles } from './contract/customer.ts'
import { getBin, getBrands, tokenizeCard } from './contract/payment.ts'
import { createPixRecharge } from './contract/pix.ts'
import { getRechargeStatus, getRechargeValues } from './contract/recharge.ts'
import { sendSmsToken } from './contract/session.ts'

const card = { pan: '4242424242424242', month: '12', year: '2030' }
const params = { msisdn: ANA }

async function openLoggedIn(place = openPlace()) {
  const page = openPage(place)
  const { token } = await page.login(ANA)
  const { send } = page.context
  return { page, token, send, network: page.network }
}

describe('the headers of a call', () => {
  test('every call sends the channel, the device id and the app’s version; only private calls send the session’s token', async () => {
    const { send, network, token } = await openLoggedIn()
    await send(getCustomer, { params })
    await send(sendSmsToken, { params: {}, body: { msisdn: ANA }, key: 'k' })
    const [asCustomer, asAnyone] = network.sent
    const page = { Channel: 'web', deviceId: 'device-1', 'App-Version': '1.2.3', 'Content-Type': 'application/json' }
    expect(asCustomer?.headers).toMatchObject({ ...page, Authorization: `customer ${token}` })
    expect(asAnyone?.headers).toMatchObject({ ...page, 'Idempotency-Key': 'k' })
    expect(asAnyone?.headers).not.toHaveProperty('Authorization')
    expect(asCustomer?.headers).not.toHaveProperty('Idempotency-Key')
  })

  test('only charges send the header with the release, and this cannot replace headers such as Authorization', async () => {
    const chargeHeaders = { 'Recarrega-Release': 'r1; web~hero=control', Authorization: 'x', deviceId: 'x' }
    const { send, network, token } = await openLoggedIn({ ...openPlace(), chargeHeaders })
    await send(getCustomer, { params })
    await send(sendSmsToken, { params: {}, body: { msisdn: ANA } })
    await send(createPixRecharge, { params: { id: '1' }, body: { msisdnRecebedor: ANA, rechargeValueId: 1 } })
    const [read, write, charge] = network.sent.map(({ headers }) => headers)
    expect([read, write].map(headers => headers?.['Recarrega-Release'])).toEqual([undefined, undefined])
    expect(charge).toMatchObject({
      ...{ 'Recarrega-Release': 'r1; web~hero=control', Authorization: `customer ${token}`, deviceId: 'device-1' },
    })
  })

  test('calls to the card, brand, BIN and geolocation services send no headers about the customer', async () => {
    const { send, network } = await openLoggedIn()
    await send(tokenizeCard, { params: {}, body: card, key: 'k' })
    await send(getBrands, { params: {} })
    await send(getBin, { params: { bin: '424242' } })
    await send(getGeolocation, { params: {} })
    expect(network.sent).toHaveLength(4)
    const [tokenized, ...lookUps] = network.sent.map(({ headers }) => Object.keys(headers).sort())
    expect(tokenized).toEqual(['Accept', 'Content-Type'])
    // Any further header would make the browser send a CORS preflight first. That costs time, and a BIN look-up must
    // finish within one second.
    for (const headers of lookUps) expect(headers).toEqual(['Accept'])
  })

  test('before a session is stored, a call can already send the session’s new token', async () => {
    const { send, network } = await openLoggedIn()
    await send(getCustomer, { params, token: 'new' })
    expect(network.sent[0]?.headers.Authorization).toBe('customer new')
  })
})

describe('how a call is encoded', () => {
  test('a card is sent as a form, other bodies are sent as JSON, and a read has no body', async () => {
    const { send, network } = await openLoggedIn()
    await send(tokenizeCard, { params: {}, body: { ...card, month: '1&pan=2 é' } })
    await send(sendSmsToken, { params: {}, body: { msisdn: ANA } })
    await send(getCustomer, { params })
    const [form, json, none] = network.sent
    expect(form?.headers['Content-Type']).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(form?.body))).toEqual({ ...card, month: '1&pan=2 é' })
    expect(json?.body).toBe(JSON.stringify({ msisdn: ANA }))
    expect(none?.body).toBe('')
  })

  test.each(['a/b', '../x', 'a?b#c', 'a b', '%2e', '{cid}', '$&', 'ação'])(
    'the id "%s" is encoded, so that it stays one part of the address',
    async id => {
      const { send, network } = await openLoggedIn()
      await send(getRechargeStatus, { params: { id, cid: 'c', txid: id } })
      const parts = new URL(`http://operator${network.sent[0]?.path}`).pathname.split('/').slice(3)
      expect(parts.map(decodeURIComponent)).toEqual(['customers', id, 'uuid', 'c', 'recharges', id])
    },
  )

  test('the query of a call is encoded in its address', async () => {
    const { send, network } = await openLoggedIn()
    await send(getRechargeValues, { params: { id: '1' }, query: { todosValores: 'a&b=c' } })
    expect(network.sent[0]?.path).toBe('/operator/b/customers/1/recharge-values?todosValores=a%26b%3Dc')
  })

  test('if a parameter of a call cannot be encoded in an address, the call returns “lost” and throws nothing', async () => {
    const { send, network } = await openLoggedIn()
    expect(await send(getCustomer, { params: { msisdn: '\ud800' } })).toEqual({ kind: 'lost', why: 'network' })
    expect(network.sent).toEqual([])
  })
})

describe('an unusable answer', () => {
  test.each([
    ['half a body', respond(200, '{"encryptedMsi')],
    ['HTML with 200', respond(200, '<!doctype html><h1>Wi-Fi</h1>', { 'content-type': 'text/html' })],
    ['JSON of another shape', respond(200, { encryptedMsisdn: 7 })],
    ['nothing', respond(204, '')],
  ])('an answer that the app cannot use ("%s") counts as lost, with the reason “broken”', async (_, answer) => {
    const { send, network } = await openLoggedIn()
    network.plan('/sms-token', async () => answer)
    const sent = await send(sendSmsToken, { params: {}, body: { msisdn: ANA } })
    expect(sent).toEqual({ kind: 'lost', why: 'broken' })
  })

  test('if the connection breaks before or during an answer, the answer counts as lost, with the reason “network”', async () => {
    const { send, network } = await openLoggedIn()
    network.plan('GET', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await send(getCustomer, { params })).toEqual({ kind: 'lost', why: 'network' })
    network.plan('GET', async () => ({ ...respond(200, ''), text: () => Promise.reject(new TypeError('cut')) }))
    expect(await send(getCustomer, { params })).toEqual({ kind: 'lost', why: 'network' })
  })

  test('an offline device sends no call', async () => {
    const { send, network } = await openLoggedIn()
    network.isOnline = false
    expect(await send(getCustomer, { params })).toEqual({ kind: 'lost', why: 'offline' })
    expect(network.sent).toEqual([])
  })
})

describe('a refusal', () => {
  async function refusal(answer: ReturnType<typeof respond>) {
    const { send, network } = await openLoggedIn()
    network.plan('POST', async () => answer)
    const params = { id: '1' }
    return send(createPixRecharge, { params, body: { msisdnRecebedor: ANA, rechargeValueId: 1 } })
  }

  test.each([
    [
      'with the operator’s code keeps that code',
      respond(422, { code: 424 }),
      { status: 422, code: 424, isCoded: true },
    ],
    [
      'with status 401 gets the code 1001, whatever its body says',
      respond(401, { code: 424 }),
      { status: 401, code: 1001, isCoded: true },
    ],
    [
      'with status 429 gets the code 1003, whatever its body says',
      respond(429, { code: 424 }),
      { status: 429, code: 1003, isCoded: true },
    ],
    ['without a code gets the code 0', respond(500, {}), { status: 500, code: 0 }],
    ['whose code is a text gets the code 0', respond(422, { code: '424' }), { status: 422, code: 0 }],
    ['that is a list gets the code 0', respond(422, [{ code: 424 }]), { status: 422, code: 0 }],
    ['that is not JSON gets the code 0', respond(502, '<html>'), { status: 502, code: 0 }],
    [
      'whose message is not about a phone number loses its message',
      respond(400, { code: 101, message: 'x' }),
      { status: 400, code: 101, isCoded: true },
    ],
    [
      'whose message is about a phone number keeps its message',
      respond(400, { code: 101, message: 'Confira', msisdn: '1' }),
      { status: 400, code: 101, isCoded: true, text: 'Confira' },
    ],
  ])('a refusal %s', async (_, answer, expected) => {
    expect(await refusal(answer)).toEqual({ kind: 'refused', ...expected })
  })

  test('if the operator answers 429, the refusal contains the delay from the header Retry-After', async () => {
    expect(await refusal(respond(429, {}, { 'Retry-After': '5' }))).toMatchObject({ code: 1003, retryAfterMs: 5000 })
  })

  test('if Retry-After contains a date, the client compares it with the operator’s clock, not the device’s', async () => {
    const headers = { Date: 'Fri, 27 Nov 2026 09:00:00 GMT', 'Retry-After': 'Fri, 27 Nov 2026 09:00:07 GMT' }
    expect(await refusal(respond(429, {}, headers))).toMatchObject({ retryAfterMs: 7000 })
  })
})

test('if a Wi-Fi login page arrives instead of the operator’s answer, the answer counts as lost, and not as a refusal', async () => {
  const { send, network } = await openLoggedIn()
  network.plan('feature_toggles', answers(200, '<html>'))
  expect(await send(getFeatureToggles, { params })).toEqual({ kind: 'lost', why: 'broken' })
})
