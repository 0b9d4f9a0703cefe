import type { BlockName } from '../../flows/catalogue.ts'
import { type FactName, type FactValues, isFactName } from '../../runtime/facts.ts'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import type { Action } from './action.ts'
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
} from './charge-actions.ts'
import type { Recipe } from './recipe.ts'
import { scheduleChosen, scheduleOn } from './schedule-actions.ts'

const HOUR_MS = 3_600_000
const chargeLost: Recipe = {
  actions: lostCharge(cards.neverSettles, 'own'),
  gives: { 'payment.inFlight': 'charge', 'order.value': 2000 },
}

/** Saved recipient of the customer Ana. */
const recipient: Action = {
  do: 'write',
  facts: { 'recipient.msisdn': '11976543210', 'recipient.name': 'Mãe', 'recipient.called': 'Mãe' },
}

/** A recharge of the history, with the facts that the history's row writes. */
const past = {
  'past.value': 3000,
  'past.target': '11976543210',
  'past.date': '2026-11-24T15:30:00.000Z',
  'past.type': 'credit',
  'past.method': 'Crédito',
} as const

const pastDone: Recipe = {
  actions: [{ do: 'write', facts: { ...past, 'past.status': 'OK', 'past.nsu': '481516234' } }],
}

const scheduled: Recipe = { actions: scheduleOn(), gives: { 'schedule.isOn': true } }

/** The facts of an offer that replaces the stories' recharge amount by another amount. */
const offered: FactValues = { 'upsell.value': 3000, 'upsell.bonusGb': 3, 'upsell.pixBonusGb': 3 }

/** The customer types a new card. The form then writes the card's name as a fact, so the recipe writes it too. */
const cardTyped: Recipe = {
  actions: [
    { do: 'new card', pan: cards.settles },
    { do: 'write', facts: { 'payment.cardName': 'Visa final 4242' } },
  ],
}

/** For each fact that a step may need, the actions that write the fact. */
const needed: { readonly [N in FactName]?: Recipe } = {
  'login.msisdn': { actions: [{ do: 'number' }] },
  'login.payload': { actions: [{ do: 'link' }] },
  'login.handle': { actions: [{ do: 'number' }, { do: 'run', service: 'login.requestCode' }] },
  'customer.isDeleted': { actions: [{ do: 'write', facts: { 'customer.isDeleted': true } }] },
  'recharge.value': { actions: order, gives: { 'recharge.value': 2000 } },
  'recharge.target': { actions: order },
  'recharge.isPreselected': { actions: [{ do: 'write', facts: { 'recharge.isPreselected': true } }] },
  'payment.cardName': { actions: [...order, { do: 'saved card', brand: 'VISA' }] },
  'recharge.newTarget': { actions: [{ do: 'write', facts: { 'recharge.newTarget': '11976543210' } }] },
  'recipient.msisdn': { actions: [recipient] },
  'recipient.called': { actions: [recipient] },
  'recharge.nsu': { actions: paid(cards.settlesAtOnce), gives: { 'order.value': 2000 } },
  'past.value': pastDone,
  'payment.type': cardTyped,
  'payment.card': cardTyped,
  'pix.txid': { actions: pixOpened, gives: { 'payment.inFlight': 'pix', 'order.value': 2000 } },
  'payment.inFlight': chargeLost,
  'card.name': { actions: [{ do: 'saved card', brand: 'VISA' }] },
  'card.kind': { actions: [{ do: 'write', facts: { 'card.kind': 'credit' } }] },
  'schedule.isAgreed': scheduled,
  'schedule.newFrequency': { actions: [{ do: 'write', facts: { 'schedule.newFrequency': 'weekly' } }] },
  'schedule.newDay': {
    actions: [{ do: 'write', facts: { 'schedule.newFrequency': 'weekly', 'schedule.newDay': 'monday' } }],
  },
  'pisp.organization': { actions: bankChosen },
  'pisp.payerDocument': { actions: bankChosen },
  'pisp.id': { person: 'helena', actions: pispOpened, gives: { 'payment.inFlight': 'pisp', 'order.value': 2000 } },
  'checkout.id': {
    person: 'helena',
    actions: checkoutOpened,
    gives: { 'payment.inFlight': 'checkout', 'order.value': 2000 },
  },
}

