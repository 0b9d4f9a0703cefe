import { callName } from '../runtime/operator/contract/call.ts'
import type { CallName } from '../runtime/operator/contract/table.ts'
import {
  type Answer,
  foreignSession,
  notAvailable,
  notFound,
  type Refusal,
  refusal,
  sessionExpired,
  success,
  tooManyRequests,
} from './answer.ts'
import type { HeldCharges } from './charges/held-charges.ts'
import type { Recent } from './charges/recent.ts'
import { type Fault, takeFault } from './faults.ts'
import { claimKey, fingerprintOf, freeKey, placeOfKey, settleKey } from './idempotency.ts'
import type { Origin } from './origin.ts'
import { type Caller, isOwner, msisdnOf, readBody, readCaller } from './request.ts'
import { captivePortal, respond } from './respond.ts'
import type { RawRequest, Route } from './route.ts'
import { dropped, halved } from './wire.ts'
import type { World } from './world.ts'

export interface Tools {
  readonly world: World
  readonly wait: (ms: number) => Promise<void>
  readonly held: HeldCharges
  readonly admits: (caller: string, now: number) => boolean
  /** Stores the last answer to each read, because the fault `stale` repeats it. */
  readonly earlier: Recent<Answer<unknown>>
}

interface Job {
  readonly route: Route
  readonly path: string
  readonly raw: RawRequest
  readonly caller: Caller
}

/**
 * Answers a request in steps. The order is faults, the rate limit, the session and its owner, the idempotency key, and
 * then the call itself. The call checks the request's shape, the customer's rules and the limits, and then does the
 * work. A known key is answered before the call itself can refuse it.
 */
export async function answerCall(
  tools: Tools,
  name: CallName,
  route: Route,
  request: Request,
  params: Record<string, string>,
  origin: Origin,
): Promise<Response> {
  const { world } = tools
  const { headers, url } = request
  const caller = readCaller(world, headers, origin)
  const read = await readBody(request, route.call)
  const { pathname, searchParams } = new URL(url)
  const raw: RawRequest = {
    params,
    query: Object.fromEntries(searchParams),
    body: 'body' in read ? read.body : undefined,
    token: caller.token,
    customer: caller.customer,
    key: route.call.effect === 'read' ? null : headers.get('idempotency-key'),
    origin,
  }
  const job: Job = { route, path: pathname, raw, caller }
  const fault = takeFault(world, name, msisdnOf(world, raw))

  if (fault?.name === 'drop-before') return dropped()
  if (fault?.name === 'html-200') return captivePortal()
  if (fault?.name === 'status') return respond(world, refusal(fault.status, fault.code))
  if (!caller.countedAs.every(one => tools.admits(one, world.now()))) return respond(world, tooManyRequests)

  const refused = refuse(world, job) ?? ('kind' in read ? read : undefined)
  if (refused) return afterFault(tools, fault, respond(world, refused))
  if (fault?.name === 'twice') await perform(tools, job, undefined)
  const answer = await perform(tools, job, fault)
  return afterFault(tools, fault, respond(world, answer))
}

/**
 * Returns the refusal of a request that its caller may not send. A repeated DELETE of a session is not refused,
 * although the first one ended the session, because it gets its stored answer.
 */
function refuse({ settings }: World, { route, raw, caller }: Job): Refusal | undefined {
  if (route.call.assumed && settings.lacks.includes(callName(route.call))) return notAvailable
  if (route.call.who === 'anyone') return undefined
  if (caller.isForeign) return foreignSession
  const isRepeat = route.call.method === 'DELETE' && caller.ended !== undefined && raw.key !== null
  if (!raw.customer && !isRepeat) return sessionExpired
  return raw.customer && !isOwner(route.call, raw) ? notFound : undefined
}

async function perform(tools: Tools, job: Job, fault: Fault | undefined): Promise<Answer<unknown>> {
  const { world, wait, held } = tools
  const { route, raw, caller, path } = job
  const isSlow = fault?.name === 'delay'
  const hold = route.call.effect === 'charge' ? held.hold : wait
  if (raw.key === null) {
    if (isSlow) await hold(fault.delayMs)
    return route.call.effect === 'read' ? readNow(tools, job, fault) : work(world, job)
  }
  const place = placeOfKey(route.call, caller.name, raw.key)
  const claim = claimKey(world, place, fingerprintOf(route.call, path, raw.body), raw.key)
  if (claim.kind === 'refusal') return claim
  if (claim.kind === 'replay') return replay(claim)
  try {
    if (isSlow) await hold(fault.delayMs)
    return world.store.transaction(() => {
      const answer = route.perform(asNow(world, raw), world)
      settleKey(world, place, answer)
      return answer
    })
  } catch (error) {
    freeKey(world, place)
    throw error
  }
}

function work(world: World, { route, raw }: Job): Answer<unknown> {
  return world.store.transaction(() => route.perform(asNow(world, raw), world))
}

/** Returns the request with the customer as stored now. The customer may have changed while the body was arriving. */
function asNow(world: World, raw: RawRequest): RawRequest {
  const customer = raw.customer && world.store.get('customer', raw.customer.id)
  return { ...raw, customer: customer?.deletedAt === undefined ? customer : undefined }
}

function readNow({ world, earlier }: Tools, job: Job, fault: Fault | undefined): Answer<unknown> {
  const place = `${job.caller.name} ${job.path}`
  const before = fault?.name === 'stale' ? earlier.get(place) : undefined
  const answer = before ?? work(world, job)
  earlier.put(place, answer)
  return answer
}

/** Returns a stored answer for a repeated request. The stored body of a refusal is the JSON that was sent. */
function replay({ status, body }: { status: number; body: unknown }): Answer<unknown> {
  if (status === 204) return { kind: 'success', status, body: undefined }
  if (status === 200 || status === 201) return success(body, status)
  return { ...refusal(status), ...(typeof body === 'object' && body) }
}

async function afterFault({ world, wait }: Tools, fault: Fault | undefined, response: Response): Promise<Response> {
  switch (fault?.name) {
    case 'drop-after-commit':
      return dropped()
    case 'half-body':
      return halved(response)
    case 'status-after-commit':
      return respond(world, refusal(fault.status, fault.code))
    case 'delay-after-commit':
      await wait(fault.delayMs)
      return response
    default:
      return response
  }
}
