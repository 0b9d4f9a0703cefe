import { groupOf } from '../channel-groups.ts'
import type { CardDocument } from '../documents.ts'
import type { World } from '../world.ts'
import type { ChargeDocument } from './charge-documents.ts'
import { dueAt } from './settling.ts'

/**
 * The names of the lists of charges. Each list is sorted by time. An account is a list that also has a sum for each
 * day. The rules and the history read only the newest or the oldest entries, so no call reads all charges of a
 * customer.
 */
export const lists = {
  /** The list of the charges that change at a known time, earliest first. */
  due: 'due',
  /** The list of the charges in a customer's history. */
  history: (customerId: string) => `history/${customerId}`,
  delivered: (customerId: string) => `delivered/${customerId}`,
  /**
   * The list of the charges that took a customer's money. It leaves out charges that still wait for the customer at a
   * bank or a checkout.
   */
  agreed: (customerId: string) => `agreed/${customerId}`,
  /**
   * The list of the charges for one recipient and one amount that took a customer's money. It shows whether a new
   * charge repeats an earlier one.
   */
  same: ({ customerId, recipient, valueCents }: Pick<ChargeDocument, 'customerId' | 'recipient' | 'valueCents'>) =>
    `same/${customerId}/${recipient}/${valueCents}`,
  /**
   * The list of the purchases that a customer's card made on a group of channels, because each group has its own limit.
   */
  purchases: (customerId: string, card: CardNumber, channel: string | null) =>
    `purchases/${groupOf(channel)}/${customerId}/${card.bin}/${card.last}`,
}

export const accounts = {
  customer: (customerId: string) => `customer/${customerId}`,
  recipient: (msisdn: string) => `recipient/${msisdn}`,
  /** The name contains the customer, because another customer's card may have the same first and last digits. */
  card: (customerId: string, card: CardNumber) => `card/${customerId}/${card.bin}/${card.last}`,
}

type CardNumber = Pick<CardDocument, 'bin' | 'last'>

/** America/Sao_Paulo is UTC-3, without daylight saving since 2019. */
const BEHIND_UTC_MS = 3 * 3_600_000
/** Adding this number to a time gives 16 digits, so keys that contain times sort in the order of the times. */
const DIGITS_FROM = 1e15

/** Returns the day in São Paulo, such as 2026-11-27. */
export const dayOf = (ms: number): string => new Date(ms - BEHIND_UTC_MS).toISOString().slice(0, 10)

/** Returns when the charge took or reserved money. If it took no money, or gave it back, returns undefined. */
function spentAt(charge: ChargeDocument): number | undefined {
  if (charge.status === 'NOK') return undefined
  return (charge.method === 'pix' ? charge.paidAt : charge.at) ?? undefined
}

/**
 * Returns whether the charge still waits for the customer at a bank or a checkout. Its money is reserved, but not paid.
 */
function isAwaited({ method, status }: ChargeDocument): boolean {
  return status === 'PENDING' && (method === 'pisp' || method === 'mercado_pago')
}

function accountsOf(charge: ChargeDocument): string[] {
  const { customerId, recipient } = charge
  const card = 'card' in charge ? [accounts.card(customerId, charge.card)] : []
  return [accounts.customer(customerId), accounts.recipient(recipient), ...card]
}

/** Returns the charge's time in each list that can contain it, or undefined for a list that does not contain it. */
function timesOf({ settings }: World, charge: ChargeDocument): Map<string, number | undefined> {
  const { customerId, status, at } = charge
  const spent = spentAt(charge)
  const isListed = status !== 'PENDING' || settings.listsPending
  const agreed = isAwaited(charge) ? undefined : spent
  return new Map([
    [lists.due, dueAt(charge, settings)],
    [lists.history(customerId), isListed ? at : undefined],
    [lists.delivered(customerId), status === 'OK' ? at : undefined],
    [lists.agreed(customerId), agreed],
    [lists.same(charge), agreed],
    ...('card' in charge ? [[lists.purchases(customerId, charge.card, charge.channel), spent] as const] : []),
    ...accountsOf(charge).map(account => [account, spent] as const),
  ])
}

const placeIn = (list: string, at: number, sequence: number) =>
  `${list}/${DIGITS_FROM + at}/${String(sequence).padStart(12, '0')}`

/** Returns the keys of a charge in its lists, with the time of each key. */
function placesOf(world: World, charge: ChargeDocument): Map<string, number> {
  const places = new Map<string, number>()
  for (const [list, at] of timesOf(world, charge))
    if (at !== undefined && Number.isFinite(at)) places.set(placeIn(list, at, charge.sequence), at)
  return places
}

/** Adds a charge to its lists and sums, in place of its earlier state. Run it in a transaction. */
export function enlist(world: World, before: ChargeDocument | undefined, charge: ChargeDocument): void {
  const { store } = world
  const places = placesOf(world, charge)
  const old = before ? [...placesOf(world, before).keys()] : []
  for (const place of old) if (!places.has(place)) store.delete('chargePlace', place)
  for (const [place, at] of places) store.put('chargePlace', place, { at, charge: `${charge.customerId}/${charge.id}` })
  const [was, is] = [before && spentAt(before), spentAt(charge)]
  if (was === is) return
  if (before && was !== undefined) addUp(world, before, was, -1)
  if (is !== undefined) addUp(world, charge, is, 1)
}

function addUp({ store }: World, charge: ChargeDocument, at: number, sign: 1 | -1): void {
  for (const account of accountsOf(charge)) {
    const key = `${account}/${dayOf(at)}`
    const { count, cents } = store.get('spent', key) ?? { count: 0, cents: 0 }
    store.put('spent', key, { count: count + sign, cents: cents + sign * charge.valueCents })
  }
}

/** Removes a charge from one list. */
export function takeOff({ store }: World, list: string, charge: ChargeDocument, at: number): void {
  store.delete('chargePlace', placeIn(list, at, charge.sequence))
}

/** Rebuilds all lists and sums, because older releases did not store them. */
export function enlistAll(world: World): void {
  const { store } = world
  store.transaction(() => {
    store.clear(['chargePlace', 'spent'])
    for (const charge of store.list('charge')) enlist(world, undefined, charge)
  })
}
