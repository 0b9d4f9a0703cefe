import type { CallName } from '../../runtime/operator/contract/table.ts'
import type { Action } from './action.ts'
import { cards } from './charge-actions.ts'
import type { OutcomeRecipe } from './recipe.ts'
import { scheduleChosen, scheduleOn } from './schedule-actions.ts'

/** The amount that the sandbox's statement shows for a card that ends in 4242. */
const STATEMENT_CENTS = 142
const NEW_MSISDN = '11955554444'
const LANDLINE = '1133334444'
const MOTHER = '11976543210'

const visa: Action = { do: 'saved card', brand: 'VISA' }
const newCredit = (pan: string): readonly Action[] => [
  { do: 'new card', pan },
  { do: 'write', facts: { 'card.kind': 'credit' } },
]
const newToPay = (pan: string): readonly Action[] => [
  { do: 'new card', pan },
  { do: 'write', facts: { 'payment.saveCard': true } },
]
const recipient = (msisdn: string): Action => {
  return { do: 'write', facts: { 'recipient.newMsisdn': msisdn, 'recipient.newName': 'Tia Rosa' } }
}
const saved: Action = { do: 'write', facts: { 'recipient.msisdn': MOTHER } }
const news = (receives: boolean): Action => {
  return { do: 'write', facts: { 'customer.receivesInformation': receives } }
}
const statement = (cents: number): readonly Action[] => [visa, { do: 'write', facts: { 'card.statementCents': cents } }]
const schedule = scheduleChosen()
const elsewhere: Action = { do: 'schedule elsewhere' }
const newDays: Action = { do: 'write', facts: { 'schedule.newFrequency': 'weekly', 'schedule.newDay': 'monday' } }

/** The call never reaches the operator. A browser may resend the call by itself, so the fault is planted twice. */
function unreachable(call: CallName, actions: readonly Action[] = []): OutcomeRecipe {
  return { actions: [...actions, { do: 'fault', call, fault: 'drop-before', times: 2 }], says: 'unreachable' }
}

function refused(call: CallName, code: number, actions: readonly Action[] = []): OutcomeRecipe {
  return { actions: [...actions, { do: 'fault', call, fault: 'status', status: 422, code }], says: String(code) }
}

/**
 * Recipes for the outcomes of the services with which customers manage their own cards, recipients, data and schedule.
 */