/** Recipes for facts on a step for logged-in customers, by fact and by the value that a guard requires. */
const asked: { readonly [N in FactName]?: { readonly [value: string]: Recipe } } = {
  'payment.inFlight': {
    charge: chargeLost,
    pix: { actions: pixOpened },
    pisp: { person: 'helena', actions: pispOpened },
    checkout: { person: 'helena', actions: checkoutOpened },
  },
  // No action is needed: the `enter` service `recharge.recall` writes this fact when the step opens.
  'recharge.isRecalled': { true: { actions: [] } },
  'recharge.value': { present: { actions: order } },
  'dataOnly.status': { eligible: { actions: [{ do: 'write', facts: { 'dataOnly.status': 'eligible' } }] } },
  'toggles.campaigns': { true: { actions: [{ do: 'write', facts: { 'toggles.campaigns': true } }] } },
  'pisp.gaveUp': { present: { actions: [{ do: 'write', facts: { 'pisp.gaveUp': true } }] } },
  'checkout.gaveUp': { present: { actions: [{ do: 'write', facts: { 'checkout.gaveUp': true } }] } },
  'operator.lacksDataChange': { true: { actions: [{ do: 'write', facts: { 'operator.lacksDataChange': true } }] } },
  'payment.mayResend': { true: { actions: unseenCharge(cards.settles, { valueCents: 1500 }) } },
  'payment.inFlightLong': { true: { actions: [...chargeLost.actions, { do: 'wait', moveMs: 2 * HOUR_MS }] } },
  'payment.card': {
    new: {
      actions: [{ do: 'write', facts: { 'payment.type': 'credit', 'payment.card': 'new', 'payment.cvvWanted': true } }],
    },
  },
  'payment.type': {
    credit: { actions: [{ do: 'new card', pan: cards.both }] },
    debit: { actions: [{ do: 'new card', pan: cards.askedDebit, type: 'debit' }] },
  },
  'card.isPaying': { true: { actions: [{ do: 'write', facts: { 'card.isPaying': true } }] } },
  'payment.cardUses': {
    both: {
      actions: [
        { do: 'new card', pan: cards.both },
        { do: 'write', facts: { 'payment.debitOffered': true } },
      ],
      person: 'helena',
    },
  },
  'recharge.isRepeat': {
    true: {
      actions: [
        { do: 'saved card', brand: 'MASTERCARD' },
        { do: 'write', facts: { 'recharge.isRepeat': true } },
      ],
    },
  },
  'past.status': {
    OK: pastDone,
    NOK: { actions: [{ do: 'write', facts: { ...past, 'past.status': 'NOK' } }] },
    PENDING: { actions: [{ do: 'write', facts: { ...past, 'past.status': 'PENDING' } }] },
  },
  'past.type': { pix: { actions: [{ do: 'write', facts: { 'past.type': 'pix' } }] } },
  'past.isOpen': { true: { actions: [{ do: 'write', facts: { 'past.isOpen': true } }] } },
  'recent.done': {
    present: { person: 'elisa', actions: [{ do: 'store nothing' }, { do: 'target', whose: 'own' }] },
  },
  'recharge.forOther': { true: { actions: [{ do: 'target', whose: 'other' }] } },
  'order.value': { present: chargeLost },
  'schedule.isOn': { true: scheduled, false: { actions: [] } },
  'channel.mayBeScheduled': { false: { actions: [{ do: 'write', facts: { 'channel.mayBeScheduled': false } }] } },
  'operator.lacksScheduleStop': {
    true: { actions: [...scheduled.actions, { do: 'write', facts: { 'operator.lacksScheduleStop': true } }] },
  },
  'upsell.value': { present: { actions: [...order, { do: 'write', facts: offered }] } },
}

/** These modals are about an item that the customer has tapped in a list. The actions write the facts of that item. */
export const modalRecipes: { readonly [modal: string]: Recipe | undefined } = {
  schedule: { actions: scheduleChosen() },
  'frequency-day': { actions: [{ do: 'write', facts: { 'schedule.newFrequency': 'monthly' } }] },
}

/**
 * Actions that set a fact on a public step, where no customer is logged in. The fact comes from a link, or remains from
 * a session that has ended.
 */
const left: typeof asked = {
  'payment.inFlight': { charge: { actions: [{ do: 'write', facts: { 'payment.inFlight': 'charge' } }] } },
  'pisp.id': { present: { actions: [{ do: 'write', facts: { 'pisp.id': 'r1' } }] } },
  'checkout.id': { present: { actions: [{ do: 'write', facts: { 'checkout.id': 'r1' } }] } },
  'channel.beginsWithRecurrence': {
    true: { actions: [{ do: 'write', facts: { 'channel.beginsWithRecurrence': true } }] },
  },
  'channel.opensRecharge': { true: { actions: [{ do: 'write', facts: { 'channel.opensRecharge': true } }] } },
  'channel.paysByPix': { true: { actions: [{ do: 'write', facts: { 'channel.paysByPix': true } }] } },
  'toggles.lightBlue': { true: { actions: [{ do: 'write', facts: { 'toggles.lightBlue': true } }] } },
  'recharge.targetLost': { true: { actions: [{ do: 'write', facts: { 'recharge.targetLost': true } }] } },
  'login.value': { present: { actions: [{ do: 'write', facts: { 'login.value': 2000 } }] } },
}

