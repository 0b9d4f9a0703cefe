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
    detail: bound === undefined ? detailOf(value, props, rules) : limitWords(bound, spending, props.over, formatValue),
    ...(bound === undefined ? {} : { disabled: true }),
    badge: value.mostChosen === true && bound === undefined ? props.badge : undefined,
  }
}

function detailOf(
  { id, validityDays }: RechargeValue,
  { validity, bonus }: ValueGridProps,
  rules: BonusRules,
): string | undefined {
  const gb = bonusGbOf(rules, id)
  if (gb !== undefined) return fill(bonus, { gb: String(gb) })
  return validityDays === undefined ? undefined : fill(validity, { days: String(validityDays) })
}
