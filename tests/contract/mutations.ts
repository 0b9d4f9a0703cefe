import fc from 'fast-check'
import type { Call } from '../../runtime/operator/contract/call.ts'
import { requestOf } from '../../sandbox/testing/operator.ts'
import type { Sample } from '../../sandbox/testing/samples.ts'
import type { Sent } from './http-operator.ts'

export interface Mutation {
  readonly what: string
  readonly sent: Sent
  /**
   * Whether the contract requires the operator to refuse the request. If false, the mutation may have changed only an
   * optional part of the request.
   */
  readonly isWrong: boolean
}

/** Returns the HTTP request for a sample of valid input. */
export function sentOf(call: Call, sample: Sample, token: string | undefined): Sent {
  const [path, init] = requestOf(call, { ...sample, ...(token !== undefined && { token }) })
  const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    ...(sample.body !== undefined && { 'content-type': type }),
  }
  return { method: call.method, path, headers, ...(init.body && { body: String(init.body) }) }
}

/**
 * Path parameters that identify a stored item. If such a parameter has another text, the operator must refuse the
 * request.
 */
const IDENTIFIES = new Set(['id', 'msisdn', 'token', 'txid', 'pispId', 'rechargeId', 'pixExternalId'])

const emoji = fc.constantFrom('🎉', '👩‍👩‍👧', '５', 'é', '\u202e')
const pathText = fc.oneof(
  emoji.map(encodeURIComponent),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(text => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%00', '%E0%A4%A', '..%2f', '%2e%2e', ';a=1', '%0d%0a', '__proto__', "'--", 'x'.repeat(4000)),
)
const wrongValue = fc.oneof(
  fc.constant(undefined),
  emoji,
  fc.integer({ max: -1 }),
  fc.double(),
  fc.constantFrom<unknown[]>('', null, true, [], {}, '-1', 1e308, '__proto__', '\u0000'),
  fc.integer({ min: 300, max: 30_000 }).map(length => 'x'.repeat(length)),
)
/** Bodies that violate the contract: they are neither valid JSON nor a form with a field of the contract. */
const noData = fc.oneof(
  fc.constantFrom('{', '{"a":', '[1,', 'nope', '<a/>', '{"a":1}}', '\u0000', '🎉', "{'a':1}"),
  fc.integer({ min: 66_000, max: 90_000 }).map(length => 'x'.repeat(length)),
)
const noToken = fc.oneof(
  fc.constantFrom(undefined, '', 'customer', 'customer ', 'Bearer x', 'customer null', `customer ${'f'.repeat(4000)}`),
  fc.stringMatching(/^customer [0-9a-f]{32}$/),
)

/** Returns the paths of all fields in a body, at any depth. */
function fieldsOf(body: unknown): string[][] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => [[name], ...fieldsOf(value).map(deeper => [name, ...deeper])])
}

function changed(body: unknown, [name, ...deeper]: readonly string[], value: unknown): unknown {
  if (name === undefined || typeof body !== 'object' || body === null) return value
  const inner = Object.entries(body).find(([key]) => key === name)?.[1]
  return { ...body, [name]: changed(inner, deeper, value) }
}

/** Returns mutations of a valid request. The same seed returns the same mutations. */
export function mutationsOf(call: Call, sample: Sample, token: string | undefined, count: number, seed: number) {
  const valid = sentOf(call, sample, token)
  const takesBody = call.method === 'POST' || call.method === 'PUT'
  const isForm = call.encoding === 'form'

  const inField = ([field, value]: [string[], unknown]): Mutation => {
    const body = changed(sample.body, field, value)
    const { body: text } = sentOf(call, { ...sample, body }, token)
    const arrives: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text ?? 'null')
    return { what: field.join('.'), sent: { ...valid, body: text }, isWrong: !call.body.safeParse(arrives).success }
  }
  const inBody = ([body, type]: [string, string]): Mutation => {
    const arrives = isForm ? Object.fromEntries(new URLSearchParams(body)) : undefined
    const isWrong = !isForm || body.length > 65_536 || !call.body.safeParse(arrives).success
    return {
      what: `the body as ${type}`,
      sent: { ...valid, body, headers: { ...valid.headers, 'content-type': type } },
      isWrong,
    }
  }
  const inPath = ([name, text]: [string, string]): Mutation => {
    const params = { ...sample.params, [name]: `${sample.params[name]}${text}` }
    const { path } = sentOf(call, { ...sample, params }, token)
    return { what: `{${name}}`, sent: { ...valid, path }, isWrong: IDENTIFIES.has(name) }
  }
  const afterPath = (text: string): Mutation => {
    return { what: 'after the path', sent: { ...valid, path: `${valid.path}/${text}/x` }, isWrong: true }
  }
  const inToken = (authorization: string | undefined): Mutation => {
    const { authorization: _, ...rest } = valid.headers
    const headers = { ...rest, ...(authorization !== undefined && { authorization }) }
    return { what: 'the token', sent: { ...valid, headers }, isWrong: call.who === 'customer' }
  }

  const fields = fieldsOf(sample.body)
  const params = Object.keys(sample.params)
  const types = fc.constantFrom('application/json', 'text/plain', 'text/xml', 'multipart/form-data', 'x')
  const ways = [
    pathText.map(afterPath),
    noToken.map(inToken),
    ...(params.length > 0 ? [fc.tuple(fc.constantFrom(...params), pathText).map(inPath)] : []),
    ...(takesBody ? [fc.tuple(noData, types).map(inBody)] : []),
    ...(fields.length > 0
      ? [{ weight: 3, arbitrary: fc.tuple(fc.constantFrom(...fields), wrongValue).map(inField) }]
      : []),
  ]
  return fc.sample(fc.oneof(...ways), { numRuns: count, seed })
}
