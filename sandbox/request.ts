import type { Call } from '../runtime/operator/contract/call.ts'
import { invalid, type Refusal, refusal } from './answer.ts'
import type { Origin } from './origin.ts'
import type { RawRequest } from './route.ts'
import { readLink } from './signed-links.ts'
import type { World } from './world.ts'

const BODY_LENGTH = 65_536

/** The sender of a request, found by its token. If a logout is repeated, `ended` is the customer who logged out. */
export interface Caller {
  readonly token: string | undefined
  readonly customer: RawRequest['customer']
  readonly ended: RawRequest['customer']
  /** The caller's idempotency keys are stored under this name. */
  readonly name: string
  /** The rate limit counts the caller's requests under these names. */
  readonly countedAs: readonly string[]
  /** True if another device opened the session. Such a caller is not treated as the customer. */
  readonly isForeign: boolean
}

export function readCaller(world: World, headers: Headers, origin: Origin): Caller {
  const token = /^customer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const session = token === undefined ? undefined : world.store.get('session', token)
  const owner = session && world.store.get('customer', session.customerId)
  const alive = session && !session.ended && world.now() < session.expiresAt && owner?.deletedAt === undefined
  const isElsewhere = session?.deviceId !== undefined && session.deviceId !== origin.deviceId
  if (!owner || isElsewhere) return { ...anyone(origin), token, isForeign: alive === true && isElsewhere }
  const name = `customer ${owner.id}`
  const who = alive ? { customer: owner, ended: undefined } : { customer: undefined, ended: owner }
  return { token, ...who, name, countedAs: [name], isForeign: false }
}

/**
 * Returns a caller without a session. Clients choose their device ids, so the network address is counted first. This
 * limits the number of devices. Requests to the card services have no device id. Callers without a device id are
 * counted by network address only, so that they do not share one count.
 */
function anyone({ peer, deviceId }: Origin): Omit<Caller, 'token' | 'isForeign'> {
  const name = `device ${deviceId ?? '-'}`
  const device = peer === undefined || deviceId !== undefined ? [name] : []
  return {
    customer: undefined,
    ended: undefined,
    name,
    countedAs: peer === undefined ? device : [`peer ${peer}`, ...device],
  }
}

/** Returns the body as unchecked data, or a refusal if it cannot be read. */
export async function readBody(request: Request, call: Call): Promise<{ body: unknown } | Refusal> {
  if (call.method === 'GET' || call.method === 'DELETE') return { body: undefined }
  const text = await request.text()
  if (text.length > BODY_LENGTH) return refusal(413, undefined, 'the body is too long')
  if (call.encoding === 'form') return { body: Object.fromEntries(new URLSearchParams(text)) }
  if (text === '') return { body: undefined }
  try {
    return { body: JSON.parse(text) }
  } catch {
    return invalid('the body is not JSON')
  }
}

const OWNER = /\/(?:customers|payment_methods|eldorado_bridge|3ds-token|dataonly)\/\{(id|msisdn)\}/

/** Returns whether the customer in the path sent the request. */
export function isOwner(call: Call, raw: RawRequest): boolean {
  const name = OWNER.exec(call.path)?.[1]
  if (name !== 'id' && name !== 'msisdn') return true
  return raw.customer !== undefined && raw.params[name] === raw.customer[name]
}

/** If a request has no session, returns the number that it is about. A fault can then affect one customer only. */
export function msisdnOf(world: World, raw: RawRequest): string | undefined {
  if (raw.customer) return raw.customer.msisdn
  if (typeof raw.body !== 'object' || raw.body === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(raw.body))
  const msisdn = fields.get('msisdn')
  if (typeof msisdn === 'string') return msisdn
  const payload = fields.get('payload')
  if (typeof payload === 'string') return readLink(world, payload)?.msisdn
  const handle = fields.get('encryptedMsisdn')
  return typeof handle === 'string' ? world.store.get('handle', handle)?.value : undefined
}
