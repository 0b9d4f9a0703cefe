import { calls } from '../../runtime/operator/contract/table.ts'
import { notFound, success } from '../answer.ts'
import { findCharge } from '../charges/charges.ts'
import { forCustomer } from '../route.ts'

export const paymentRoutes = {
  getPaymentMethods: forCustomer(calls.getPaymentMethods, ({ customer }) =>
    success({ payment_methods: [...customer.switches.paymentMethods] }),
  ),

  getBridgeAvailability: forCustomer(calls.getBridgeAvailability, ({ customer }) =>
    success({ eldoradoBridgeActive: customer.switches.bridge }),
  ),

  /** Returns the address of the checkout's page, which the sandbox serves too. */
  getCheckout: forCustomer(calls.getCheckout, ({ customer, params }, world) => {
    const charge = findCharge(world, customer.id, params.rechargeId)
    if (charge?.method !== 'mercado_pago' || charge.status !== 'PENDING') return notFound
    return success({ checkout_url: `/sandbox/elsewhere/${charge.id}` })
  }),
}
