import { brands } from '../../runtime/operator/contract/customer.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { invalid, success } from '../answer.ts'
import { forCustomer } from '../route.ts'

const TOKEN_LIFE_SECONDS = 600
const paymentTypes = ['credit', 'debit']

export const secureRoutes = {
  createSecureToken: forCustomer(calls.createSecureToken, ({ body }, world) => {
    if (!brands.some(brand => brand === body.brand.toUpperCase())) return invalid('brand is not known')
    if (!paymentTypes.includes(body.paymentType)) return invalid('paymentType is credit or debit')
    return success({ access_token: world.newId(), expires_in: TOKEN_LIFE_SECONDS }, 201)
  }),

  createDataOnlyToken: forCustomer(calls.createDataOnlyToken, (_asked, world) =>
    success({ token: world.newId(), sessionToken: world.newId() }, 201),
  ),
}
