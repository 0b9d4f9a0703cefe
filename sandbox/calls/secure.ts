import { brands } from '../../runtime/operator/contract/customer.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { invalid, success } from '../answer.ts'
import { forCustomer } from '../route.ts'
import type { SecureTokenDocument } from '../service-documents.ts'
import type { World } from '../world.ts'

const TOKEN_LIFE_SECONDS = 600
const paymentTypes = ['credit', 'debit']

/** Deletes the customer's tokens that have expired at `at` (ms). By default deletes all of them. */
export function forgetSecureTokens({ store }: World, customerId: string, at = Number.POSITIVE_INFINITY): void {
  for (const { token, expiresAt } of store.list('secureToken', `${customerId}/`))
    if (expiresAt <= at) store.delete('secureToken', `${customerId}/${token}`)
}

/**
 * Creates a token for the customer and stores it until it expires. Only the gateway gets this token. A charge does not
 * contain it, so `createSecureDebitRecharge` can check only the result of the authentication.
 */
function newToken(world: World, customerId: string, of: SecureTokenDocument['of']): string {
  forgetSecureTokens(world, customerId, world.now())
  const token = world.newId()
  const expiresAt = world.now() + TOKEN_LIFE_SECONDS * 1000
  world.store.put('secureToken', `${customerId}/${token}`, { token, customerId, of, expiresAt })
  return token
}

export const secureRoutes = {
  createSecureToken: forCustomer(calls.createSecureToken, ({ customer, body }, world) => {
    if (!brands.some(brand => brand === body.brand.toUpperCase())) return invalid('brand is not known')
    if (!paymentTypes.includes(body.paymentType)) return invalid('paymentType is credit or debit')
    return success({ access_token: newToken(world, customer.id, '3ds'), expires_in: TOKEN_LIFE_SECONDS }, 201)
  }),

  createDataOnlyToken: forCustomer(calls.createDataOnlyToken, ({ customer }, world) => {
    const newOne = () => newToken(world, customer.id, 'dataonly')
    return success({ token: newOne(), sessionToken: newOne() }, 201)
  }),
}
