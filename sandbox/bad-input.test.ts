import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from '../runtime/operator/contract/table.ts'
import { openOperator, requestOf } from './testing/operator.ts'

const ANA = '11987654321'
const everyCall = Object.values(calls)

test('no input makes the operator answer with a status of 500 or higher', async () => {
  const reports: unknown[] = []
  const operator = openOperator({ report: error => reports.push(error), settings: { requestsPerMinute: 1e9 } })
  const ana = await operator.login(ANA)
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', '%00', '%E0%A4%A', ana.id, ANA, '__proto__'),
  )
  const body = fc.oneof(fc.json(), text, fc.constantFrom('', 'null', '[]', '{"msisdn":{}}', '{"valor":1e400}'))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...everyCall), text, body, fc.boolean(), async (call, part, sent, loggedIn) => {
      const things = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, part])
      const params: Record<string, string> = { ...Object.fromEntries(things), id: ana.id, msisdn: ANA }
      const safe = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]))
      const [path, init] = requestOf(call, { params: safe, ...(loggedIn && { token: ana.token }) })
      const response = await operator.app.request(path, { ...init, ...(call.method !== 'GET' && { body: sent }) })
      expect(response.status, `${call.method} ${path} ${sent}`).toBeLessThan(500)
    }),
    { numRuns: 1000 },
  )
  expect(reports).toEqual([])
})

test('a missing field is refused with code 102, an invalid field with code 101', async () => {
  const operator = openOperator()
  const post = async (body: string) => {
    const response = await operator.app.request('/operator/a/sms-token', { method: 'POST', body })
    return [response.status, (await response.text()).includes('"code":102') ? 102 : 101]
  }
  expect(await post('{}')).toEqual([400, 102])
  expect(await post('{"msisdn":11987654321}')).toEqual([400, 101])
  expect(await post('not json')).toEqual([400, 101])
})

test('a request body that is far too long is refused', async () => {
  const operator = openOperator()
  const body = JSON.stringify({ msisdn: '1'.repeat(70_000) })
  expect((await operator.app.request('/operator/a/sms-token', { method: 'POST', body })).status).toBe(413)
})

test('a request that is not in the contract is answered with 404', async () => {
  const operator = openOperator()
  expect((await operator.app.request('/operator/b/nope')).status).toBe(404)
  expect((await operator.app.request('/operator/a/sms-token')).status).toBe(404)
})

test('every answer contains the sandbox’s time in the header Date, and forbids caching', async () => {
  const operator = openOperator()
  for (const path of ['/operator/geo/json', '/operator/cards/v1/brand', '/operator/b/v3/customers/1/']) {
    const { headers } = await operator.app.request(path)
    expect(headers.get('date')).toBe('Fri, 27 Nov 2026 15:00:00 GMT')
    expect(headers.get('cache-control')).toBe('no-store')
  }
})
