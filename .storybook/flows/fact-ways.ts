import type { BlockName } from '../../flows/catalogue.ts'
import { type FactName, isFactName } from '../../runtime/facts.ts'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import { bankChosen, cards, checkoutOpened, lostCharge, order, paid, pispOpened, pixOpened } from './charge-ways.ts'
import { scheduleOn } from './schedule-deeds.ts'
import type { Way } from './ways.ts'

const HOUR_MS = 3_600_000
const chargeLost: Way = {
  deeds: lostCharge(cards.neverSettles, 'own'),
  gives: { 'payment.inFlight': 'charge', 'order.value': 2000 },
}

const scheduled: Way = { deeds: scheduleOn(), gives: { 'schedule.isOn': true } }

/** How the facts come about that a step may need. */
const needed: { readonly [N in FactName]?: Way } = {
  'login.msisdn': { deeds: [{ do: 'number' }] },
  'login.handle': { deeds: [{ do: 'number' }, { do: 'run', service: 'login.requestCode' }] },
  'recharge.value': { deeds: order, gives: { 'recharge.value': 2000 } },
  'recharge.target': { deeds: order },
  'recharge.newTarget': { deeds: [{ do: 'write', facts: { 'recharge.newTarget': '11976543210' } }] },
  'recharge.nsu': { deeds: paid(cards.settlesAtOnce), gives: { 'order.value': 2000 } },
  'pix.txid': { deeds: pixOpened, gives: { 'payment.inFlight': 'pix', 'order.value': 2000 } },
  'payment.inFlight': chargeLost,
  'schedule.isOn': scheduled,
  'schedule.newFrequency': { deeds: [{ do: 'write', facts: { 'schedule.newFrequency': 'weekly' } }] },
  'schedule.newDay': {
    deeds: [{ do: 'write', facts: { 'schedule.newFrequency': 'weekly', 'schedule.newDay': 'monday' } }],
  },
  'pisp.organization': { deeds: bankChosen },
  'pisp.payerDocument': { deeds: bankChosen },
  'pisp.id': { person: 'helena', deeds: pispOpened, gives: { 'payment.inFlight': 'pisp', 'order.value': 2000 } },
  'checkout.id': {
    person: 'helena',
    deeds: checkoutOpened,
    gives: { 'payment.inFlight': 'checkout', 'order.value': 2000 },
  },
}

/** How a fact gets the value that a guard asks for, on a customer's step. */
const asked: { readonly [N in FactName]?: { readonly [value: string]: Way } } = {
  'payment.inFlight': {
    charge: chargeLost,
    pix: { deeds: pixOpened },
    pisp: { person: 'helena', deeds: pispOpened },
    checkout: { person: 'helena', deeds: checkoutOpened },
  },
  'pisp.gaveUp': { true: { deeds: [{ do: 'write', facts: { 'pisp.gaveUp': true } }] } },
  'checkout.gaveUp': { true: { deeds: [{ do: 'write', facts: { 'checkout.gaveUp': true } }] } },
  'payment.inFlightLong': { true: { deeds: [...chargeLost.deeds, { do: 'wait', moveMs: 2 * HOUR_MS }] } },
  'payment.card': {
    new: {
      deeds: [{ do: 'write', facts: { 'payment.type': 'credit', 'payment.card': 'new', 'payment.cvvWanted': true } }],
    },
  },
  'payment.type': {
    credit: { deeds: [{ do: 'new card', pan: cards.both }] },
    debit: { deeds: [{ do: 'new card', pan: cards.askedDebit, type: 'debit' }] },
  },
  'payment.cardUses': { both: { deeds: [{ do: 'new card', pan: cards.both }], person: 'helena' } },
  'recharge.forOther': { true: { deeds: [{ do: 'target', whose: 'other' }] } },
  'order.value': { present: chargeLost },
  'schedule.isOn': { true: scheduled, false: { deeds: [] } },
  'operator.lacksScheduleStop': {
    true: { deeds: [...scheduled.deeds, { do: 'write', facts: { 'operator.lacksScheduleStop': true } }] },
  },
}

/** On a step for anyone nobody is asked: what a session that ended has left behind. */
const left: typeof asked = {
  'payment.inFlight': { charge: { deeds: [{ do: 'write', facts: { 'payment.inFlight': 'charge' } }] } },
  'pisp.id': { present: { deeds: [{ do: 'write', facts: { 'pisp.id': 'r1' } }] } },
}

export function wayToNeed(fact: string): Way | undefined {
  return isFactName(fact) ? needed[fact] : undefined
}

export function wayToValue(fact: string, value: string, access: 'anyone' | 'customer'): Way | undefined {
  if (!isFactName(fact)) return undefined
  const ways = (access === 'anyone' ? left : asked)[fact]
  return ways !== undefined && Object.hasOwn(ways, value) ? ways[value] : undefined
}

interface Reading {
  /** Held back, they show the block while it loads. */
  readonly loading: readonly CallName[]
  /** Refused, they show that it could not be read. */
  readonly failed: readonly CallName[] | { readonly cannot: string }
}

/** Blocks that look different until what they show has been read. */
export const readingBlocks: { readonly [K in BlockName]?: Reading } = {
  'value-grid': { loading: ['getRechargeValues'], failed: ['getRechargeValues'] },
  'payment-methods': { loading: ['getPaymentMethods'], failed: ['getPaymentMethods'] },
  'bank-list': { loading: ['getPispOrganizations'], failed: ['getPispOrganizations'] },
  'schedule-changes': {
    loading: ['getRecurrence'],
    failed: { cannot: 'The step reads the schedule as it is entered: a failure is an outcome of that service.' },
  },
  'schedule-values': { loading: ['getMonthlyRechargeValues'], failed: ['getMonthlyRechargeValues'] },
  'schedule-parties': { loading: ['getCustomer'], failed: ['getCustomer'] },
  'schedule-card-choice': { loading: ['getCustomer'], failed: ['getCustomer'] },
  'schedule-number-choice': { loading: ['getCustomer'], failed: ['getCustomer'] },
  'schedule-offer': {
    loading: ['getRecurrence'],
    failed: { cannot: 'What cannot be read is no news where it is only offered.' },
  },
  'pix-code': {
    loading: ['getPixCode'],
    failed: { cannot: 'The step reads the code as it is entered: a failure is an outcome of that service.' },
  },
}
