import type { ChargeDocument } from '../charges/charge-documents.ts'
import { enlistAll } from '../charges/charge-lists.ts'
import { saveCharge } from '../charges/charges.ts'
import { newNsu } from '../charges/settling.ts'
import type { CustomerDocument, Kind, SavedCardDocument } from '../documents.ts'
import { DAY_MS } from '../durations.ts'
import { freeAbandonedKeys } from '../idempotency.ts'
import type { Limits } from '../limits.ts'
import { seedCustomers } from '../seed/seed.ts'
import type { SeedCard, SeedCustomer } from '../seed/seed-customer.ts'
import type { SwitchesDocument } from '../service-documents.ts'
import type { World } from '../world.ts'

const FOR_EVER = Number.MAX_SAFE_INTEGER
const forgotten: readonly Kind[] = [
  'customer',
  'number',
  'session',
  'sms',
  'tries',
  'smsTimes',
  'smsNumber',
  'handle',
  'link',
  'secureToken',
  'card',
  'charge',
  'chargeOwner',
  'chargePlace',
  'spent',
  'recurrence',
  'pixChat',
  'intention',
  'event',
  'key',
  'fault',
  'setting',
]

/** Deletes everything except the counters, creates the test customers again, and sets the clock to the real time. */
export function resetWorld(world: World, seeds: readonly SeedCustomer[] = seedCustomers): void {
  world.store.transaction(() => {
    world.store.clear(forgotten)
    for (const seed of seeds) plant(world, seed, seed.msisdn)
  })
}

/**
 * Creates the test customers in an empty store. In a filled store, it frees the idempotency keys of requests that were
 * still running when the store was closed.
 */
export function openWorld(world: World, seeds?: readonly SeedCustomer[]): void {
  freeAbandonedKeys(world)
  enlistAll(world)
  if (world.store.list('customer').length === 0) resetWorld(world, seeds)
}

/**
 * Creates a customer like the named test customer, with these limits and a new number. Returns undefined if no test
 * customer has this name.
 */
export function cloneSeed(world: World, key: string, limits: Partial<Limits> = {}): CustomerDocument | undefined {
  const seed = seedCustomers.find(one => one.key === key)
  if (!seed) return undefined
  return world.store.transaction(() => plant(world, seed, freshMsisdn(world), limits))
}

function freshMsisdn(world: World): string {
  for (;;) {
    const msisdn = `119${world.digits(8)}`
    if (!world.store.get('number', msisdn)) return msisdn
  }
}

const usual: SwitchesDocument = {
  lightBlue: false,
  checkout: false,
  sdkCheckout: false,
  campaigns: false,
  bridge: false,
  paymentMethods: ['pix', 'credit'],
  pixChat: false,
}

/** Stores the cards in the card service, and returns them as the customer's saved cards. */
function plantCards(world: World, owner: string, seeds: readonly SeedCard[]): SavedCardDocument[] {
  return seeds.map(({ brand, bin, last, favorite = false, keepsCvv = false, isUnconfirmed = false }) => {
    const token = world.newId()
    world.store.put('card', token, { token, brand, bin, last, outcome: { kind: 'settles' }, owner })
    return { token, brand, last, favorite, confirmed: !isUnconfirmed, keepsCvv }
  })
}

function plant(world: World, seed: SeedCustomer, msisdn: string, changed: Partial<Limits> = {}): CustomerDocument {
  const id = world.newId()
  const addedNow = (cards: readonly SeedCard[]) => cards.filter(card => card.isNew).map(() => world.now())
  const customer: CustomerDocument = {
    id,
    msisdn,
    seed: seed.key,
    name: seed.name,
    status: seed.firstRecharge ? 'CREATED' : 'ACTIVE',
    createdAt: world.now() - 400 * DAY_MS,
    limits: { ...seed.limits, ...changed },
    segment: seed.segment ?? 'PRE',
    quirks: { ...seed.quirks },
    recipients: seed.recipients.map(one => ({ ...one, favorite: one.favorite ?? false })),
    recipientsAdded: [],
    recipientsRemoved: {},
    cards: plantCards(world, id, seed.cards),
    debitCards: plantCards(world, id, seed.debitCards ?? []),
    cefCards: plantCards(world, id, seed.cefCards ?? []),
    cardsAdded: addedNow(seed.cards),
    debitCardsAdded: addedNow([...(seed.debitCards ?? []), ...(seed.cefCards ?? [])]),
    updatedAt: world.now() - 400 * DAY_MS,
    receivesInformation: true,
    switches: { ...usual, ...seed.switches },
    ...(seed.registering && { registering: seed.registering }),
  }
  world.store.put('customer', id, customer)
  world.store.put('number', msisdn, { customerId: id })
  if (seed.blocked) world.store.put('tries', msisdn, { msisdn, wrong: 5, since: world.now(), blockedUntil: FOR_EVER })
  for (const recharge of seed.recharges) plantRecharge(world, customer, recharge)
  return customer
}

function plantRecharge(world: World, customer: CustomerDocument, recharge: SeedCustomer['recharges'][number]): void {
  const at = world.now() - Math.round(recharge.daysAgo * DAY_MS)
  const token = recharge.card === undefined ? undefined : customer.cards[recharge.card]?.token
  const card = token === undefined ? undefined : world.store.get('card', token)
  const base = {
    id: world.newId(),
    sequence: world.next('charge'),
    customerId: customer.id,
    msisdn: customer.msisdn,
    recipient: recharge.recipient ?? customer.msisdn,
    valueCents: recharge.valueCents,
    at,
    key: null,
    channel: recharge.channel ?? null,
    nsu: recharge.notDelivered ? null : newNsu(world),
    status: recharge.notDelivered ? ('NOK' as const) : ('OK' as const),
    seeded: true as const,
  }
  const charge: ChargeDocument = card
    ? { ...base, method: 'credit', card, outcome: card.outcome, settlesAt: at, polls: 0 }
    : { ...base, method: 'pix', codeAt: at, expiresAt: at, paidAt: at }
  saveCharge(world, charge)
}