export function recipeForNeed(fact: string): Recipe | undefined {
  return isFactName(fact) ? needed[fact] : undefined
}

export function recipeForValue(fact: string, value: string, access: 'anyone' | 'customer'): Recipe | undefined {
  if (!isFactName(fact)) return undefined
  const recipes = (access === 'anyone' ? left : asked)[fact]
  return recipes !== undefined && Object.hasOwn(recipes, value) ? recipes[value] : undefined
}

/**
 * Services whose every answer leads to another step. If the sandbox delays `call`, a story can show the step that
 * starts the service.
 */
export const passingCalls: {
  readonly [service: string]: { readonly call: CallName; readonly actions: readonly Action[] } | undefined
} = {
  'login.openSigned': { call: 'openSession', actions: [] },
  'pix.begin': { call: 'createPixRecharge', actions: [] },
  'schedule.check': { call: 'getAutomaticRecharge', actions: [] },
  // This service sends its call only if a charge is open, so the recipe first loses the answer to a charge.
  'recharge.find': { call: 'getRecharges', actions: lostCharge(cards.settles) },
}

export interface Reading {
  /** While the sandbox delays these calls, the block shows that it is loading. */
  readonly loading: readonly CallName[]
  /** When the operator refuses these calls, the block shows its error. */
  readonly failed: readonly CallName[] | { readonly cannot: string }
  /** The different looks of a block, by the data that it has read: `empty`, `full`. */
  readonly states?: { readonly [name: string]: Recipe }
}

/** Blocks that look different until they have read their data. */
export const readingBlocks: { readonly [K in BlockName]?: Reading } = {
  'recipient-list': {
    loading: ['getCustomer'],
    failed: ['getCustomer'],
    states: { empty: { person: 'bruno', actions: [] }, full: { person: 'maria', actions: [] } },
  },
  'recipient-choice': {
    loading: ['getCustomer'],
    failed: ['getCustomer'],
    states: { many: { person: 'maria', actions: [] } },
  },
  history: {
    loading: ['getRecharges'],
    failed: ['getRecharges'],
    states: { empty: { person: 'bruno', actions: [] }, full: { person: 'rita', actions: [] } },
  },
  'fast-recharge': {
    loading: ['getRechargeValues'],
    failed: ['getRechargeValues'],
    states: {
      'asks for the CVV': { actions: [{ do: 'saved card', brand: 'VISA' }] },
      'card gone': { actions: [{ do: 'write', facts: { 'payment.card': 'gone', 'recharge.repeatType': 'credit' } }] },
      'way to pay gone': {
        actions: [{ do: 'write', facts: { 'payment.type': 'pisp', 'recharge.repeatType': 'pisp' } }],
      },
      'value gone': { actions: [{ do: 'write', facts: { 'recharge.value': 3500 } }] },
    },
  },
  'value-grid': {
    loading: ['getRechargeValues', 'getRechargeValuesWithAttributes'],
    failed: ['getRechargeValues', 'getRechargeValuesWithAttributes'],
    states: {
      'with little left': { person: 'carla', actions: [] },
      'with nothing left': { person: 'dora', actions: [] },
    },
  },
  'limit-note': {
    loading: ['getPaymentMethods'],
    failed: ['getPaymentMethods'],
    states: {
      'over the limit': { person: 'carla', actions: [] },
      'near the limit': { person: 'carla', actions: [{ do: 'write', facts: { 'recharge.value': 1500 } }] },
      'with nothing left': { person: 'dora', actions: [] },
    },
  },
  'offer-cards': { loading: ['getPaymentMethods'], failed: ['getPaymentMethods'] },
  'payment-methods': { loading: ['getPaymentMethods'], failed: ['getPaymentMethods'] },
  'card-list': {
    loading: ['getCustomer'],
    failed: ['getCustomer'],
    states: {
      empty: { person: 'bruno', actions: [] },
      full: { person: 'maria', actions: [] },
      'of every kind': { person: 'helena', actions: [] },
      'no changes left': { person: 'wanda', actions: [] },
    },
  },
  'own-data': {
    loading: ['getCustomer'],
    failed: ['getCustomer'],
    states: {
      'no limit, a long name': { person: 'maria', actions: [] },
      'only to be seen': { actions: [{ do: 'write', facts: { 'operator.lacksDataChange': true } }] },
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
  'other-recharges': {
    loading: ['getRecharges'],
    failed: { cannot: 'What cannot be read is no news where it is only offered.' },
  },
  'pix-code': {
    loading: ['getPixCode'],
    failed: { cannot: 'The step reads the code as it is entered: a failure is an outcome of that service.' },
  },
}
