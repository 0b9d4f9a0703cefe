import type { FactValue, FactValues } from '../facts.ts'

/** The data of an earlier recharge that a repeated recharge reuses. */
interface Former {
  readonly amountCents: number | undefined
  readonly recipient: string | undefined
  readonly type: FactValue<'payment.type'> | undefined
  /** The token of a saved card. */
  readonly card: string | undefined
}

/** The facts that are set or cleared when the customer repeats an earlier recharge. */
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

/** Returns the facts of a repeated recharge. `own` is the customer's own number. */
export function repeatFacts({ amountCents, recipient, type, card }: Former, own: string | undefined): Repeated {
  return {
    'recharge.value': amountCents,
    'recharge.target': recipient,
    'recharge.forOther': recipient !== own,
    'recharge.targetLost': undefined,
    // If the payment type is unknown, the customer first chooses one. So there is nothing to confirm yet.
    'recharge.isRepeat': type === undefined ? undefined : true,
    'recharge.repeatType': type,
    'payment.type': type,
    'payment.card': card,
    // The earlier card's name, brand and CVV belong to the card that was chosen before, so they are cleared.
    'payment.cardAmong': undefined,
    'payment.cardName': undefined,
    'payment.cardBrand': undefined,
    'payment.cvvWanted': undefined,
    'upsell.upsellConfirm': undefined,
  }
}
