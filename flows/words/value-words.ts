import { own } from '../../runtime/engine/flow.ts'
import type { FactName } from '../../runtime/facts.ts'

/**
 * The words for the values of facts, by fact and value. Descriptions of guards consist of them. `present` stands for any
 * value, and `absent` for an unknown fact.
 */
const facts: { readonly [N in FactName]?: { readonly [value: string]: string } } = {
  'card.isConfirmed': { false: 'card not confirmed' },
  'card.isFavorite': { true: 'favorite card', false: 'not the favorite card' },
  'card.isPaying': { true: 'card being charged' },
  'card.kind': { credit: 'credit card', debit: 'debit card', cef: 'Caixa card' },
  'card.paysSchedule': { true: 'card pays a schedule' },
  'channel.beginsWithRecurrence': { true: 'begins with a schedule' },
  'channel.mayBeScheduled': { true: 'schedule possible', false: 'schedule only elsewhere' },
  'channel.opensRecharge': { true: 'opens the values' },
  'channel.paysByPix': { true: 'pays by Pix at once' },
  'checkout.gaveUp': { present: 'checkout does not answer', absent: 'checkout may still answer' },
  'checkout.id': { present: 'returns from the checkout' },
  'dataOnly.status': {
    eligible: 'card may pay by the offer',
    waiting_untokenize: 'card is being freed for the offer',
    tokenized: 'card is ready for the offer',
  },
  'login.value': { present: 'value from a link' },
  'operator.lacksCaixaDeletion': { true: 'Caixa card cannot be deleted here', false: 'Caixa card can be deleted here' },
  'operator.lacksCardConfirmation': { false: 'card can be confirmed here' },
  'operator.lacksDataChange': { true: 'data cannot be changed', false: 'data can be changed' },
  'operator.lacksDebitFavorite': { false: 'debit card can be the favorite here' },
  'operator.lacksScheduleStop': { true: 'schedule cannot be stopped here', false: 'schedule can be stopped here' },
  'order.type': {
    credit: 'paid by credit',
    debit: 'paid by debit',
    cef_debit: 'paid by Caixa debit',
    pisp: 'paid by bank',
  },
  'order.value': { present: 'order known' },
  'past.date': { present: 'date known' },
  'past.isOpen': { true: 'recharge still open' },
  'past.nsu': { present: 'receipt number known' },
  'past.status': { OK: 'recharge done', NOK: 'recharge failed', PENDING: 'recharge in progress' },
  'past.type': { pix: 'paid by Pix' },
  'payment.card': { new: 'new card' },
  'payment.cardUses': { both: 'card is credit and debit' },
  'payment.inFlight': {
    none: 'no payment is open',
    charge: 'a charge is open',
    pix: 'a Pix is open',
    pisp: 'a bank payment is open',
    checkout: 'a checkout payment is open',
  },
  'payment.inFlightLong': { true: 'open for long' },
  'payment.mayResend': { true: 'may be sent again' },
  'payment.type': { credit: 'credit', debit: 'debit', cef_debit: 'Caixa debit' },
  'pisp.banksUnread': { absent: 'banks known' },
  'pisp.gaveUp': { present: 'bank does not answer', absent: 'bank may still answer' },
  'pisp.id': { present: 'returns from the bank' },
  'recent.done': { present: 'recharged a moment ago' },
  'recent.failed': { present: 'recharge failed a moment ago' },
  'recharge.forOther': { true: 'for somebody else' },
  'recharge.isPreselected': { true: 'value preselected' },
  'recharge.isRecalled': { present: 'history read' },
  'recharge.isRepeat': { true: 'repeated recharge' },
  'recharge.isRiskTaken': { present: 'customer goes on without the history' },
  'recharge.isUnkept': { absent: 'payments are stored' },
  'recharge.targetLost': { true: 'number lost' },
  'recharge.value': { present: 'value chosen' },
  'recipient.name': { present: 'number has a name' },
  'schedule.cardLast': { present: 'schedule has a card', absent: 'schedule has no card' },
  'schedule.day': { present: 'schedule has a day' },
  'schedule.isOn': { true: 'scheduled', false: 'not scheduled' },
  'schedule.value': { present: 'schedule has a value' },
  'toggles.campaigns': { true: 'campaign on' },
  'toggles.lightBlue': { true: 'light-blue on' },
  'upsell.messageConfirm': { absent: 'offer not seen yet' },
  'upsell.upsellConfirm': { absent: 'offer not accepted' },
  'upsell.value': { present: 'larger value offered' },
}

/** Returns the words for the values of a fact, by value; undefined if there are none. */
export function wordsOfValues(fact: string): { readonly [value: string]: string } | undefined {
  const named: { readonly [fact: string]: { readonly [value: string]: string } } = facts
  return own(named, fact)
}

/** Returns the words for a value of a fact; undefined if there are none. */
export function wordsOfValue(fact: string, value: string): string | undefined {
  return wordsOfValues(fact)?.[value]
}
