import type { BlockName } from '../../flows/catalogue.ts'
import { type FactName, type FactValues, isFactName } from '../../runtime/facts.ts'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import {
  bankChosen,
  cards,
  checkoutOpened,
  lostCharge,
  order,
  paid,
  pispOpened,
  pixOpened,
  unseenCharge,
} from './charge-ways.ts'
import { scheduleChosen, scheduleOn } from './schedule-deeds.ts'
import type { Deed, Way } from './ways.ts'

const HOUR_MS = 3_600_000
const chargeLost: Way = {
  deeds: lostCharge(cards.neverSettles, 'own'),
  gives: { 'payment.inFlight': 'charge', 'order.value': 2000 },
}

/** A recipient of the customer Ana. */
const recipient: Deed = {
  do: 'write',
  facts: { 'recipient.msisdn': '11976543210', 'recipient.name': 'Mãe', 'recipient.called': 'Mãe' },
}

/** A recharge of the history, with the facts that its row writes. */
const past = {
  'past.value': 3000,
  'past.target': '11976543210',
  'past.date': '2026-11-24T15:30:00.000Z',
  'past.type': 'credit',
  'past.method': 'Crédito',
} as const

const pastDone: Way = {
  deeds: [{ do: 'write', facts: { ...past, 'past.status': 'OK', 'past.nsu': '481516234' } }],
}

const scheduled: Way = { deeds: scheduleOn(), gives: { 'schedule.isOn': true } }

/** The app offers these instead of the value that stories recharge. */
const offered: FactValues = { 'upsell.value': 3000, 'upsell.bonusGb': 3, 'upsell.pixBonusGb': 3 }

/** A new card, with the name that its form would give it. */
const cardTyped: Way = {
  deeds: [
    { do: 'new card', pan: cards.settles },
    { do: 'write', facts: { 'payment.cardName': 'Visa final 4242' } },
  ],
}

