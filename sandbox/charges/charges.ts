import type { World } from '../world.ts'
import type { ChargeDocument } from './charge-documents.ts'
import { enlist, lists, takeOff } from './charge-lists.ts'
import { settled } from './settling.ts'

/** Stores a charge, and puts it into its lists. Must run in a transaction. */
export function saveCharge(world: World, charge: ChargeDocument): void {
  const key = `${charge.customerId}/${charge.id}`
  enlist(world, world.store.get('charge', key), charge)
  world.store.put('charge', key, charge)
  world.store.put('chargeOwner', charge.id, { customerId: charge.customerId })
}

/** Does to everybody's charges what the clock has made of them by now. */
export function settleDue(world: World): void {
  for (;;) {
    const [next] = world.store.list('chargePlace', `${lists.due}/`, { most: 1 })
    if (next === undefined || next.at > world.now()) return
    const charge = world.store.get('charge', next.charge)
    if (charge === undefined) return
    takeOff(world, lists.due, charge, next.at)
    // A Pix that nobody paid leaves the history when its code expires.
    if (charge.method === 'pix') takeOff(world, lists.history(charge.customerId), charge, charge.at)
    else saveCharge(world, settled(world, charge))
  }
}

/** A customer's charges in the history, newest first, and no more than so many. */
export function historyOf(world: World, customerId: string, most: number): ChargeDocument[] {
  return newestOf(world, lists.history(customerId), most)
}

/** The newest charge of the customer that was delivered. */
export function lastDelivered(world: World, customerId: string): ChargeDocument | undefined {
  return newestOf(world, lists.delivered(customerId), 1)[0]
}

function newestOf(world: World, list: string, most: number): ChargeDocument[] {
  settleDue(world)
  return world.store
    .list('chargePlace', `${list}/`, { most, lastFirst: true })
    .flatMap(({ charge }) => world.store.get('charge', charge) ?? [])
}

/** All charges of a customer, or of everybody, newest first. It reads each of them: only the ledger, and a schedule without a delivered recharge, need that. */
export function allCharges(world: World, customerId?: string): ChargeDocument[] {
  settleDue(world)
  return world.store
    .list('charge', customerId === undefined ? '' : `${customerId}/`)
    .sort((a, b) => b.at - a.at || b.sequence - a.sequence)
}

/** The charge with this id, if it is that customer's. */
export function findCharge(world: World, customerId: string, id: string): ChargeDocument | undefined {
  settleDue(world)
  return world.store.get('charge', `${customerId}/${id}`)
}

export function findAnyCharge(world: World, id: string): ChargeDocument | undefined {
  const owner = world.store.get('chargeOwner', id)
  return owner && findCharge(world, owner.customerId, id)
}

/** Counts one status poll, which is what the card that settles late waits for. */
export function pollCharge(world: World, charge: ChargeDocument): ChargeDocument {
  if (charge.method === 'pix' || charge.outcome.kind !== 'settles-late') return charge
  saveCharge(world, { ...charge, polls: charge.polls + 1 })
  return findCharge(world, charge.customerId, charge.id) ?? charge
}

/** Whether the ledger lists it: money left the payer for it, or may have, since the sandbox was seeded. */
export function tookMoney(charge: ChargeDocument): boolean {
  if (charge.seeded) return false
  if (charge.method === 'pix') return charge.paidAt !== null
  if (charge.method === 'pisp' || charge.method === 'mercado_pago') return charge.status === 'OK'
  return charge.outcome.kind !== 'declined'
}
