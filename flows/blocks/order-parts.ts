import type { FactValues } from '../../runtime/facts.ts'
import { methodName } from '../../runtime/payment/method.ts'
import { isPromised } from '../../runtime/payment/promised.ts'
import { bonusGbOf } from '../../runtime/rules/bonus.ts'
import { bonusRulesOf } from '../kit/bonus.ts'

/** The parts of an order that blocks show. */
export interface OrderParts {
  readonly value: number | undefined
  readonly recipient: string | undefined
  readonly method: string | undefined
  /** The bonus in GB that an offer promised with this recharge. It replaces the normal bonus of the amount. */
  readonly promised?: number | undefined
}

/** Returns the recharge that the customer has chosen, as far as it is chosen. */
export function chosenParts(facts: FactValues): OrderParts {
  const type = facts['payment.type']
  return {
    value: facts['recharge.value'],
    recipient: facts['recharge.target'],
    method: type && (methodName(type) ?? facts['payment.cardName']),
    promised: isPromised(facts) ? facts['upsell.bonusGb'] : undefined,
  }
}

/** Returns the last payment. */
export function paidParts(facts: FactValues): OrderParts {
  return {
    value: facts['order.value'],
    recipient: facts['order.target'],
    method: facts['order.method'],
    promised: facts['order.promisedGb'],
  }
}

/** Returns the bonus in GB that comes with an order, or undefined if it has none. */
export function bonusOf(facts: FactValues, { value, promised }: OrderParts): number | undefined {
  return promised ?? (value === undefined ? undefined : bonusGbOf(bonusRulesOf(facts), value))
}