export const ownRecipes = {
  'cards.add': {
    added: { actions: newCredit(cards.settlesAtOnce), says: 'cardAdded' },
    cardInvalid: { actions: newCredit('4242424242424241'), says: 'cardInvalid' },
    savedAlready: { actions: newCredit('4242424242424242'), says: '223' },
    refused: { actions: newCredit(cards.refused), says: '214' },
    unreachable: unreachable('addCard', newCredit(cards.settlesAtOnce)),
  },
  'cards.addToPay': {
    added: { actions: newToPay(cards.settlesAtOnce) },
    notSaved: { actions: [{ do: 'new card', pan: cards.settles }] },
    cardInvalid: { actions: newToPay('4242424242424241'), says: 'cardInvalid' },
    savedAlready: { actions: newToPay('4242424242424242'), says: '223' },
    refused: { actions: newToPay(cards.refused), says: '214' },
    unreachable: unreachable('addCard', newToPay(cards.settlesAtOnce)),
  },
  'cards.favorite': {
    favored: { actions: [visa], says: 'cardFavored' },
    gone: { actions: [visa, { do: 'write', facts: { 'card.token': 'deleted' } }], says: 'cardGone' },
    refused: { actions: [visa, { do: 'write', facts: { 'card.kind': 'cef' } }], says: '999' },
    unreachable: unreachable('favoriteCard', [visa]),
  },
  'cards.delete': {
    deleted: { actions: [visa], says: 'cardDeleted' },
    refused: refused('deleteCard', 229, [visa]),
    unreachable: unreachable('deleteCard', [visa]),
  },
  'cards.confirm': {
    confirmed: { actions: statement(STATEMENT_CENTS), says: 'cardConfirmed' },
    amountRefused: { actions: statement(STATEMENT_CENTS + 1), says: '303' },
    gone: {
      actions: [...statement(STATEMENT_CENTS), { do: 'fault', call: 'confirmCard', fault: 'status', status: 404 }],
      says: 'cardGone',
    },
    refused: refused('confirmCard', 216, statement(STATEMENT_CENTS)),
    unreachable: unreachable('confirmCard', statement(STATEMENT_CENTS)),
  },
  'recipients.add': {
    added: { actions: [recipient(NEW_MSISDN)], says: 'recipientAdded' },
    numberRefused: { actions: [recipient(LANDLINE)], says: '202' },
    refused: { actions: [recipient(NEW_MSISDN)], person: 'maria', says: '221' },
    unreachable: unreachable('addDependent', [recipient(NEW_MSISDN)]),
  },
  'recipients.delete': {
    deleted: { actions: [saved], says: 'recipientDeleted' },
    refused: refused('deleteDependent', 101, [saved]),
    unreachable: unreachable('deleteDependent', [saved]),
  },
  'customer.update': {
    updated: { actions: [{ do: 'write', facts: { 'customer.email': 'ana@exemplo.com.br' } }], says: 'dataUpdated' },
    unchanged: { actions: [], says: 'dataUnchanged' },
    cpfRefused: { actions: [{ do: 'write', facts: { 'customer.cpf': '12345678900' } }], says: '203' },
    emailRefused: refused('updateCustomer', 206, [
      { do: 'write', facts: { 'customer.email': 'bruno@exemplo.com.br' } },
    ]),
    birthRefused: { actions: [{ do: 'write', facts: { 'customer.birthDate': '310290' } }], says: '210' },
    refused: { actions: [{ do: 'write', facts: { 'customer.email': 'ana' } }], says: '101' },
    unreachable: unreachable('updateCustomer', [{ do: 'write', facts: { 'customer.newName': 'Ana Lima' } }]),
  },
  'customer.consent': {
    given: { actions: [news(true)], says: 'consentGiven' },
    withdrawn: { actions: [news(false)], says: 'consentWithdrawn' },
    refused: refused('updateCustomer', 101, [news(false)]),
    unreachable: unreachable('updateCustomer', [news(false)]),
  },
  'customer.delete': {
    deleted: { actions: [] },
    chargeOpen: { actions: [{ do: 'write', facts: { 'payment.inFlight': 'charge' } }] },
    refused: refused('deleteCustomer', 240),
    unreachable: unreachable('deleteCustomer'),
  },
  'schedule.save': {
    saved: { actions: schedule },
    differs: { actions: [...schedule, elsewhere], says: 'scheduleDiffers' },
    numberRefused: {
      actions: scheduleChosen({ 'schedule.recipient': LANDLINE }),
      says: '202',
    },
    valueRefused: { actions: scheduleChosen({ 'schedule.value': 100 }), says: '402' },
    // A fault causes this outcome. If the card were really gone, the page would choose another card.
    cardRefused: refused('saveRecurrence', 263, schedule),
    // A fault causes this outcome. The operator itself refuses with 1004 only if the customer has never recharged, but
    // this service runs on the receipt of a recharge.
    refused: refused('saveRecurrence', 1004, schedule),
    unreachable: unreachable('saveRecurrence', schedule),
  },
  'schedule.load': {
    loaded: { actions: scheduleOn() },
    none: { actions: [] },
    refused: refused('getRecurrence', 101),
    unreachable: unreachable('getRecurrence'),
  },
  'schedule.begin': {
    ready: { actions: [] },
    noRecharge: { actions: [], person: 'bruno', says: '1004' },
    refused: { actions: [], person: 'ugo', says: '423' },
    unreachable: unreachable('getRecurrence'),
  },
  'schedule.change': {
    changed: { actions: [...scheduleOn(), newDays], says: 'scheduleChanged' },
    gone: {
      actions: [...scheduleOn(), { do: 'run', service: 'schedule.stop' }, ...scheduleChosen(), newDays],
      says: 'scheduleGone',
    },
    differs: { actions: [...scheduleOn(), newDays, elsewhere], says: 'scheduleDiffers' },
    // Faults cause these outcomes. The customer types only the days, and cannot make the operator refuse the number,
    // the amount or the card.
    numberRefused: refused('saveRecurrence', 202, [...scheduleOn(), newDays]),
    valueRefused: refused('saveRecurrence', 402, [...scheduleOn(), newDays]),
    cardRefused: refused('saveRecurrence', 263, [...scheduleOn(), newDays]),
    refused: refused('saveRecurrence', 419, [...scheduleOn(), newDays]),
    unreachable: unreachable('saveRecurrence', [...scheduleOn(), newDays]),
  },
  'schedule.stop': {
    stopped: { actions: scheduleOn(), says: 'scheduleStopped' },
    refused: refused('stopRecurrence', 101),
    unreachable: unreachable('stopRecurrence'),
  },
  'schedule.check': {
    eligible: { actions: [] },
    notEligible: { actions: [], person: 'bruno' },
    scheduled: { actions: scheduleOn() },
    refused: { actions: [], person: 'ugo', says: '423' },
    unreachable: unreachable('getLastRecharge'),
  },
} as const satisfies { readonly [service: string]: { readonly [outcome: string]: OutcomeRecipe } }
