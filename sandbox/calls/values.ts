import { calls } from '../../runtime/operator/contract/table.ts'
import { success } from '../answer.ts'
import { rechargeValues, valuesFor } from '../recharge-values.ts'
import { forCustomer } from '../route.ts'

/** Gigabytes that come with a value: 1 at R$ 20, 3 above, none below. */
function bonusGbOf(valueCents: number): number {
  if (valueCents < 2000) return 0
  return valueCents === 2000 ? 1 : 3
}

export const valueRoutes = {
  getRechargeValues: forCustomer(calls.getRechargeValues, () => success({ rechargeValues: [...rechargeValues] })),

  getRechargeValuesWithAttributes: forCustomer(calls.getRechargeValuesWithAttributes, () =>
    success({
      rechargeValues: rechargeValues.map(value => ({ ...value, attributes: { bonusGb: bonusGbOf(value.id) } })),
    }),
  ),

  getWeeklyRechargeValues: forCustomer(calls.getWeeklyRechargeValues, () =>
    success({ rechargeValues: valuesFor('week') }),
  ),

  getMonthlyRechargeValues: forCustomer(calls.getMonthlyRechargeValues, () =>
    success({ rechargeValues: valuesFor('month') }),
  ),
}
