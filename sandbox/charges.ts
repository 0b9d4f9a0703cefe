import type { ChargeDocument, ElsewhereChargeDocument, SettlingChargeDocument } from './charge-documents.ts'
import type { World } from './world.ts'

/** How long a payment elsewhere waits for the person. */
const ELSEWHERE_LIFE_MS = 30 * 60_000
/** How long a bank waits for the person, once they were sent there. */
const CONSENT_LIFE_MS = 5 * 60_000

export function saveCharge(world: World, charge: ChargeDocument): void {
  world.store.put('charge', `${charge.customerId}/${charge.id}`, charge)
  world.store.put('chargeOwner', charge.id, { customerId: charge.customerId })
}

/** Nine digits, never given twice, not even after a reset. */
export function newNsu(world: World): string {
  const last = world.store.get('counter', 'nsu')?.value ?? 100_000_000 + Number(world.digits(8))
  world.store.put('counter', 'nsu', { value: last + 1 })
  return String(last + 1)
}

/** What the sandbox's clock has made of a charge by now. */
function settled(world: World, charge: SettlingChargeDocument): SettlingChargeDocument {
  if (charge.status !== 'PENDING') return charge
  // Nobody can agree to it, not even a bank that does by itself, before the person was led there.
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

/** Nobody has agreed to it by then. */
function endOf({ at, consentAt }: ElsewhereChargeDocument): number {
  return Math.min(at + ELSEWHERE_LIFE_MS, consentAt === undefined ? Infinity : consentAt + CONSENT_LIFE_MS)
}

function upToDate(world: World, charge: ChargeDocument): ChargeDocument {
  if (charge.method === 'pix') return charge
  const now = settled(world, charge)
  if (now !== charge) saveCharge(world, now)
  return now
}

/** A customer's charges, newest first. */
export function chargesOf(world: World, customerId: string): ChargeDocument[] {
  return world.store
    .list('charge', `${customerId}/`)
    .map(charge => upToDate(world, charge))
    .sort((a, b) => b.at - a.at || b.sequence - a.sequence)
}

/** Everybody's charges, newest first. */
export function allCharges(world: World): ChargeDocument[] {
  return world.store
    .list('charge')
    .map(charge => upToDate(world, charge))
    .sort((a, b) => b.at - a.at || b.sequence - a.sequence)
}

/** The charge with this id, if it is that customer's. */
export function findCharge(world: World, customerId: string, id: string): ChargeDocument | undefined {
  const charge = world.store.get('charge', `${customerId}/${id}`)
  return charge && upToDate(world, charge)
}

export function findAnyCharge(world: World, id: string): ChargeDocument | undefined {
  const owner = world.store.get('chargeOwner', id)
  return owner && findCharge(world, owner.customerId, id)
}

/** Counts one status poll, which is what the card that settles late waits for. */
export function pollCharge(world: World, charge: ChargeDocument): ChargeDocument {
  if (charge.method === 'pix' || charge.outcome.kind !== 'settles-late') return charge
  const polled = { ...charge, polls: charge.polls + 1 }
  saveCharge(world, polled)
  return upToDate(world, polled)
}

/** Whether the ledger lists it: money left the payer for it, or may have, since the sandbox was seeded. */
export function tookMoney(charge: ChargeDocument): boolean {
  if (charge.seeded) return false
  if (charge.method === 'pix') return charge.paidAt !== null
  if (charge.method === 'pisp' || charge.method === 'mercado_pago') return charge.status === 'OK'
  return charge.outcome.kind !== 'declined'
}
