import * as z from 'zod/mini'
import type { Call, PathParams } from '../runtime/operator/contract/call.ts'
import { type Answer, invalid, missing, type Refusal, sessionExpired } from './answer.ts'
import type { CustomerDocument } from './documents.ts'
import type { Origin } from './origin.ts'
import type { World } from './world.ts'

/** A request before its body is checked. */
export interface RawRequest {
  readonly params: Record<string, string>
  readonly query: Record<string, string>
  readonly body: unknown
  readonly token: string | undefined
  readonly customer: CustomerDocument | undefined
  readonly key: string | null
  readonly origin: Origin
}

interface Asked<Path extends string, Body> {
  readonly params: PathParams<Path>
  readonly query: Record<string, string>
  readonly body: Body
  readonly key: string | null
  readonly origin: Origin
}

/** Connects a call with its work. `perform` checks the request's shape and does the work, inside a transaction. */
export interface Route<C extends Call = Call> {
  readonly call: C
  perform(raw: RawRequest, world: World): Answer<unknown>
}

function hasParams<Path extends string>(
  path: Path,
  params: Record<string, string>,
): params is Record<string, string> & PathParams<Path> {
  return [...path.matchAll(/\{(\w+)\}/g)].every(([, name]) => name !== undefined && params[name] !== undefined)
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  let value = body
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([key]) => key === String(name))?.[1]
  }
  return value
}

/** Returns the first error for a body with several possible shapes. It is the error of the shape that fits best. */
function nearestIssue([issue]: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue
  const [nearest] = [...issue.errors].sort((one, other) => one.length - other.length)
  return nearest === undefined ? issue : nearestIssue(nearest)
}

/** Returns code 102 for a missing field, and 101 for a wrong field. */
function explain(error: z.core.$ZodError, body: unknown): Refusal {
  const issue = nearestIssue(error.issues)
  const name = issue?.path.join('.') || 'body'
  return valueAt(body, issue?.path ?? []) === undefined ? missing(`${name} is missing`) : invalid(`${name} is invalid`)
}

function bind<Path extends string, Body, Response>(
  call: Call<Path, Body, Response>,
  work: (asked: Asked<Path, Body>, raw: RawRequest, world: World) => Answer<Response>,
): Route<Call<Path, Body, Response>> {
  return {
    call,
    perform(raw, world) {
      const parsed = z.safeParse(call.body, raw.body)
      if (!parsed.success) return explain(parsed.error, raw.body)
      if (!hasParams(call.path, raw.params)) return invalid('the path is incomplete')
      const { query, key, origin } = raw
      return work({ params: raw.params, query, body: parsed.data, key, origin }, raw, world)
    },
  }
}

/** Returns the route of a call that needs no session. */
export function forAnyone<Path extends string, Body, Response>(
  call: Call<Path, Body, Response>,
  work: (asked: Asked<Path, Body>, world: World) => Answer<Response>,
) {
  return bind(call, (asked, _raw, world) => work(asked, world))
}

/**
 * Returns the route of a call for a logged-in customer. Without a session, the call is refused before anything else.
 */
export function forCustomer<Path extends string, Body, Response>(
  call: Call<Path, Body, Response>,
  work: (asked: Asked<Path, Body> & Signed, world: World) => Answer<Response>,
) {
  return bind(call, (asked, { customer, token }, world) =>
    customer && token ? work({ ...asked, customer, token }, world) : sessionExpired,
  )
}

interface Signed {
  readonly customer: CustomerDocument
  readonly token: string
}
