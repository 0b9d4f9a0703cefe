import * as z from 'zod/mini'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'

/** Which service answers: A authenticates, B serves the customer, the rest are the card gateway's and the geolocation service's. */
export type ClientName = 'a' | 'b' | 'cards' | 'brands' | 'bins' | 'geo'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `{msisdn}` and its like in a path, as an object of strings. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown

/**
 * One call of the operator's API. The typed client, the sandbox's routes and the tests are all made from it.
 * `effect` decides what a lost answer means: a `read` may be asked again, a `write` is replayed by its key,
 * a `charge` is never repeated without the key of its attempt.
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
  /** How often a read is asked again when its answer was lost or was a 5xx; never for a write or a charge. */
  readonly retries?: Retries
  /** Goes out as the header `mode`. */
  readonly mode?: 'async'
  /** Codes of the error catalogue that it can refuse with, besides those that any call can: see `refusals.ts`. */
  readonly refusals: readonly number[]
  /** Ours, not in the operator's published table: a run-time setting says whether it exists. */
  readonly assumed?: true
}

/** Asked again `times` times: after `firstDelayMs`, then after twice as long, and so on. */
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
 * Fills in what most calls share: 25 s, no body, an answer nobody reads, no refusals of its own, and a GET that is
 * a read. The mark lets a bundler leave out the calls that a page does not make.
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

/** `POST /sms-token`: the name people use for a call, in faults and in the ledger. */
export function callName(call: Pick<Call, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`
}

/** The body of every refusal: a code of the error catalogue and, on validation, the server's own sentence. */
export const refusalBody = z.object({
  code: lenient(z.optional(z.int())),
  message: lenient(z.optional(text)),
  /** Present when the sentence is about a number and may be shown as it is. */
  msisdn: lenient(z.optional(text)),
})
