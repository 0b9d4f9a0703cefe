import * as z from 'zod/mini'

/**
 * What is written down before a charge is sent, so that it can be found again after a reload, a 401 or a logout.
 * No card data, no names, and the numbers only as hashes.
 */
const inFlight = z.object({
  attemptId: z.string(),
  kind: z.enum(['credit', 'pix']),
  msisdnHash: z.string(),
  recipientHash: z.string(),
  /** The value in cents. */
  valueId: z.number(),
  /** On the server's clock, ms since 1970. */
  startedAt: z.number(),
  /** `sent`: bytes may have left. `created`: the operator has named the recharge. */
  phase: z.enum(['sent', 'created']),
  rechargeId: z.optional(z.string()),
})
export type InFlight = z.infer<typeof inFlight>

export const IN_FLIGHT_KEY = 'recarrega.in-flight'

const ledger = z.object({
  records: z.array(inFlight),
  /** Nsus and ids of recharges whose end was told: an older recharge like this one is not mistaken for it. */
  seen: z.array(z.string()),
})
export type Ledger = z.infer<typeof ledger>

export const emptyLedger: Ledger = { records: [], seen: [] }

/** Empty for anything that is not a ledger of ours. */
export function parseLedger(text: string | null): Ledger {
  try {
    const parsed = ledger.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : emptyLedger
  } catch {
    return emptyLedger
  }
}

/**
 * Tells two numbers apart without writing them down (cyrb53, 53 bits, salted with the device's id). It keeps a
 * number out of plain sight; it is not a secret from somebody who holds the device.
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
