import { own } from '../../runtime/engine/flow.ts'
import type { FactName } from '../../runtime/facts.ts'

/**
 * Facts in words: those that a customer agrees to when they pay, and the number by which they log in. Messages to the
 * author of a flow use them.
 */
const facts: { readonly [N in FactName]?: string } = {
  'login.msisdn': 'the phone number of the customer',
  'order.target': 'the phone number that gets the credit',
  'order.value': 'the amount of the recharge',
  'payment.cardName': 'the card that pays',
  'recharge.target': 'the phone number that gets the credit',
  'recharge.value': 'the amount of the recharge',
  'schedule.cardLast': 'the card that pays',
  'schedule.day': 'the day of the charge',
  'schedule.frequency': 'how often the charge comes',
  'schedule.newDay': 'the new day of the charge',
  'schedule.newFrequency': 'how often the charge comes',
  'schedule.recipient': 'the phone number that gets the credit',
  'schedule.value': 'the amount of each charge',
}

/** Returns the words for a fact; undefined if there are none. */
export function wordsOfFact(fact: string): string | undefined {
  const named: { readonly [fact: string]: string } = facts
  return own(named, fact)
}
