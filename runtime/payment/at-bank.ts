import { type Context, definePayment, type ServiceAnswer } from '../service/service.ts'
import { BANK_UNANSWERED } from './conclude.ts'
import { pay } from './methods/pisp.ts'
import { alreadyOpen } from './outcomes.ts'
import { onlyIf, payBy } from './pay.ts'

const placed = {
  gives: ['order.value', 'order.target', 'order.method'],
  mayGive: ['order.promisedGb'],
  clears: ['recharge.id', 'recharge.nsu', 'recharge.targetLost'],
} as const
const outcomes = {
  /** The customer has to agree at the bank. Before that, nothing is charged. */
  elsewhere: {
    money: 'waiting',
    gives: ['pisp.id', ...placed.gives],
    sets: { 'order.type': 'pisp', 'payment.inFlight': 'pisp', 'pisp.isFresh': true },
    mayGive: placed.mayGive,
    clears: ['recharge.date', 'pisp.gaveUp', ...placed.clears],
  },
  /** The operator may have created the payment. The app searches for it until the result is known. */
  processing: { money: 'unknown', ...placed, sets: { 'order.type': 'pisp', 'payment.inFlight': 'charge' } },
  /** Nothing was charged. */
  refused: { money: 'none', says: true, sets: { 'payment.inFlight': 'none' } },
  /** Nothing was sent. */
  unreachable: { money: 'none', says: true },
  /** The operator returned no address of a bank, so nothing was charged. The customer returns to the list of banks. */
  unanswered: { money: 'none', says: true },
  /** A payment of the same amount to the same number is still open. */
  alreadyOpen,
} as const
type Outcome = keyof typeof outcomes

const needs = [
  'recharge.value',
  'recharge.target',
  'pisp.organization',
  'pisp.authorizationServer',
  'pisp.payerDocument',
  'session.customerId',
] as const

/** Starts one payment at the bank that the customer confirmed. */
export const [payAtBank, payAtBankAnyway] = definePayment<Outcome>({
  charges: 'elsewhere',
  agreedTo: ['recharge.value', 'recharge.target'],
  onlyIf,
  outcomes,
  needs,
  run,
})

async function run(context: Context, signal: AbortSignal, hasAgreed: boolean): Promise<ServiceAnswer<Outcome>> {
  const answer = await payBy('pisp', pay, context, { hasAgreed, signal })
  return answer.code === BANK_UNANSWERED ? { ...answer, outcome: 'unanswered' } : answer
}
