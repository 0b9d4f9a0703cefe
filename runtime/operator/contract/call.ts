import * as z from 'zod/mini'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'

/**
 * The service that a call belongs to: `a` authenticates, `b` serves the customer, the others are the card gateway's or
 * geolocation.
 */
export type ClientName = 'a' | 'b' | 'cards' | 'brands' | 'bins' | 'geo'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The parameters of a path, such as `{msisdn}`, as an object of strings. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown

/**
 * One call of the operator's API. The typed client, the sandbox's routes and the tests are all made from this definition.
 * `effect` decides what happens after a lost answer: a `read` may be retried, a `write` is sent again under its key, and a
 * `charge` is never sent again without the key of its attempt.
 */
export interface Call<Path extends string = string, Body = unknown, Response = unknown> {
  readonly client: ClientName
  readonly method: Method
  readonly path: Path
  readonly who: 'anyone' | 'customer'
  readonly effect: 'read' | 'write' | 'charge'
  /** Names of query parameters; all are optional. */
  readonly query?: readonly string[]
  readonly encoding?: 'json' | 'form'
  readonly body: z.ZodMiniType<Body>
  readonly response: z.ZodMiniType<Response>
  readonly refusal: typeof refusalBody
  readonly timeoutMs: number
  /** How often a read is retried after a lost answer or a 5xx. A write or a charge is never retried. */
  readonly retries?: Retries
  /** Sent as the header `mode`. */
  readonly mode?: 'async'
  /** Codes of the error catalogue with which this call may be refused, besides those of every call: see `refusals.ts`. */
  readonly refusals: readonly number[]
  /**
   * Whether we only assume that this call exists: the operator's published table lacks it. The run-time config lists
   * the assumed calls that an operator lacks.
   */
  readonly assumed?: true
}

/** The client retries `times` times: after `firstDelayMs`, then after twice as long, and so on. */
export interface Retries {
  readonly times: number
  readonly firstDelayMs: number
}

const nothing = z.unknown()
const API_TIMEOUT_MS = 25_000

interface Definition<Path extends string, Body, Response>
  extends Omit<Call<Path, Body, Response>, 'body' | 'response' | 'refusal' | 'refusals' | 'timeoutMs' | 'effect'> {
  readonly effect?: Call['effect']
  readonly body?: z.ZodMiniType<Body>
  readonly response?: z.ZodMiniType<Response>
  readonly timeoutMs?: number
  readonly refusals?: readonly number[]
}

/**
 * Returns the call with the most common defaults: 25 s, no body, an unread answer, no refusals of its own, and `read` for a
 * GET. The annotation lets a bundler leave out the calls that a page does not send.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<const Path extends string, Body = unknown, Response = unknown>(
  definition: Definition<Path, Body, Response>,
): Call<Path, Body, Response> {
  const { body, response, ...rest } = definition
  return {
    effect: definition.method === 'GET' ? 'read' : 'write',
    timeoutMs: API_TIMEOUT_MS,
    refusals: [],
    ...rest,
    body: body ?? (nothing as z.ZodMiniType<Body>),
    response: response ?? (nothing as z.ZodMiniType<Response>),
    refusal: refusalBody,
  }
}

/** Returns the call's name for reports and settings: `POST /sms-token`. */
export function callName(call: Pick<Call, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`
}

/** The body of every refusal: a code of the error catalogue and, after a failed validation, the server's own sentence. */
export const refusalBody = z.object({
  code: lenient(z.optional(z.int())),
  message: lenient(z.optional(text)),
  /** Present if the message is about a phone number and may be shown unchanged. */
  msisdn: lenient(z.optional(text)),
})
