import type { PaymentType } from '../../runtime/rules/payment-types.ts'
import { type OutcomeName, outcomeNames } from '../paying/outcomes.ts'

/** The outcomes of services that lead a flow to one end of a payment. `workshop/paying/` lists all ends. */
interface End {
  /**
   * The last outcome of the payment. It is undefined if the payment waits for another page, and thus has not ended yet.
   */
  readonly is: string | undefined
  /** The outcome right before the last one, such as `challenge`. */
  readonly after?: string
  /**
   * Set if the payment ends only after it has begun with one of the outcomes in `begins`, such as `pixCreated`.
   * `always`: with every method. `elsewhere`: only with methods that are paid on another company's page.
   */
  readonly isLater?: 'always' | 'elsewhere'
}

/**
 * The end of a payment after each outcome. Undefined for an outcome that a flow cannot distinguish from another one:
 * only the operator can.
 */
const ends: { readonly [O in OutcomeName]: End | undefined } = {
  paidAtOnce: { is: 'paid' },
  paidAfterPolling: { is: 'paid', isLater: 'always' },
  processing: { is: 'processing', isLater: 'elsewhere' },
  refunding: { is: 'refunding', isLater: 'elsewhere' },
  refusedAtOnce: { is: 'refused' },
  refusedLater: { is: 'refused', isLater: 'always' },
  cvvWanted: { is: 'cvvMissing' },
  challengeAsked: { is: 'challenge' },
  challengeRefused: { after: 'challenge', is: 'refused' },
  challengeLeft: { after: 'challenge', is: 'ended' },
  challengeTimedOut: undefined,
  cardInvalid: undefined,
  unconfirmed: { is: 'unconfirmed' },
  left: { is: 'left' },
  bankWanted: { is: 'bankWanted' },
  waitingElsewhere: { is: undefined },
  elsewhereRefused: undefined,
  elsewhereExpired: { after: 'pixCreated', is: 'expired' },
  unreachable: { is: 'unreachable' },
  answerLost: undefined,
  alreadyOpen: { is: 'alreadyOpen' },
}

/** The outcomes after which a payment has begun but has not ended. */
const begins: { readonly [T in PaymentType]: readonly string[] } = {
  credit: ['processing'],
  debit: ['processing'],
  cef_debit: ['processing'],
  googlepay: ['processing'],
  applepay: ['processing'],
  pix: ['pixCreated'],
  pisp: ['bankWanted', 'elsewhere'],
  mercado_pago: ['elsewhere'],
}

/** For each end of a payment, returns the outcomes that lead to it, in their order. */
export function outcomesTo(
  type: string,
): readonly { readonly name: OutcomeName; readonly outcomes: readonly string[] }[] {
  const first = Object.entries(begins).find(([name]) => name === type)?.[1] ?? []
  const isElsewhere = !first.includes('processing')
  return outcomeNames.flatMap(name => {
    const end = ends[name]
    if (end === undefined) return []
    const { is, after, isLater } = end
    if (is === undefined) return [{ name, outcomes: first }]
    const begun = isLater === 'always' || (isLater === 'elsewhere' && isElsewhere) ? first : first.slice(0, -1)
    return [{ name, outcomes: begun.includes(is) ? [is] : [...begun, ...(after === undefined ? [] : [after]), is] }]
  })
}
