import { type Flow, own } from '../../runtime/engine/flow.ts'
import type { FactName } from '../../runtime/facts.ts'
import { plainWords } from './plain-name.ts'

/** The words for the values of facts, by fact and value. Descriptions of guards consist of them. */
const facts: { readonly [N in FactName]?: { readonly [value: string]: string } } = {
  'card.isPaying': { true: 'card being charged' },
  'channel.beginsWithRecurrence': { true: 'begins with a schedule' },
  'channel.mayBeScheduled': { true: 'schedule possible', false: 'schedule only elsewhere' },
  'channel.opensRecharge': { true: 'opens the values' },
  'channel.paysByPix': { true: 'pays by Pix at once' },
  'checkout.gaveUp': { present: 'checkout does not answer' },
  'checkout.id': { present: 'returns from the checkout' },
  'dataOnly.status': { eligible: 'card may pay by the offer' },
  'login.value': { present: 'value from a link' },
  'operator.lacksDataChange': { true: 'data cannot be changed' },
  'operator.lacksScheduleStop': { true: 'schedule cannot be stopped here' },
  'order.value': { present: 'order known' },
  'past.isOpen': { true: 'recharge still open' },
  'past.status': { OK: 'recharge done', NOK: 'recharge failed', PENDING: 'recharge in progress' },
  'past.type': { pix: 'paid by Pix' },
  'payment.card': { new: 'new card' },
  'payment.cardUses': { both: 'card is credit and debit' },
  'payment.inFlight': {
    charge: 'a charge is open',
    pix: 'a Pix is open',
    pisp: 'a bank payment is open',
    checkout: 'a checkout payment is open',
  },
  'payment.inFlightLong': { true: 'open for long' },
  'payment.mayResend': { true: 'may be sent again' },
  'payment.type': { credit: 'credit', debit: 'debit' },
  'pisp.gaveUp': { present: 'bank does not answer' },
  'pisp.id': { present: 'returns from the bank' },
  'recent.done': { present: 'recharged a moment ago' },
  'recharge.forOther': { true: 'for somebody else' },
  'recharge.isRecalled': { true: 'history read' },
  'recharge.isRepeat': { true: 'repeated recharge' },
  'recharge.targetLost': { true: 'number lost' },
  'recharge.value': { present: 'value chosen' },
  'schedule.isOn': { true: 'scheduled', false: 'not scheduled' },
  'toggles.campaigns': { true: 'campaign on' },
  'toggles.lightBlue': { true: 'light-blue on' },
  'upsell.value': { present: 'larger value offered' },
}

/** Returns the words for a value of a fact; undefined if there are none. `present` stands for any value. */
export function wordsOfValue(fact: string, value: string): string | undefined {
  const named: { readonly [fact: string]: { readonly [value: string]: string } } = facts
  return Object.hasOwn(named, fact) ? named[fact]?.[value] : undefined
}

/** Returns in words the state in which a guard is true: `a Pix is open`. For an unknown fact, its id is used. */
export function wordsOfGuard(flow: Flow, name: string): string {
  const guard = own(flow.guards, name)
  if (guard === undefined) return plainWords(name)
  if ('all' in guard) return guard.all.map(other => wordsOfGuard(flow, other)).join(', ')
  // A guard may be true in several ways. Its story uses the first way.
  if ('any' in guard)
    return guard.any
      .slice(0, 1)
      .map(other => wordsOfGuard(flow, other))
      .join('')
  if ('not' in guard) return `not: ${wordsOfGuard(flow, guard.not)}`
  const value = 'is' in guard ? String(guard.is) : 'in' in guard ? String(guard.in[0]) : 'present'
  const words = wordsOfValue(guard.fact, value)
  if ('present' in guard && !guard.present) return `no ${plainWords(guard.fact)}`
  return words ?? plainWords(name)
}
