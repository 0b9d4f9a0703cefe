import { isRecord } from '../../rules/is-record.ts'

/**
 * The record of a charge. It is stored before the charge is sent. So the app can find the charge after a reload, a 401
 * or a logout. It contains no card data and no names, and phone numbers only as hashes.
 */
export interface InFlight {
  readonly attemptId: string
  /** The payment type. */
  readonly kind: string
  readonly msisdnHash: string
  readonly recipientHash: string
  readonly amountCents: number
  /** When the charge was first sent, in the operator's time (ms since 1970). Absent while that time is unknown. */
  readonly startedAt?: number
  /** A time (operator's clock) that is certainly before the charge was sent, if one is known. */
  readonly notBefore?: number
  /** The operator's time after which this device sends no further copy of the charge. Absent while unknown. */
  readonly leftBy?: number
  /** `sent`: the charge may have been sent. `created`: the operator answered with a recharge id. */
  readonly phase: 'sent' | 'created'
  readonly rechargeId?: string
  /** The operator refused the charge with this code, but may have accepted an earlier copy of the same request. */
  readonly refusedWith?: number
}

export const IN_FLIGHT_KEY = 'recarrega.in-flight'

export interface Ledger {
  readonly records: readonly InFlight[]
  /** Receipt numbers (nsu) and ids of charges that have ended. The search for an open charge skips them. */
  readonly seen: readonly string[]
  /**
   * Hashes of the customers for whom the list is complete: their history was read, and each of their charges was stored
   * since. For any other customer, an earlier page may have failed to store a charge.
   */
  readonly whole: readonly string[]
}

export const emptyLedger: Ledger = { records: [], seen: [], whole: [] }

/**
 * Returns the parsed list of charges, or undefined for any other text. It runs before each charge, so it loads no code
 * on demand.
 */
export function parseLedger(text: string | null): Ledger | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(parsed)) return undefined
    // A list that an older release stored has no key `whole`. It then counts as complete for no customer.
    const { records, seen, whole = [] } = parsed
    if (!Array.isArray(records) || !records.every(isStored) || !isTexts(seen) || !isTexts(whole)) return undefined
    return { records: records.map(({ valueId, ...record }) => ({ ...record, amountCents: valueId })), seen, whole }
  } catch {
    return undefined
  }
}

/** Returns the list of charges as text for the storage. `parseLedger` reads it. */
export function ledgerText({ records, ...rest }: Ledger): string {
  const stored = records.map(({ amountCents, ...record }): Stored => ({ ...record, valueId: amountCents }))
  return JSON.stringify({ records: stored, ...rest })
}

/**
 * The stored text keeps the old name `valueId` for the amount, because a tab with an older release reads and writes the
 * same text.
 */
type Stored = Omit<InFlight, 'amountCents'> & { readonly valueId: number }

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    (value.phase === 'sent' || value.phase === 'created') &&
    [value.attemptId, value.kind, value.msisdnHash, value.recipientHash].every(isText) &&
    Number.isFinite(value.valueId) &&
    [value.startedAt, value.notBefore, value.leftBy].every(isMoment) &&
    (value.rechargeId === undefined || isText(value.rechargeId)) &&
    (value.refusedWith === undefined || Number.isInteger(value.refusedWith))
  )
}

function isMoment(value: unknown): boolean {
  return value === undefined || Number.isFinite(value)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/**
 * Returns a hash that tells two phone numbers apart without storing them (cyrb53, 53 bits, salted with the device's
 * id). It only hides the number from view: a person who has the device can compute the number.
 */
export function hashNumber(msisdn: string, salt: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const character of `${salt}:${msisdn}`) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
