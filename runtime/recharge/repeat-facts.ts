import type { FactValue, FactValues } from '../facts.ts'

/** A recharge as far as it can be paid once more. */
interface Former {
  /** Cents. */
  readonly valueCents: number | undefined
  readonly recipient: string | undefined
  readonly type: FactValue<'payment.type'> | undefined
  /** The token of a saved card. */
  readonly card: string | undefined
}

/** All that is chosen, or forgotten, with a former recharge. */
export const repeatedFacts = [
  'recharge.value',
  'recharge.target',
  'recharge.forOther',
  'recharge.targetLost',
  'recharge.isRepeat',
  'recharge.repeatType',
  'payment.type',
  'payment.card',
  'payment.cardAmong',
  'payment.cardName',
  'payment.cardBrand',
  'payment.cvvWanted',
  'upsell.upsellConfirm',
] as const
type Repeated = Pick<FactValues, (typeof repeatedFacts)[number]>

/** What is chosen when a former recharge is to be paid once more, by the customer with this number. */
export function repeatFacts({ valueCents, recipient, type, card }: Former, own: string | undefined): Repeated {
  return {
    'recharge.value': valueCents,
    'recharge.target': recipient,
    'recharge.forOther': recipient !== own,
    'recharge.targetLost': undefined,
    // Without a way to pay there is nothing to confirm yet: it is chosen as for any other.
    'recharge.isRepeat': type === undefined ? undefined : true,
    'recharge.repeatType': type,
    'payment.type': type,
    'payment.card': card,
    // What is known of the card that was chosen before says nothing of this one.
    'payment.cardAmong': undefined,
    'payment.cardName': undefined,
    'payment.cardBrand': undefined,
    'payment.cvvWanted': undefined,
    'upsell.upsellConfirm': undefined,
  }
}
