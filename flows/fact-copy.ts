import type { FactName } from '../runtime/facts.ts'
import type { Format } from './kit/copy.ts'

/**
 * The facts that a flow's text may contain, each with the formats in which customers can read it. Amounts of money are
 * also allowed. All other facts are codes, or data that a customer does not want to see on a screen, such as a CPF.
 */
export const readableFacts: { readonly [F in FactName]?: readonly Format[] } = {
  'session.msisdn': ['phone'],
  'login.msisdn': ['phone'],
  'customer.name': ['firstName', 'text'],
  'customer.email': ['text'],
  'recipient.msisdn': ['phone'],
  'recipient.name': ['firstName', 'text'],
  'recipient.newMsisdn': ['phone'],
  'recipient.newName': ['firstName', 'text'],
  'recipient.called': ['text'],
  'card.name': ['text'],
  'schedule.recipient': ['phone'],
  'schedule.cardLast': ['text'],
  'schedule.since': ['date'],
  'recharge.target': ['phone'],
  'recharge.newTarget': ['phone'],
  'recharge.nsu': ['text'],
  'recharge.date': ['date'],
  'upsell.bonusGb': ['number'],
  'upsell.pixBonusGb': ['number'],
  'order.target': ['phone'],
  'order.method': ['text'],
  'order.promisedGb': ['number'],
  'past.target': ['phone'],
  'past.date': ['date'],
  'past.nsu': ['text'],
  'past.method': ['text'],
  'recent.done': ['recharges'],
  'recent.failed': ['recharges'],
  'payment.cardName': ['text'],
  'pisp.bank': ['text'],
}
