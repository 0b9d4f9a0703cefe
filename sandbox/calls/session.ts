import { calls } from '../../runtime/operator/contract/table.ts'
import { done, invalid, type Refusal, refusal, success } from '../answer.ts'
import type { CustomerDocument, TriesDocument } from '../documents.ts'
import { isRecent } from '../limits.ts'
import { readMsisdn } from '../read-msisdn.ts'
import { forAnyone, forCustomer } from '../route.ts'
import { lineRefusal } from '../test-lines.ts'
import type { World } from '../world.ts'

const CODE_LIFE_MS = 10 * 60_000
const HANDLE_LIFE_MS = 60 * 60_000
const BLOCK_MS = 24 * 3_600_000
const WRONG_TRIES = 5

const blocked = refusal(403, 207, 'blocked for 24 hours')
const wrongCode = refusal(422, 1000, 'the code does not match')

function triesOf(world: World, msisdn: string): TriesDocument {
  const tries = world.store.get('tries', msisdn)
  const old = tries && world.now() >= Math.max(tries.since + BLOCK_MS, tries.blockedUntil)
  return tries && !old ? tries : { wrong: 0, since: world.now(), blockedUntil: 0 }
}

function newHandle(world: World, value: string): string {
  const handle = world.newId()
  world.store.put('handle', handle, { value, expiresAt: world.now() + HANDLE_LIFE_MS })
  return handle
}

function readHandle(world: World, handle: string): string | undefined {
  const held = world.store.get('handle', handle)
  return held && world.now() < held.expiresAt ? held.value : undefined
}

/** Sends a code to the number, customer or not, and returns what stands for the number. */
function sendCode(world: World, text: string): { encryptedMsisdn: string } | Refusal {
  const read = readMsisdn(text)
  if ('kind' in read) return read
  const { msisdn } = read
  if (world.now() < triesOf(world, msisdn).blockedUntil) return blocked
  world.store.put('sms', msisdn, { msisdn, code: world.digits(6), sentAt: world.now() })
  return { encryptedMsisdn: newHandle(world, msisdn) }
}

/** Checks a typed code and uses it up. The try counts before the code is compared. */
function spendCode(world: World, msisdn: string, typed: string): Refusal | undefined {
  const tries = triesOf(world, msisdn)
  if (world.now() < tries.blockedUntil) return blocked
  const wrong = tries.wrong + 1
  world.store.put('tries', msisdn, { ...tries, wrong })
  const sms = world.store.get('sms', msisdn)
  if (sms && sms.code === typed && world.now() < sms.sentAt + CODE_LIFE_MS) {
    world.store.delete('sms', msisdn)
    world.store.delete('tries', msisdn)
    return undefined
  }
  if (wrong < WRONG_TRIES) return wrongCode
  world.store.put('tries', msisdn, { ...tries, wrong, blockedUntil: world.now() + BLOCK_MS })
  return blocked
}

/** The latest code that can still be typed for the number. */
export function liveCode(world: World, msisdn: string): string | undefined {
  const sms = world.store.get('sms', msisdn)
  return sms && world.now() < sms.sentAt + CODE_LIFE_MS ? sms.code : undefined
}

/** Opens a session of the customer, and returns its token. */
export function newSession(world: World, customerId: string): string {
  const token = world.newId()
  const expiresAt = world.now() + world.settings.sessionLifeMs
  world.store.put('session', token, { token, customerId, expiresAt, ended: false })
  return token
}

/** The customer who has the number; code 262 for 30 days after they deleted their account. */
function ownerOf(world: World, msisdn: string): CustomerDocument | Refusal {
  const owner = world.store.get('customer', world.store.get('number', msisdn)?.customerId ?? '')
  if (owner?.deletedAt !== undefined && isRecent(owner.deletedAt, world.now()))
    return refusal(403, 262, 'the account was deleted')
  return owner && owner.deletedAt === undefined ? owner : refusal(404, 200, 'not a registered customer')
}

function newPixChat(world: World, customerId: string): string {
  const id = world.newId()
  world.store.put('pixChat', id, { id, customerId })
  return id
}

export const sessionRoutes = {
  sendSmsToken: forAnyone(calls.sendSmsToken, ({ body }, world) => {
    const sent = sendCode(world, body.msisdn)
    return 'kind' in sent ? sent : success(sent)
  }),

  resendSmsToken: forAnyone(calls.resendSmsToken, ({ body }, world) => {
    if (!Number.isSafeInteger(body.valor) || body.valor <= 0) return invalid('valor is cents')
    const sent = sendCode(world, body.msisdn)
    if ('kind' in sent) return sent
    return success({ ...sent, encryptedValor: newHandle(world, String(body.valor)) })
  }),

  openSession: forAnyone(calls.openSession, ({ body }, world) => {
    const msisdn = readHandle(world, body.encryptedMsisdn)
    if (msisdn === undefined) return wrongCode
    const refused = spendCode(world, msisdn, body.authCode)
    if (refused) return refused
    const owner = lineRefusal('login', msisdn) ?? ownerOf(world, msisdn)
    if ('kind' in owner) return owner
    const id = newSession(world, owner.id)
    const pixExternalId = owner.switches.pixChat ? newPixChat(world, owner.id) : undefined
    const value = body.encryptedValor === undefined ? undefined : readHandle(world, body.encryptedValor)
    return success(
      {
        id,
        msisdn,
        ...(value !== undefined && { rechargeValue: { id: Number(value) } }),
        ...(pixExternalId !== undefined && { pixExternalId }),
      },
      201,
    )
  }),

  closeSession: forCustomer(calls.closeSession, ({ token }, world) => {
    const session = world.store.get('session', token)
    if (session) world.store.put('session', token, { ...session, ended: true })
    return done
  }),
}
