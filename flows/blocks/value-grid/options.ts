import type { ValueOption } from '../../../design-system/components/ValueGrid/ValueGrid.tsx'
import type { RechargeValue } from '../../../runtime/operator/contract/recharge.ts'
import { type BonusRules, bonusGbOf } from '../../../runtime/rules/bonus.ts'
import { formatBrlShort, formatValue } from '../../../runtime/rules/money.ts'
import { boundOn, type Spending } from '../../../runtime/rules/spending.ts'
import { fill } from '../fill.ts'
import { limitWords } from '../limit-words.ts'
import type { ValueGridProps } from './schema.ts'

/** Returns the option for an amount. A disabled option contains the reason why it is disabled. */
export function optionOf(
  value: RechargeValue,
  spending: Spending,
  props: ValueGridProps,
  rules: BonusRules,
): ValueOption {
  const { id } = value
  const bound = boundOn(id, spending)
  return {
    value: String(id),
    currency: 'R$',
    amount: formatBrlShort(id),
    ...(bound === undefined
      ? detailsOf(value, props, rules)
      : { detail: limitWords(bound, spending, props.over, formatValue), disabled: true }),
    badge: value.mostChosen === true && bound === undefined ? props.badge : undefined,
  }
}

/** Returns the validity and the bonus of an amount, each as a line of its own, so that customers can compare amounts. */
function detailsOf({ id, validityDays }: RechargeValue, { validity, bonus }: ValueGridProps, rules: BonusRules) {
  const gb = bonusGbOf(rules, id)
  return {
    detail: validityDays === undefined ? undefined : fill(validity, { days: String(validityDays) }),
    detail2: gb === undefined ? undefined : fill(bonus, { gb: String(gb) }),
  }
}