/** Deeds that write the facts that a step may need. */
const needed: { readonly [N in FactName]?: Way } = {
  'login.msisdn': { deeds: [{ do: 'number' }] },
  'login.payload': { deeds: [{ do: 'link' }] },
  'login.handle': { deeds: [{ do: 'number' }, { do: 'run', service: 'login.requestCode' }] },
  'customer.isDeleted': { deeds: [{ do: 'write', facts: { 'customer.isDeleted': true } }] },
  'recharge.value': { deeds: order, gives: { 'recharge.value': 2000 } },
  'recharge.target': { deeds: order },
  'recharge.isPreselected': { deeds: [{ do: 'write', facts: { 'recharge.isPreselected': true } }] },
  'payment.cardName': { deeds: [...order, { do: 'saved card', brand: 'VISA' }] },
  'recharge.newTarget': { deeds: [{ do: 'write', facts: { 'recharge.newTarget': '11976543210' } }] },
  'recipient.msisdn': { deeds: [recipient] },
  'recipient.called': { deeds: [recipient] },
  'recharge.nsu': { deeds: paid(cards.settlesAtOnce), gives: { 'order.value': 2000 } },
  'past.value': pastDone,
  'payment.type': cardTyped,
  'payment.card': cardTyped,
  'pix.txid': { deeds: pixOpened, gives: { 'payment.inFlight': 'pix', 'order.value': 2000 } },
  'payment.inFlight': chargeLost,
  'card.name': { deeds: [{ do: 'saved card', brand: 'VISA' }] },
  'card.kind': { deeds: [{ do: 'write', facts: { 'card.kind': 'credit' } }] },
  'schedule.isAgreed': scheduled,
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

/** Deeds that give a fact the value that a guard asks for, on a customer's step. */
const asked: { readonly [N in FactName]?: { readonly [value: string]: Way } } = {
  'payment.inFlight': {
    charge: chargeLost,
    pix: { deeds: pixOpened },
    pisp: { person: 'helena', deeds: pispOpened },
    checkout: { person: 'helena', deeds: checkoutOpened },
  },
  // The step reads it as it is entered.
  'recharge.isRecalled': { true: { deeds: [] } },
  'recharge.value': { present: { deeds: order } },
  'dataOnly.status': { eligible: { deeds: [{ do: 'write', facts: { 'dataOnly.status': 'eligible' } }] } },
  'toggles.campaigns': { true: { deeds: [{ do: 'write', facts: { 'toggles.campaigns': true } }] } },
  'pisp.gaveUp': { true: { deeds: [{ do: 'write', facts: { 'pisp.gaveUp': true } }] } },
  'checkout.gaveUp': { true: { deeds: [{ do: 'write', facts: { 'checkout.gaveUp': true } }] } },
  'operator.lacksDataChange': { true: { deeds: [{ do: 'write', facts: { 'operator.lacksDataChange': true } }] } },
  'payment.mayResend': { true: { deeds: unseenCharge(cards.settles, { valueCents: 1500 }) } },
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
  'card.isPaying': { true: { deeds: [{ do: 'write', facts: { 'card.isPaying': true } }] } },
  'payment.cardUses': {
    both: {
      deeds: [
        { do: 'new card', pan: cards.both },
        { do: 'write', facts: { 'payment.debitOffered': true } },
      ],
      person: 'helena',
    },
  },
  'recharge.isRepeat': {
    true: {
      deeds: [
        { do: 'saved card', brand: 'MASTERCARD' },
        { do: 'write', facts: { 'recharge.isRepeat': true } },
      ],
    },
  },
  'past.status': {
    OK: pastDone,
    NOK: { deeds: [{ do: 'write', facts: { ...past, 'past.status': 'NOK' } }] },
    PENDING: { deeds: [{ do: 'write', facts: { ...past, 'past.status': 'PENDING' } }] },
  },
  'past.type': { pix: { deeds: [{ do: 'write', facts: { 'past.type': 'pix' } }] } },
  'past.isOpen': { true: { deeds: [{ do: 'write', facts: { 'past.isOpen': true } }] } },
  'recent.status': {
    OK: { person: 'elisa', deeds: [{ do: 'store nothing' }, { do: 'target', whose: 'own' }] },
  },
  'recharge.forOther': { true: { deeds: [{ do: 'target', whose: 'other' }] } },
  'order.value': { present: chargeLost },
  'schedule.isOn': { true: scheduled, false: { deeds: [] } },
  'channel.mayBeScheduled': { false: { deeds: [{ do: 'write', facts: { 'channel.mayBeScheduled': false } }] } },
  'operator.lacksScheduleStop': {
    true: { deeds: [...scheduled.deeds, { do: 'write', facts: { 'operator.lacksScheduleStop': true } }] },
  },
  'upsell.value': { present: { deeds: [...order, { do: 'write', facts: offered }] } },
}

/** Deeds for modals whose subject only a tap would choose. */
export const modalWays: { readonly [modal: string]: Way | undefined } = {
  schedule: { deeds: scheduleChosen() },
  'frequency-day': { deeds: [{ do: 'write', facts: { 'schedule.newFrequency': 'monthly' } }] },
}

/** On a step for anyone, nobody is logged in: an ended session has left these facts, or a link has brought them. */
const left: typeof asked = {
  'payment.inFlight': { charge: { deeds: [{ do: 'write', facts: { 'payment.inFlight': 'charge' } }] } },
  'pisp.id': { present: { deeds: [{ do: 'write', facts: { 'pisp.id': 'r1' } }] } },
  'checkout.id': { present: { deeds: [{ do: 'write', facts: { 'checkout.id': 'r1' } }] } },
  'channel.beginsWithRecurrence': {
    true: { deeds: [{ do: 'write', facts: { 'channel.beginsWithRecurrence': true } }] },
  },
  'channel.opensRecharge': { true: { deeds: [{ do: 'write', facts: { 'channel.opensRecharge': true } }] } },
  'channel.paysByPix': { true: { deeds: [{ do: 'write', facts: { 'channel.paysByPix': true } }] } },
  'toggles.lightBlue': { true: { deeds: [{ do: 'write', facts: { 'toggles.lightBlue': true } }] } },
  'recharge.targetLost': { true: { deeds: [{ do: 'write', facts: { 'recharge.targetLost': true } }] } },
  'login.value': { present: { deeds: [{ do: 'write', facts: { 'login.value': 2000 } }] } },
}

export function wayToNeed(fact: string): Way | undefined {
  return isFactName(fact) ? needed[fact] : undefined
}

export function wayToValue(fact: string, value: string, access: 'anyone' | 'customer'): Way | undefined {
  if (!isFactName(fact)) return undefined
  const ways = (access === 'anyone' ? left : asked)[fact]
  return ways !== undefined && Object.hasOwn(ways, value) ? ways[value] : undefined
}

/**
 * Services that lead away from the step that starts them: while the sandbox delays this call, the step shows that it
 * waits.
 */
export const passingCalls: {
  readonly [service: string]: { readonly call: CallName; readonly deeds: readonly Deed[] } | undefined
} = {
  'login.openSigned': { call: 'openSession', deeds: [] },
  'pix.begin': { call: 'createPixRecharge', deeds: [] },
  'schedule.check': { call: 'getAutomaticRecharge', deeds: [] },
  // It sends nothing unless a charge is open.
  'recharge.find': { call: 'getRecharges', deeds: lostCharge(cards.settles) },
}

export interface Reading {
  /** While the sandbox delays these calls, the block shows that it loads. */
  readonly loading: readonly CallName[]
  /** When the operator refuses these calls, the block shows its error. */
  readonly failed: readonly CallName[] | { readonly cannot: string }
  /** The looks of a block by the data that it has read: `empty`, `full`. */
  readonly states?: { readonly [name: string]: Way }
}

/** Blocks that look different until they have read their data. */
export const readingBlocks: { readonly [K in BlockName]?: Reading } = {
  'recipient-list': {
    loading: ['getCustomer'],
    failed: ['getCustomer'],
    states: { empty: { person: 'bruno', deeds: [] }, full: { person: 'maria', deeds: [] } },
  },
  'recipient-choice': {
    loading: ['getCustomer'],
    failed: ['getCustomer'],
    states: { many: { person: 'maria', deeds: [] } },
  },
  history: {
    loading: ['getRecharges'],
    failed: ['getRecharges'],
    states: { empty: { person: 'bruno', deeds: [] }, full: { person: 'rita', deeds: [] } },
  },
  'fast-recharge': {
    loading: ['getRechargeValues'],
    failed: ['getRechargeValues'],
    states: {
      'code wanted': { deeds: [{ do: 'saved card', brand: 'VISA' }] },
      'card gone': { deeds: [{ do: 'write', facts: { 'payment.card': 'gone', 'recharge.repeatType': 'credit' } }] },
      'way gone': { deeds: [{ do: 'write', facts: { 'payment.type': 'pisp', 'recharge.repeatType': 'pisp' } }] },
      'value gone': { deeds: [{ do: 'write', facts: { 'recharge.value': 3500 } }] },
    },
  },
  'value-grid': {
    loading: ['getRechargeValues', 'getRechargeValuesWithAttributes'],
    failed: ['getRechargeValues', 'getRechargeValuesWithAttributes'],
    states: {
      'with little left': { person: 'carla', deeds: [] },
      'with nothing left': { person: 'dora', deeds: [] },
    },
  },
  'limit-note': {
    loading: ['getPaymentMethods'],
    failed: ['getPaymentMethods'],
    states: {
      'over the limit': { person: 'carla', deeds: [] },
      'near the limit': { person: 'carla', deeds: [{ do: 'write', facts: { 'recharge.value': 1500 } }] },
      'with nothing left': { person: 'dora', deeds: [] },
    },
  },
  'offer-cards': { loading: ['getPaymentMethods'], failed: ['getPaymentMethods'] },
  'payment-methods': { loading: ['getPaymentMethods'], failed: ['getPaymentMethods'] },
  'card-list': {
    loading: ['getCustomer'],
    failed: ['getCustomer'],
    states: {
      empty: { person: 'bruno', deeds: [] },
      full: { person: 'maria', deeds: [] },
      'of every kind': { person: 'helena', deeds: [] },
      'no changes left': { person: 'wanda', deeds: [] },
    },
  },
  'own-data': {
    loading: ['getCustomer'],
    failed: ['getCustomer'],
    states: {
      'no limit, a long name': { person: 'maria', deeds: [] },
      'only to be seen': { deeds: [{ do: 'write', facts: { 'operator.lacksDataChange': true } }] },
    },
  },
  'bank-list': { loading: ['getPispOrganizations'], failed: ['getPispOrganizations'] },
  'schedule-changes': {
    loading: ['getRecurrence'],
    failed: { cannot: 'The step reads the schedule as it is entered: a failure is an outcome of that service.' },
  },
  'schedule-values': { loading: ['getMonthlyRechargeValues'], failed: ['getMonthlyRechargeValues'] },
  'schedule-parties': { loading: ['getCustomer'], failed: ['getCustomer'] },
  'schedule-card-choice': { loading: ['getCustomer'], failed: ['getCustomer'] },
  'schedule-offer': {
    loading: ['getRecurrence'],
    failed: { cannot: 'What cannot be read is no news where it is only offered.' },
  },
  'pix-code': {
    loading: ['getPixCode'],
    failed: { cannot: 'The step reads the code as it is entered: a failure is an outcome of that service.' },
  },
}
