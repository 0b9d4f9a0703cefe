import type * as z from 'zod/mini'
import { calls } from '../../runtime/operator/contract/table.ts'
import { done, invalid, type Refusal, refusal, success } from '../answer.ts'
import type { CustomerDocument, LinkDocument, TriesDocument } from '../documents.ts'
import { newHandle, readHandle } from '../handles.ts'
import { isRecent } from '../limits.ts'
import type { Origin } from '../origin.ts'
import { readMsisdn } from '../read-msisdn.ts'
import { forAnyone, forCustomer } from '../route.ts'
import { lineRefusal } from '../seed/test-lines.ts'
import { spendLink } from '../signed-links.ts'
import { countSms } from '../sms-limits.ts'
import type { World } from '../world.ts'

const CODE_LIFE_MS = 10 * 60_000
const BLOCK_MS = 24 * 3_600_000
const WRONG_TRIES = 5

const blocked = refusal(403, 207, 'blocked for 24 hours')
const unknownChannel = refusal(403, 243, 'no such channel')
const unknownHandle = refusal(403, 245, 'this login is over, or never began')
const wrongCode = refusal(422, 1000, 'the code does not match')

const isOver = (world: World, { since, blockedUntil }: TriesDocument) =>
  world.now() >= Math.max(since + BLOCK_MS, blockedUntil)

function triesOf(world: World, msisdn: string): TriesDocument {
  const tries = world.store.get('tries', msisdn)
  return tries && !isOver(world, tries) ? tries : { msisdn, wrong: 0, since: world.now(), blockedUntil: 0 }
}

/** Deletes expired SMS codes, and wrong tries that no longer count. */
function forgetCodes(world: World): void {
  for (const { msisdn } of world.store.list('sms'))
    if (liveCode(world, msisdn) === undefined) world.store.delete('sms', msisdn)
  for (const tries of world.store.list('tries')) if (isOver(world, tries)) world.store.delete('tries', tries.msisdn)
}

/** Sends an SMS code to the number, even if no customer has it. Returns a handle for the number. */
function sendCode(world: World, text: string, origin: Origin): { encryptedMsisdn: string } | Refusal {
  const read = readMsisdn(text)
  if ('kind' in read) return read
  const { msisdn } = read
  if (world.now() < triesOf(world, msisdn).blockedUntil) return blocked
  const refused = countSms(world, msisdn, origin)
  if (refused) return refused
  forgetCodes(world)
  world.store.put('sms', msisdn, { msisdn, code: world.digits(6), sentAt: world.now() })
  return { encryptedMsisdn: newHandle(world, 'number', msisdn) }
}

/** Checks a typed SMS code, which can be used once. The try is counted before the code is compared. */
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

type Proved = Pick<LinkDocument, 'msisdn' | 'valueCents' | 'recipient'>
type Code = Exclude<z.infer<typeof calls.openSession.body>, { payload: string }>

/**
 * If the SMS code is right, returns the number to which it was sent, and the amount that was chosen before. Otherwise
 * returns a refusal.
 */
function proveByCode(world: World, { encryptedMsisdn, encryptedValor, authCode }: Code): Proved | Refusal {
  const msisdn = readHandle(world, 'number', encryptedMsisdn)
  if (msisdn === undefined) return unknownHandle
  const refused = spendCode(world, msisdn, authCode)
  if (refused) return refused
  const value = encryptedValor === undefined ? undefined : readHandle(world, 'value', encryptedValor)
  return value === undefined ? { msisdn } : { msisdn, valueCents: Number(value) }
}

/** If the number's latest SMS code has not expired, returns it. */
export function liveCode(world: World, msisdn: string): string | undefined {
  const sms = world.store.get('sms', msisdn)
  return sms && world.now() < sms.sentAt + CODE_LIFE_MS ? sms.code : undefined
}

/** Opens a session for the customer, for one device or for all, and returns its token. */
export function newSession(world: World, customerId: string, deviceId?: string): string {
  const token = world.newId()
  const expiresAt = world.now() + world.settings.sessionLifeMs
  world.store.put('session', token, {
    token,
    customerId,
    expiresAt,
    ended: false,
    ...(deviceId !== undefined && { deviceId }),
  })
  return token
}

/** Returns the customer with this number. For a deleted account, returns code 262 for 30 days, then 246. */
function ownerOf(world: World, msisdn: string): CustomerDocument | Refusal {
  const owner = world.store.get('customer', world.store.get('number', msisdn)?.customerId ?? '')
  if (!owner) return refusal(404, 200, 'not a registered customer')
  if (owner.deletedAt === undefined) return owner
  if (isRecent(owner.deletedAt, world.now())) return refusal(403, 262, 'the account was deleted')
  return refusal(404, 246, 'nothing is left of the account')
}

function newPixChat(world: World, customerId: string): string {
  const id = world.newId()
  world.store.put('pixChat', id, { id, customerId })
  return id
}

export const sessionRoutes = {
  sendSmsToken: forAnyone(calls.sendSmsToken, ({ body, origin }, world) => {
    const sent = sendCode(world, body.msisdn, origin)
    return 'kind' in sent ? sent : success(sent)
  }),

  resendSmsToken: forAnyone(calls.resendSmsToken, ({ body, origin }, world) => {
    if (!Number.isSafeInteger(body.valor) || body.valor <= 0) return invalid('valor is cents')
    const sent = sendCode(world, body.msisdn, origin)
    if ('kind' in sent) return sent
    return success({ ...sent, encryptedValor: newHandle(world, 'value', String(body.valor)) })
  }),

  openSession: forAnyone(calls.openSession, ({ body, origin }, world) => {
    if (origin.channel !== undefined && !world.settings.channels.includes(origin.channel)) return unknownChannel
    const proved = 'payload' in body ? spendLink(world, body.payload) : proveByCode(world, body)
    if ('kind' in proved) return proved
    const { msisdn, valueCents, recipient } = proved
    const owner = lineRefusal('login', msisdn) ?? ownerOf(world, msisdn)
    if ('kind' in owner) return owner
    const id = newSession(world, owner.id, origin.deviceId)
    const pixExternalId = owner.switches.pixChat ? newPixChat(world, owner.id) : undefined
    return success(
      {
        id,
        msisdn,
        ...(valueCents !== undefined && { rechargeValue: { id: valueCents } }),
        ...(recipient !== undefined && { msisdnRecebedor: recipient }),
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
