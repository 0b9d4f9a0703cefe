import type { FetchResponse } from '../../runtime/operator/client.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import type { Fault } from './command.ts'
import { START } from './start.ts'

/** An answer that the page receives. If `body` is undefined, the connection breaks while the answer arrives. */
export type Arrived = FetchResponse & { readonly body: string | undefined }

export const lost = (): never => {
  throw new TypeError('Failed to fetch')
}

export function answered(status: number, body: string, headers: FetchResponse['headers']): Arrived {
  return { status, headers, body, text: async () => body }
}

/** Returns the same answer with a body that breaks off in the middle. */
export function halved({ status, headers }: Arrived): Arrived {
  return { status, headers, body: undefined, text: async () => lost() }
}

/** Returns the answer of a gateway that fails before the operator receives the request. */
export function made({ status = 500, code }: Fault): Arrived {
  const isUnread = code === undefined && status >= 500
  return answered(status, isUnread ? 'oops' : JSON.stringify(code === undefined ? {} : { code }), new Headers())
}

/** Returns the error code in the body of a refusal, or undefined for any other answer. */
export function codeIn(body: string): number | undefined {
  try {
    const told: unknown = JSON.parse(body)
    return isRecord(told) && typeof told.code === 'number' ? told.code : undefined
  } catch {
    return undefined
  }
}

/** Returns the history answer without the charges of this walk, as an outdated history would be. */
export function older(answer: Arrived): Arrived {
  const told: unknown = answer.status === 200 ? JSON.parse(answer.body ?? 'null') : undefined
  if (!isRecord(told) || !Array.isArray(told.recharges)) return answer
  const recharges = told.recharges.filter(one => isRecord(one) && Date.parse(String(one.date)) < START)
  return answered(answer.status, JSON.stringify({ ...told, recharges }), answer.headers)
}

/** Returns the answer with its dates, states and numbers in an unreadable form. */
export function unreadable({ status, headers, body = '' }: Arrived): Arrived {
  return answered(status, body.replace(/"(date|created_at|expires_at|status|nsu)":"[^"]*"/g, '"$1":""'), headers)
}
