import { type Call, callName, type PathParams } from '../../runtime/operator/contract/call.ts'
import { encode, headersOf, isOperator, urlOf } from '../../runtime/operator/request.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { requestHeaders } from '../openapi/cors.ts'
import { answerFindings, preflightFindings } from './cors.ts'
import { readFields } from './fields.ts'
import { type Finding, fault } from './findings.ts'
import type { Target } from './target.ts'

/** A request of the check. */
export interface Question<Path extends string, Body> {
  readonly params: PathParams<Path>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Body
  readonly token?: string | undefined
  readonly key?: string
  /** Further statuses that are right, such as 404 for a customer without a schedule. */
  readonly allows?: readonly number[]
  /** The only right refusal, if the request must be refused. A code of `undefined` allows any. */
  readonly refusedWith?: { readonly status: number; readonly code?: number }
}

export interface Reply<Data> {
  readonly data: Data | undefined
  readonly status: number
  readonly findings: readonly Finding[]
}

export type Ask = <Path extends string, Body, Data>(
  call: Call<Path, Body, Data>,
  question: Question<Path, Body>,
) => Promise<Reply<Data>>

const DEVICE = '6f1c2b1e-8a53-4f0c-9a55-0c6d2f7b1a90'
/** The values of the headers that every call to the operator has. */
const fixed: Readonly<Record<string, string>> = { 'App-Version': 'operator-check', Channel: 'web', deviceId: DEVICE }
export const deviceId = DEVICE

/** Returns a function that sends a call as the app does, and returns what is wrong with the answer. */
export function createAsk(target: Target, send: typeof fetch): Ask {
  const { bases, omitsHeaders, releaseHeader } = target
  const chargeHeaders = releaseHeader === undefined ? {} : { [releaseHeader]: 'operator-check' }
  const settings = { bases, omitsHeaders, chargeHeaders, headers: () => fixed }
  return async (call, question) => {
    const url = urlOf(bases, call, question)
    const isCross = isOfOtherOrigin(target, call)
    const headers = headersOf(settings, call, question.key, question.token)
    const before = isCross ? await askPreflight(target, call, question.params, send) : []
    try {
      const response = await send(url, {
        method: call.method,
        headers: isCross ? { ...headers, Origin: target.origin } : headers,
        ...(question.body !== undefined && { body: encode(call, question.body) }),
        signal: AbortSignal.timeout(call.timeoutMs),
      })
      const text = await response.text()
      const read = judge(call, question, response.status, text)
      const time = isOperator(call.client) ? dateFindings(response.headers) : []
      const cors = isCross ? answerFindings(response.headers, target.origin, isOperator(call.client)) : []
      return { data: read.data, status: response.status, findings: [...before, ...time, ...cors, ...read.findings] }
    } catch (error) {
      const why = error instanceof Error && error.name === 'TimeoutError' ? `within ${call.timeoutMs} ms` : 'at all'
      return { data: undefined, status: 0, findings: [...before, fault(`did not answer ${why}`)] }
    }
  }
}

/** Returns whether the call goes to another origin than the app’s, so that a browser sends a preflight first. */
export function isOfOtherOrigin({ bases, origin }: Target, call: Call): boolean {
  return new URL(bases[call.client]).origin !== origin
}

/** Asks for leave to send the call, as a browser does. It asks for every header that the app may send with a call. */
export async function askPreflight(
  target: Target,
  call: Call,
  params: unknown,
  send: typeof fetch,
): Promise<readonly Finding[]> {
  if (!isOperator(call.client)) return []
  const release = call.effect === 'charge' && target.releaseHeader !== undefined ? [target.releaseHeader] : []
  const sent = [...requestHeaders, ...release].filter(name => !target.omitsHeaders.has(name.toLowerCase()))
  try {
    const response = await send(urlOf(target.bases, call, { params }), {
      method: 'OPTIONS',
      headers: {
        Origin: target.origin,
        'Access-Control-Request-Method': call.method,
        'Access-Control-Request-Headers': sent
          .map(name => name.toLowerCase())
          .sort()
          .join(','),
      },
    })
    await response.arrayBuffer()
    return preflightFindings(call, response, target.origin, sent)
  } catch {
    return [fault('preflight (OPTIONS): no answer')]
  }
}

function dateFindings(headers: Headers): readonly Finding[] {
  const date = headers.get('Date')
  if (date === null) return [fault('the header Date is missing')]
  return Number.isNaN(Date.parse(date)) ? [fault('the header Date is not an HTTP date')] : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function judge<Data>(
  call: Call<string, unknown, Data>,
  { allows = [], refusedWith }: Question<string, unknown>,
  status: number,
  text: string,
): { readonly data: Data | undefined; readonly findings: readonly Finding[] } {
  const json = parse(text)
  const code = isRecord(json) && typeof json.code === 'number' ? json.code : undefined
  if (refusedWith !== undefined) return { data: undefined, findings: refusalFindings(refusedWith, status, code) }
  if (allows.includes(status)) return { data: undefined, findings: [] }
  if (status < 200 || status >= 300) {
    const said = code === undefined ? '' : ` with the code ${code}`
    const hint =
      call.assumed && (status === 404 || status === 405)
        ? `. If you do not have it, list "${callName(call)}" in \`lacks\``
        : ''
    return { data: undefined, findings: [fault(`status ${status}${said}, expected 2xx${hint}`)] }
  }
  if (json === undefined && text !== '') return { data: undefined, findings: [fault('the body is not JSON')] }
  return readFields(call, json)
}

function refusalFindings(
  expected: { readonly status: number; readonly code?: number },
  status: number,
  code: number | undefined,
): readonly Finding[] {
  const isRight = status === expected.status && (expected.code === undefined || code === expected.code)
  if (isRight) return []
  const wanted = expected.code === undefined ? '' : ` with the code ${expected.code}`
  const trap = status === 401 && expected.status !== 401 ? '. The app reads each 401 as a session that is over' : ''
  const said = code === undefined ? 'without a code' : `with the code ${code}`
  return [fault(`status ${status} ${said}, expected ${expected.status}${wanted}${trap}`)]
}
