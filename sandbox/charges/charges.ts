import type { World } from '../world.ts'
import type { ChargeDocument } from './charge-documents.ts'
import { enlist, lists, takeOff } from './charge-lists.ts'
import { settled } from './settling.ts'

/** Stores a charge and enters it in its lists. Run it in a transaction. */
export function saveCharge(world: World, charge: ChargeDocument): void {
  const key = `${charge.customerId}/${charge.id}`
  enlist(world, world.store.get('charge', key), charge)
  world.store.put('charge', key, charge)
  world.store.put('chargeOwner', charge.id, { customerId: charge.customerId })
}

/** Settles all charges that are due by now, for every customer. */
export function settleDue(world: World): void {
  for (;;) {
    const [next] = world.store.list('chargePlace', `${lists.due}/`, { most: 1 })
    if (next === undefined || next.at > world.now()) return
    const charge = world.store.get('charge', next.charge)
    if (charge === undefined) return
    takeOff(world, lists.due, charge, next.at)
    // An unpaid Pix leaves the history when its code expires.
    if (charge.method === 'pix') takeOff(world, lists.history(charge.customerId), charge, charge.at)
    else saveCharge(world, settled(world, charge))
  }
}

/** Returns up to `most` charges of a customer's history, newest first. */
export function historyOf(world: World, customerId: string, most: number): ChargeDocument[] {
  return newestOf(world, lists.history(customerId), most)
}

/** Returns the customer's newest delivered charge. */
export function lastDelivered(world: World, customerId: string): ChargeDocument | undefined {
  return newestOf(world, lists.delivered(customerId), 1)[0]
}

function newestOf(world: World, list: string, most: number): ChargeDocument[] {
  settleDue(world)
  return world.store
    .list('chargePlace', `${list}/`, { most, lastFirst: true })
    .flatMap(({ charge }) => world.store.get('charge', charge) ?? [])
}

/**
 * Returns all charges of a customer, or of all customers, newest first. It reads every charge, so it has only two
 * callers: the ledger, and schedules without a delivered recharge.
 */
export function allCharges(world: World, customerId?: string): ChargeDocument[] {
  settleDue(world)
  return world.store
    .list('charge', customerId === undefined ? '' : `${customerId}/`)
    .sort((a, b) => b.at - a.at || b.sequence - a.sequence)
}

/** If the charge with this id belongs to the customer, returns it. */
export function findCharge(world: World, customerId: string, id: string): ChargeDocument | undefined {
  settleDue(world)
  return world.store.get('charge', `${customerId}/${id}`)
}

export function findAnyCharge(world: World, id: string): ChargeDocument | undefined {
  const owner = world.store.get('chargeOwner', id)
  return owner && findCharge(world, owner.customerId, id)
}

/** Counts a status poll. One test card settles only after several polls. */
export function pollCharge(world: World, charge: ChargeDocument): ChargeDocument {
  if (charge.method === 'pix' || charge.outcome.kind !== 'settles-late') return charge
  saveCharge(world, { ...charge, polls: charge.polls + 1 })
  return findCharge(world, charge.customerId, charge.id) ?? charge
}

/**
 * Returns whether the ledger lists the charge. The ledger lists a charge since the sandbox's start if it took money, or
 * may have taken money.
 */
export function tookMoney(charge: ChargeDocument): boolean {
  if (charge.seeded) return false
  if (charge.method === 'pix') return charge.paidAt !== null
  if (charge.method === 'pisp' || charge.method === 'mercado_pago') return charge.status === 'OK'
  return charge.outcome.kind !== 'declined'
}
