import { isRecord } from '../rules/is-record.ts'
import { type Answer, parseRetryAfter } from './answer.ts'
import type { FetchResponse } from './client.ts'
import type { Call } from './contract/call.ts'
import { readAs } from './read-as.ts'

/**
 * Returns the response in the contract's shape. A `Retry-After` date is compared with `nowMs`. `onUnread` is called
 * with the unreadable fields in the form of `readAs`, even if the whole answer is unusable.
 */
export function readAnswer<Response>(
  call: Call<string, unknown, Response>,
  response: FetchResponse,
  text: string,
  nowMs: number,
  onUnread: (expected: ReadonlyMap<string, string>) => void,
): Answer<Response> {
  const json = parseJson(text)
  if (response.status >= 200 && response.status < 300) {
    // A captive portal answers every request with status 200 and a page. That page does not count as an answer, even
    // for calls whose body the app does not use.
    if (json === undefined && text !== '') {
      onUnread(new Map([['', 'JSON']]))
      return { kind: 'lost', why: 'broken' }
    }
    const { value, unread, expected } = readAs(call.response, json)
    if (unread.length > 0) onUnread(expected)
    if (value === undefined) return { kind: 'lost', why: 'broken' }
    return { kind: 'ok', data: value.data, ...(unread.length > 0 && { unread }) }
  }
  const body = isRecord(json) ? json : {}
  const { code, message, msisdn } = body
  if (code !== undefined && !isInteger(code)) onUnread(new Map([['code', 'int']]))
  const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), nowMs)
  return {
    kind: 'refused',
    status: response.status,
    code: codeOf(response.status, isInteger(code) ? code : undefined),
    ...(isInteger(code) ? { isCoded: true } : {}),
    ...(typeof msisdn === 'string' && typeof message === 'string' ? { text: message } : {}),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value)
}

function codeOf(status: number, code: number | undefined): number {
  if (status === 401) return 1001
  if (status === 429) return 1003
  return code ?? 0
}

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
