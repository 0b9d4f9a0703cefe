import { calls } from '../../runtime/operator/contract/table.ts'
import { success } from '../answer.ts'
import { chargesOf, remainingToday, spentToday } from '../charges.ts'
import type { CustomerDocument } from '../documents.ts'
import { forCustomer } from '../route.ts'

const CARD_SLOTS = 6
const RECIPIENT_SLOTS = 5

export function freeCardSlots(customer: CustomerDocument): number {
  return Math.max(0, CARD_SLOTS - customer.cards.length)
}

export const customerRoutes = {
  getCustomer: forCustomer(calls.getCustomer, ({ customer }, world) => {
    const today = spentToday(world, customer.id)
    const last = chargesOf(world, customer.id).find(charge => charge.status === 'OK')
    const freeRecipients = Math.max(0, RECIPIENT_SLOTS - customer.recipients.length)
    return success({
      id: customer.id,
      msisdn: customer.msisdn,
      status: last ? 'ACTIVE' : customer.status,
      segment: 'PRE',
      receive_information: true,
      created_at: new Date(customer.createdAt).toISOString(),
      ...(last && { lastReloadAt: new Date(last.at).toISOString() }),
      recipients: [...customer.recipients],
      credit_cards: customer.cards.map(({ token, brand, last, favorite, confirmed, keepsCvv }) => {
        return { token, brand, last, favorite, confirmed_payment_source: confirmed, cvv: keepsCvv }
      }),
      debit_cards: [],
      profile: {
        name: customer.name,
        remaining_spending_limit: remainingToday(world, customer),
        available_recipient_slots: freeRecipients,
        allowed_recipient_changes: freeRecipients,
        available_credit_card_slots: freeCardSlots(customer),
        allowed_credit_card_changes: freeCardSlots(customer),
        todays_reload_quantity: today.quantity,
        todays_reload_amount: today.cents,
      },
    })
  }),

  getFeatureToggles: forCustomer(calls.getFeatureToggles, () =>
    success({
      lightBlue: false,
      smartCheckout: { checkout: false, sdkCheckout: false, sdkEnv: 'sandbox' },
      campaignsAvaliable: false,
    }),
  ),
}
