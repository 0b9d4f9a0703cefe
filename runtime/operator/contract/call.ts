import * as z from 'zod/mini'
import { lenient } from './lenient.ts'
import type { CallParameters } from './parameters.ts'
import { text } from './primitives.ts'

/**
 * The service that answers a call: `a` authenticates, `b` serves the customer. `cards`, `brands` and `bins` are the
 * card gateway's, `geo` locates the device.
 */
export type ClientName = 'a' | 'b' | 'cards' | 'brands' | 'bins' | 'geo'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The parameters of a path, such as `{msisdn}`, as an object of strings. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name & keyof CallParameters]: string } & PathParams<Rest>
  : unknown

/**
 * One call of the operator's API. The typed client, the sandbox's routes and the tests all use this definition.
 * `effect` decides what happens after a lost answer: a `read` may be retried, a `write` is sent again with its key, and
 * a `charge` is sent again only with the key of its attempt.
 */
export interface Call<Path extends string = string, Body = unknown, Response = unknown> {
  readonly client: ClientName
  readonly method: Method
  readonly path: Path
  readonly who: 'anyone' | 'customer'
  readonly effect: 'read' | 'write' | 'charge'
  /** Names of the query parameters. All are optional. */
  readonly query?: readonly (keyof CallParameters)[]
  readonly encoding?: 'json' | 'form'
  readonly body: z.ZodMiniType<Body>
  readonly response: z.ZodMiniType<Response>
  readonly refusal: typeof refusalBody
  readonly timeoutMs: number
  /**
   * How often a read is sent again after a lost answer or a 5xx. The client never does this for a write or a charge.
   */
  readonly retries?: Retries
  /** Value of the header `mode`, which the operator demands for some calls. */
  readonly mode?: 'async'
  /**
   * Codes of the error catalogue with which only some calls are refused. `refusals.ts` lists the codes that any call
   * can return.
   */
  readonly refusals: readonly number[]
  /**
   * Whether we only assume that this call exists, because the operator's published table does not list it.
   * `/config.json` lists the assumed calls that an operator does not have.
   */
  readonly assumed?: true
}

/** The client retries `times` times: first after `firstDelayMs`, then after twice that delay, and so on. */
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
 * Returns a call with defaults: 25 s, no body, an answer that is not read, no refusals of its own, and `read` for a
 * GET. The annotation lets a bundler remove the calls that a page does not send.
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

/** The body of every refusal: a code of the error catalogue and, after a failed validation, the operator's message. */
export const refusalBody = z.object({
  /** The code of the error catalogue. The app chooses its message and the way on by it. @example 428 */
  code: lenient(z.optional(z.int())),
  /** The reason for developers. Customers read the catalogue's text instead. @example "wait 5 minutes" */
  message: lenient(z.optional(text)),
  /**
   * The phone number that the message is about. Only if it is present, the app shows `message` to the customer
   * unchanged. @example "11987654321"
   */
  msisdn: lenient(z.optional(text)),
})
