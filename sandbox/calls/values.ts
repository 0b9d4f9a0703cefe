import { calls } from '../../runtime/operator/contract/table.ts'
import { bonusGbOf, specifiedBonus, type Upsell, upsellOf } from '../../runtime/rules/bonus.ts'
import { type Refusal, refusal, success } from '../answer.ts'
import type { CustomerDocument } from '../documents.ts'
import { rechargeValues, valuesFor } from '../recharge-values.ts'
import { forCustomer } from '../route.ts'
import { profileOf } from '../seed/profiles.ts'

function wireUpsell({ amountCents: valueCents, bonusGb, newCustomerBonusGb, pixBonusGb }: Upsell) {
  return { valueCents, bonusGb, newCustomerBonusGb, pixBonusGb }
}

type Values = readonly (typeof rechargeValues)[number][]

/** Returns the amounts of the customer's profile. Returns code 801 if it has none, and 998 if they cannot be listed. */
function offered(
  { customer }: { readonly customer: CustomerDocument },
  values: Values,
  { all = false } = {},
): Values | Refusal {
  if (customer.quirks.valuesFail) return refusal(503, 998, 'the values cannot be listed')
  const own = profileOf(customer).values
  const found = all ? values : values.filter(({ id }) => own.includes(id))
  return found.length === 0 ? refusal(422, 801, 'no values') : found
}

const answer = (found: Values | Refusal) => ('kind' in found ? found : success({ rechargeValues: [...found] }))

export const valueRoutes = {
  getRechargeValues: forCustomer(calls.getRechargeValues, asked =>
    answer(offered(asked, rechargeValues, { all: asked.query.todosValores === 'true' })),
  ),

  getRechargeValuesWithAttributes: forCustomer(calls.getRechargeValuesWithAttributes, asked => {
    const found = offered(asked, rechargeValues)
    if ('kind' in found) return found
    return success({
      rechargeValues: found.map(value => {
        const upsell = upsellOf(specifiedBonus, value.id)
        return {
          ...value,
          attributes: {
            bonusGb: bonusGbOf(specifiedBonus, value.id) ?? 0,
            ...(upsell && { upsell: wireUpsell(upsell) }),
          },
        }
      }),
    })
  }),

  getWeeklyRechargeValues: forCustomer(calls.getWeeklyRechargeValues, asked =>
    answer(offered(asked, valuesFor('week'))),
  ),

  getMonthlyRechargeValues: forCustomer(calls.getMonthlyRechargeValues, asked =>
    answer(offered(asked, valuesFor('month'))),
  ),
}
