import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { callName } from '../../runtime/operator/contract/call.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { root } from '../run.mjs'
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
      // The operator's published table has two names for the customer's id, and fixed path segments where other paths
      // have parameters.
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
