import type { ValueOption } from '../../../design-system/components/ValueGrid/ValueGrid.tsx'
import type { RechargeValue } from '../../../runtime/operator/contract/recharge.ts'
import { bonusLabelGb, formatBrlShort, formatValue } from '../../../runtime/rules/money.ts'
import { type Bound, boundOn, type Spending } from '../../../runtime/rules/spending.ts'
import { fill } from '../fill.ts'
import type { ValueGridProps } from './schema.ts'

const CENTS = 100

/** A value as it is chosen, or why it cannot be. */
export function optionOf(value: RechargeValue, spending: Spending, props: ValueGridProps): ValueOption {
  const { id } = value
  const bound = boundOn(id, spending)
  return {
    value: String(id),
    currency: 'R$',
    amount: formatBrlShort(id),
    detail: bound === undefined ? detailOf(value, props) : reasonOf(bound, spending, props),
    ...(bound === undefined ? {} : { disabled: true }),
    badge: value.mostChosen === true && bound === undefined ? props.badge : undefined,
  }
}

function detailOf({ id, validityDays }: RechargeValue, { validity, bonus }: ValueGridProps): string {
  const gb = bonusLabelGb(id / CENTS)
  return gb === undefined ? fill(validity, { days: String(validityDays) }) : fill(bonus, { gb: String(gb) })
}

function reasonOf(bound: Bound, spending: Spending, { over }: ValueGridProps): string {
  const limit = spending[bound] ?? 0
  if (bound === 'today' && limit === 0) return over.spent
  return fill(over[bound], { limit: formatValue(limit) })
}
