/** The answer to a call, before it becomes an HTTP response. */
export type Answer<Body> = Success<Body> | Refusal

export interface Success<Body> {
  readonly kind: 'success'
  readonly status: 200 | 201 | 204
  readonly body: Body
}

/** A refusal with a code of the error catalogue. It has no code if the status is enough. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly status: number
  readonly code?: number
  readonly message?: string
  readonly retryAfterSeconds?: number
}

export function success<Body>(body: Body, status: 200 | 201 = 200): Success<Body> {
  return { kind: 'success', status, body }
}

export const done: Success<undefined> = { kind: 'success', status: 204, body: undefined }

export function refusal(status: number, code?: number, message?: string): Refusal {
  return { kind: 'refusal', status, ...(code !== undefined && { code }), ...(message !== undefined && { message }) }
}

export const invalid = (message: string) => refusal(400, 101, message)
export const missing = (message: string) => refusal(400, 102, message)
export const notFound = refusal(404)
export const notAvailable = refusal(405, 999, 'this operator has no such call')
export const sessionExpired = refusal(401, 1001)
/** The refusal of a call whose session was opened on another device. */
export const foreignSession = refusal(403, 1002)
export const tooManyRequests: Refusal = { ...refusal(429, 1003), retryAfterSeconds: 5 }

/** Returns the JSON body of a refusal, in the format of the contract's `refusalBody`. */
export function refusalJson(answer: Refusal): { code?: number; message?: string } {
  return {
    ...(answer.code !== undefined && { code: answer.code }),
    ...(answer.message !== undefined && { message: answer.message }),
  }
}
