import type { FetchResponse } from '../../runtime/operator/client.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import type { Fault } from './command.ts'
import { START } from './start.ts'

/** An answer as it comes to the page. Without a body, it breaks off on the way. */
export type Arrived = FetchResponse & { readonly body: string | undefined }

export const lost = (): never => {
  throw new TypeError('Failed to fetch')
}

export function answered(status: number, body: string, headers: FetchResponse['headers']): Arrived {
  return { status, headers, body, text: async () => body }
}

/** Returns the same answer, of which only half arrives. */
export function halved({ status, headers }: Arrived): Arrived {
  return { status, headers, body: undefined, text: async () => lost() }
}

/** Returns what a gateway answers in the operator's place. */
export function made({ status = 500, code }: Fault): Arrived {
  const isUnread = code === undefined && status >= 500
  return answered(status, isUnread ? 'oops' : JSON.stringify(code === undefined ? {} : { code }), new Headers())
}

/** Returns the whole number that a refusal names; undefined for any other answer. */
export function codeIn(body: string): number | undefined {
  try {
    const told: unknown = JSON.parse(body)
    return isRecord(told) && typeof told.code === 'number' ? told.code : undefined
  } catch {
    return undefined
  }
}

/** Returns the history as it was before the walk began: none of its charges is in it. */
export function older(answer: Arrived): Arrived {
  const told: unknown = answer.status === 200 ? JSON.parse(answer.body ?? 'null') : undefined
  if (!isRecord(told) || !Array.isArray(told.recharges)) return answer
  const recharges = told.recharges.filter(one => isRecord(one) && Date.parse(String(one.date)) < START)
  return answered(answer.status, JSON.stringify({ ...told, recharges }), answer.headers)
}

/** Returns the answer with each of its dates, states and numbers in a shape that nobody can read. */
export function unreadable({ status, headers, body = '' }: Arrived): Arrived {
  return answered(status, body.replace(/"(date|created_at|expires_at|status|nsu)":"[^"]*"/g, '"$1":""'), headers)
}
