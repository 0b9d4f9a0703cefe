import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { type Call, callName } from '../../runtime/operator/contract/call.ts'
import { KEY_CONFLICT } from '../../runtime/operator/contract/refusals.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { operatorCodes } from '../../runtime/operator/error-codes.ts'
import { readAs } from '../../runtime/operator/read-as.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { testLines } from '../../sandbox/seed/test-lines.ts'
import { root } from '../run.mjs'
import { codes } from './codes.ts'
import { openApiText } from './document.ts'

test('docs/openapi.json is up to date with the contract in the code', () => {
  const kept = readFileSync(join(root, 'docs/openapi.json'), 'utf8')
  expect(kept === openApiText(), 'docs/openapi.json is stale: run `npm run operator:openapi`').toBe(true)
})

test('docs/openapi.json passes Redocly’s recommended rules without a warning', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // This rule is off, because one path in the operator's published table ends with a slash.
      'no-path-trailing-slash': 'off',
      // This rule is off, because the operator's published table has ambiguous paths: two names for the customer's id,
      // and fixed segments where other paths have parameters.
      'no-ambiguous-paths': 'off',
    },
  })
  const problems = await lintFromString({ source: openApiText(), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('docs/openapi.json contains each call of the contract with its time limit, and marks assumed calls', () => {
  const { paths } = JSON.parse(openApiText())
  for (const [name, call] of Object.entries(calls)) {
    const operation = paths[call.path][call.method.toLowerCase()]
    expect(operation, callName(call)).toMatchObject({ operationId: name, 'x-timeout-ms': call.timeoutMs })
    expect(operation['x-assumed'], callName(call)).toBe('assumed' in call ? call.assumed : undefined)
    expect(operation['x-codes'], callName(call)).toEqual(expect.arrayContaining([...call.refusals]))
  }
})

test('docs/openapi.json states that each answer has the operator’s time in the header `Date`, and that the app’s script may read it', () => {
  const { paths, components } = JSON.parse(openApiText())
  const headers = { Date: { $ref: '#/components/headers/Date' }, 'Access-Control-Expose-Headers': expect.anything() }
  for (const call of Object.values(calls).filter(({ client }) => client === 'a' || client === 'b')) {
    const { responses } = paths[call.path][call.method.toLowerCase()]
    const done = Object.entries(responses).filter(([status]) => /^2/.test(status))
    expect(done, callName(call)).not.toEqual([])
    for (const [, response] of done) expect(response, callName(call)).toMatchObject({ headers })
  }
  expect(components.headers.Date.required).toBe(true)
  expect(components.responses.Refused.headers).toMatchObject(headers)
})

test('in docs/openapi.json, a field is optional if the app has a default value for it', () => {
  const { paths } = JSON.parse(openApiText())
  const { schema } = paths['/v3/customers/{msisdn}/'].get.responses[200].content['application/json']
  expect(schema.required).toContain('credit_cards')
  expect(schema.required).not.toContain('debit_cards')
})

/** Lists the properties, parameters and headers of the document, each with its place. */
function* described(node: unknown, place: string): Generator<readonly [place: string, value: Record<string, unknown>]> {
  if (Array.isArray(node)) for (const [index, one] of node.entries()) yield* described(one, `${place}/${index}`)
  if (!isRecord(node)) return
  if ('in' in node && 'schema' in node) yield [place, node]
  for (const [name, value] of Object.entries(node)) {
    if (name === 'example' || name === 'examples') continue
    if ((name === 'properties' || name === 'headers') && isRecord(value))
      for (const [field, one] of Object.entries(value)) if (isRecord(one)) yield [`${place}/${name}/${field}`, one]
    yield* described(value, `${place}/${name}`)
  }
}

test('docs/openapi.json has a description and an example of every property, parameter and header', () => {
  const all = [...described(JSON.parse(openApiText()), '')].filter(([, one]) => !('$ref' in one))
  expect(all.filter(([place]) => place.includes('/properties/')).length).toBeGreaterThan(250)
  expect(all.filter(([place]) => place.includes('/parameters/')).length).toBeGreaterThan(50)
  const hasExample = (one: unknown): boolean => isRecord(one) && ('examples' in one || hasExample(one.schema))
  const bare = all.filter(([, one]) => typeof one.description !== 'string' || !hasExample(one)).map(([place]) => place)
  expect(bare, 'write docstrings with an `@example` in runtime/operator/contract').toEqual([])
})

test('docs/openapi.json describes every call', () => {
  const operations = Object.values<Record<string, { description?: string }>>(JSON.parse(openApiText()).paths)
  const bare = operations.flatMap(methods => Object.values(methods)).filter(({ description }) => !description)
  expect(bare).toEqual([])
})

test('the examples in docs/openapi.json are requests that the contract allows, and answers that the app can read', () => {
  const { paths } = JSON.parse(openApiText())
  let count = 0
  for (const call of Object.values<Call>(calls)) {
    const { requestBody, responses } = paths[call.path][call.method.toLowerCase()]
    for (const { example } of Object.values<{ example: unknown }>(requestBody?.content ?? {})) {
      expect(call.body.safeParse(example).success, callName(call)).toBe(true)
      count += 1
    }
    const content = (responses[200] ?? responses['2XX'])?.content
    if (content === undefined) continue
    const { value, unread } = readAs(call.response, content['application/json'].example)
    expect([value === undefined, unread], callName(call)).toEqual([false, []])
    count += 1
  }
  expect(count).toBeGreaterThan(50)
})

test('docs/openapi.json explains every code of the operator, and only 1001 comes with 401 and only 1003 with 429', () => {
  expect(Object.keys(codes).map(Number)).toEqual([...operatorCodes, KEY_CONFLICT].sort((a, b) => a - b))
  const withStatus = (status: number) => Object.keys(codes).filter(code => codes[Number(code)]?.status === status)
  expect([withStatus(401), withStatus(429)]).toEqual([['1001'], ['1003']])
})

test('docs/openapi.json names every call of the contract in a journey', () => {
  const named = [...JSON.parse(openApiText()).info.description.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(Object.keys(calls).filter(name => !named.includes(name))).toEqual([])
})

test('the sandbox refuses its test numbers with the statuses that docs/openapi.json gives to their codes', () => {
  const given = testLines.map(({ code, status }) => [code, status])
  expect(given).toEqual(given.map(([code]) => [code, codes[code ?? 0]?.status]))
})
