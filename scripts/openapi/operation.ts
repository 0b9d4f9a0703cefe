import type { Call } from '../../runtime/operator/contract/call.ts'
import { everywhere } from '../../runtime/operator/contract/refusals.ts'
import { ref, timeHeaders } from './components.ts'
import { isEmpty, schemaOf } from './schema.ts'
import { isOperator, services } from './services.ts'

const content = (type: string, schema: object) => ({ [type]: { schema } })

function parametersOf(call: Call): object[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })
  const inQuery = (call.query ?? []).map(name => ({ name, in: 'query', required: false, schema: { type: 'string' } }))
  if (!isOperator(call.client)) return [...inPath, ...inQuery]
  const headers = ['AppVersion', 'Channel', 'DeviceId', 'Mode', ...(call.effect === 'read' ? [] : ['IdempotencyKey'])]
  return [...inPath, ...inQuery, ...headers.map(name => ref('parameters', name))]
}

/** Returns the request body of a call and whether it is required. Returns no body if the call has none. */
function requestBodyOf(call: Call): { requestBody?: object } {
  const schema = schemaOf(call.body)
  if (isEmpty(schema)) return {}
  const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { requestBody: { required: !call.body.safeParse(undefined).success, content: content(type, schema) } }
}

/**
 * Returns the responses of a call. A read has 200. A write has 204 without a body, 200 with a body, or 201 for a
 * created resource.
 */
function responsesOf(call: Call): object {
  const schema = schemaOf(call.response)
  const refused = { '4XX': ref('responses', 'Refused'), '5XX': ref('responses', 'Failed') }
  const done = { description: 'Done.', ...(isOperator(call.client) && { headers: timeHeaders }) }
  if (isEmpty(schema)) return { 204: done, ...refused }
  const answered = { ...done, content: content('application/json', schema) }
  return { 200: answered, ...(call.effect !== 'read' && { 201: answered }), ...refused }
}

/** Returns the title of a call: `getRechargeValues` becomes `Get recharge values`. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the OpenAPI operation of a call. `doc` is the call's docstring. */
export function operationOf(name: string, call: Call, doc: string | undefined): object {
  return {
    operationId: name,
    summary: titleOf(name),
    ...(doc !== undefined && { description: doc }),
    tags: [call.client],
    servers: [services[call.client]],
    security: call.who === 'customer' ? [{ customer: [] }] : [],
    parameters: parametersOf(call),
    ...requestBodyOf(call),
    responses: responsesOf(call),
    'x-effect': call.effect,
    'x-timeout-ms': call.timeoutMs,
    ...(call.retries && { 'x-retries': call.retries }),
    ...(call.mode && { 'x-mode': call.mode }),
    ...(call.assumed && { 'x-assumed': true }),
    'x-codes': [...new Set([...everywhere, ...call.refusals])].sort((a, b) => a - b),
  }
}
