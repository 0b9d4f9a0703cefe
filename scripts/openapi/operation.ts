import type { Call } from '../../runtime/operator/contract/call.ts'
import { isOperator } from '../../runtime/operator/request.ts'
import type { Docstring } from './docstring.ts'
import { ref, timeHeaders } from './headers.ts'
import type { CallDocs } from './read-docs.ts'
import { codesOf, refusalsOf } from './refusals.ts'
import { exampleOf, isEmpty, schemaOf } from './schema.ts'
import { services } from './services.ts'

/** The docstrings of the contract, as far as an operation needs them. */
export interface OperationDocs {
  readonly call: CallDocs
  readonly parameters: Readonly<Record<string, Docstring | undefined>>
}

function content(type: string, schema: object) {
  return { [type]: { schema, example: exampleOf(schema) } }
}

function parametersOf(call: Call, { parameters }: OperationDocs): object[] {
  const plain = (name: string, place: 'path' | 'query') => {
    const { text, example } = parameters[name] ?? {}
    const schema = { type: 'string', ...(example && { examples: [example.value] }) }
    return { name, in: place, ...(text && { description: text }), required: place === 'path', schema }
  }
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => plain(name, 'path'))
  const inQuery = (call.query ?? []).map(name => plain(name, 'query'))
  if (!isOperator(call.client)) return [...inPath, ...inQuery]
  const headers = ['AppVersion', 'Channel', 'DeviceId', 'Mode', ...(call.effect === 'read' ? [] : ['IdempotencyKey'])]
  return [...inPath, ...inQuery, ...headers.map(name => ref('parameters', name))]
}

/** Returns the request body of a call and whether it is required. Returns no body if the call has none. */
function requestBodyOf(call: Call, { body }: CallDocs): { requestBody?: object } {
  const schema = schemaOf(call.body, body)
  if (isEmpty(schema)) return {}
  const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { requestBody: { required: !call.body.safeParse(undefined).success, content: content(type, schema) } }
}

/**
 * Returns the responses of a call. A read has 200. A write has 204 without a body. With a body it has 200, or 201 for a
 * created resource.
 */
function responsesOf(call: Call, docs: CallDocs): object {
  const schema = schemaOf(call.response, docs.response)
  const refused = { ...refusalsOf(call), '4XX': ref('responses', 'Refused'), '5XX': ref('responses', 'Failed') }
  const done = { description: 'Done.', ...(isOperator(call.client) && { headers: timeHeaders }) }
  if (isEmpty(schema)) return { 204: done, ...refused }
  const answered = { ...done, content: content('application/json', schema) }
  return { [call.effect === 'read' ? '200' : '2XX']: answered, ...refused }
}

/** Returns the title of a call: `getRechargeValues` becomes `Get recharge values`. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the OpenAPI operation of a call. */
export function operationOf(name: string, call: Call, docs: OperationDocs): object {
  const { text } = docs.call
  return {
    operationId: name,
    summary: titleOf(name),
    ...(text && { description: text }),
    tags: [call.client],
    servers: [services[call.client]],
    security: call.who === 'customer' ? [{ customer: [] }] : [],
    parameters: parametersOf(call, docs),
    ...requestBodyOf(call, docs.call),
    responses: responsesOf(call, docs.call),
    'x-effect': call.effect,
    'x-timeout-ms': call.timeoutMs,
    ...(call.retries && { 'x-retries': call.retries }),
    ...(call.mode && { 'x-mode': call.mode }),
    ...(call.assumed && { 'x-assumed': true }),
    'x-codes': codesOf(call),
  }
}
