import type { Settings, World } from '../world.ts'
import type { ChargeDocument, ElsewhereChargeDocument, SettlingChargeDocument } from './charge-documents.ts'

/** A payment on another site waits this long for the customer. */
const ELSEWHERE_LIFE_MS = 30 * 60_000
/** A bank waits this long for the customer after they open its page. */
const CONSENT_LIFE_MS = 5 * 60_000

/** Returns a receipt number of nine digits. No number is used twice, even after a reset. */
export function newNsu(world: World): string {
  const last = world.store.get('counter', 'nsu')?.value ?? 100_000_000 + Number(world.digits(8))
  world.store.put('counter', 'nsu', { value: last + 1 })
  return String(last + 1)
}

/** Returns the charge with its current status, by the sandbox's clock. */
export function settled(world: World, charge: SettlingChargeDocument): SettlingChargeDocument {
  if (charge.status !== 'PENDING') return charge
  // Some banks agree without asking the customer, but only after the customer has opened the bank's page.
  if (charge.method === 'pisp' && charge.consentAt === undefined && world.now() < endOf(charge)) return charge
  const { outcome } = charge
  const due = world.now() >= charge.settlesAt
  if (outcome.kind === 'settles-late' && charge.polls >= world.settings.latePolls)
    return { ...charge, status: 'OK', nsu: newNsu(world) }
  if (outcome.kind === 'settles' && due) return { ...charge, status: 'OK', nsu: newNsu(world) }
  if (outcome.kind === 'declined' && due) return { ...charge, status: 'NOK', code: outcome.code }
  if (outcome.kind === 'not-delivered' && due) return { ...charge, status: 'NOK' }
  return 'host' in charge && world.now() >= endOf(charge) ? { ...charge, status: 'NOK', code: 301 } : charge
}

/**
 * Returns when the charge next changes, or undefined if it never does. A change is a settlement, an expiry, or a Pix
 * that leaves the history.
 */
export function dueAt(charge: ChargeDocument, { latePolls }: Settings): number | undefined {
  if (charge.status !== 'PENDING') return undefined
  if (charge.method === 'pix') return charge.expiresAt
  const end = 'host' in charge ? endOf(charge) : undefined
  if (charge.method === 'pisp' && charge.consentAt === undefined) return end
  const { kind } = charge.outcome
  if (kind === 'settles-late' && charge.polls >= latePolls) return charge.at
  if (kind === 'settles' || kind === 'declined' || kind === 'not-delivered')
    return Math.min(charge.settlesAt, end ?? charge.settlesAt)
  return end
}

/** Returns when a payment on another site expires if the customer does not confirm it. */
function endOf({ at, consentAt }: ElsewhereChargeDocument): number {
  return Math.min(at + ELSEWHERE_LIFE_MS, consentAt === undefined ? Infinity : consentAt + CONSENT_LIFE_MS)
}
