import { describe, expect, test } from 'vitest'
import type { Call } from '../runtime/operator/contract/call.ts'
import { callName } from '../runtime/operator/contract/call.ts'
import { everywhere } from '../runtime/operator/contract/refusals.ts'
import { calls } from '../runtime/operator/contract/table.ts'
import { type Operator, openOperator } from './testing/operator.ts'
import { callNamed, callNames, openStage, type Sample } from './testing/samples.ts'

async function openCall(name: (typeof callNames)[number], operator: Operator = openOperator()) {
  const { helena, samples } = await openStage(operator)
  const sample = samples[name]
  const call = callNamed(name)
  const token = call.who === 'customer' ? { token: helena.token } : {}
  const send = (change: Partial<Sample> & { key?: string } = {}) =>
    operator.ask(call, { ...sample, ...token, ...change })
  return { operator, call, sample, send, helena }
}

test.each(callNames)('the answer to a valid call of %s has the shape that the contract describes', async name => {
  const { send } = await openCall(name)
  const { status, code } = await send()
  expect({ status, code }).toEqual({ status: expect.toSatisfy(one => one >= 200 && one < 300), code: undefined })
})

const writes = callNames.filter(name => callNamed(name).effect !== 'read')

test.each(writes)(
  'if the call %s is repeated with the same idempotency key, it is done once and gets the first answer again',
  async name => {
    const { operator, send } = await openCall(name)
    const first = await send({ key: 'k' })
    const documents = JSON.stringify(allDocuments(operator))
    const again = await send({ key: 'k' })
    expect([again.status, again.data]).toEqual([first.status, first.data])
    expect(JSON.stringify(allDocuments(operator))).toBe(documents)
  },
)

function allDocuments({ world: { store } }: Operator) {
  const kinds = ['customer', 'session', 'charge', 'card', 'recurrence', 'intention', 'event', 'counter'] as const
  return kinds.map(kind => store.list(kind))
}

/** Yields copies of the body. In each copy, one field at any depth is missing or has another type. */
function* spoilt(body: unknown): Generator<unknown> {
  if (typeof body !== 'object' || body === null) return
  for (const [name, value] of Object.entries(body)) {
    for (const wrong of [undefined, { no: 1 }, 7.5, '', 'x'.repeat(300), true, null, [], -1])
      yield { ...body, [name]: wrong }
    for (const inner of spoilt(value)) yield { ...body, [name]: inner }
  }
}

test.each(callNames.filter(name => callNamed(name).method !== 'GET'))(
  'if one field of the call %s is damaged, the call is refused as documented, or succeeds if the field is optional',
  async name => {
    const reports: unknown[] = []
    const options = { report: (error: unknown) => reports.push(error), settings: { requestsPerMinute: 1e9 } }
    const { call, sample, send } = await openCall(name, openOperator(options))
    const documented: readonly number[] = [...call.refusals, ...everywhere]
    for (const body of [...spoilt(sample.body), 7, 'x', [], null]) {
      const { status, code } = await send({ body: call.encoding === 'form' ? Object(body) : body })
      expect(status, JSON.stringify(body)).toBeLessThan(500)
      if (code !== undefined) expect(documented, `${callName(call)} ${JSON.stringify(body)}`).toContain(code)
    }
    expect(reports).toEqual([])
  },
)

test.each(callNames.filter(name => callNamed(name).assumed))(
  'if the sandbox’s settings say that the operator lacks the call %s, it answers with code 999',
  async name => {
    const { call, send } = await openCall(name, openOperator({ settings: { lacks: [callName(callNamed(name))] } }))
    expect(call.assumed).toBe(true)
    const { status, code } = await send()
    expect([status, code]).toEqual([405, 999])
  },
)

const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'client' in value && 'path' in value

describe('the table of calls', () => {
  test('the contract’s table lists every call that the contract’s files define', () => {
    const files = import.meta.glob<object>('../runtime/operator/contract/*.ts', { eager: true })
    const every: readonly unknown[] = Object.values(calls)
    const missing = Object.values(files)
      .flatMap(file => Object.entries(file))
      .filter(([, value]) => isCall(value) && !every.includes(value))
      .map(([name]) => name)
    expect(missing, 'name them in runtime/operator/contract/table.ts').toEqual([])
  })

  test('the contract lists each call once, and marks the GET calls, and no others, as reads', () => {
    const every: readonly Call[] = Object.values(calls)
    expect(new Set(every.map(callName)).size).toBe(every.length)
    for (const call of every) {
      if (call.method === 'GET') expect(call.effect, callName(call)).toBe('read')
      else expect(call.effect, callName(call)).not.toBe('read')
    }
  })

  test('the contract contains the operator’s 44 published calls, the geolocation call, and the calls that we assume', () => {
    const every: readonly Call[] = Object.values(calls)
    expect(every.filter(call => !call.assumed)).toHaveLength(45)
    expect(
      every
        .filter(call => call.assumed)
        .map(callName)
        .sort(),
      'a call that is `assumed` is ours, and stands below too',
    ).toEqual([
      'DELETE /customers/{id}/recurrence',
      'DELETE /customers/{msisdn}/cef_cards/{token}',
      'DELETE /sessions',
      'POST /customers/{msisdn}/cards/{token}/confirmation',
      'PUT /customers/{msisdn}/debit_cards/{token}/favorite',
      'PUT /v3/customers/{msisdn}/',
    ])
  })
})
