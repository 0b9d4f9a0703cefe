import { calls } from '../../runtime/operator/contract/table.ts'
import { success } from '../answer.ts'
import { forCustomer } from '../route.ts'

export const paymentRoutes = {
  getPaymentMethods: forCustomer(calls.getPaymentMethods, () => success({ payment_methods: ['pix', 'credit'] })),
  getBridgeAvailability: forCustomer(calls.getBridgeAvailability, () => success({ eldoradoBridgeActive: false })),
}
