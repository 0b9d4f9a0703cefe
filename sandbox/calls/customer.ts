import { calls } from '../../runtime/operator/contract/table.ts'
import { success } from '../answer.ts'
import { chargesOf, remainingToday, spentToday } from '../charges.ts'
import type { SavedCardDocument } from '../documents.ts'
import { allowedRecipientChanges, freeCardSlots, freeRecipientSlots, limits } from '../limits.ts'
import { forCustomer } from '../route.ts'

const bodyOf = ({ token, brand, last, favorite, confirmed, keepsCvv }: SavedCardDocument) => {
  return { token, brand, last, favorite, confirmed_payment_source: confirmed, cvv: keepsCvv }
}

export const customerRoutes = {
  getCustomer: forCustomer(calls.getCustomer, ({ customer }, world) => {
    const today = spentToday(world, customer.id)
    const last = chargesOf(world, customer.id).find(charge => charge.status === 'OK')
    return success({
      id: customer.id,
      msisdn: customer.msisdn,
      status: last ? 'ACTIVE' : customer.status,
      segment: 'PRE',
      receive_information: customer.receivesInformation,
      created_at: new Date(customer.createdAt).toISOString(),
      updated_at: new Date(customer.updatedAt).toISOString(),
      ...(customer.email !== undefined && { email: customer.email }),
      service_provider: 'RECARREGA',
      register_origin: 'web',
      ...(last && { lastReloadAt: new Date(last.at).toISOString() }),
      recipients: [...customer.recipients],
      credit_cards: customer.cards.map(bodyOf),
      debit_cards: customer.debitCards.map(bodyOf),
      cef_debit_cards: customer.cefCards.map(bodyOf),
      paypal_accounts: [],
      traits: [],
      limits: { ...limits, customer_daily_spending_limit: customer.dailyLimitCents },
      profile: {
        name: customer.name,
        remaining_spending_limit: remainingToday(world, customer),
        available_recipient_slots: freeRecipientSlots(customer),
        allowed_recipient_changes: allowedRecipientChanges(customer, world.now()),
        available_credit_card_slots: freeCardSlots(customer),
        allowed_credit_card_changes: freeCardSlots(customer),
        todays_reload_quantity: today.quantity,
        todays_reload_amount: today.cents,
      },
    })
  }),

  getFeatureToggles: forCustomer(calls.getFeatureToggles, ({ customer }) => {
    const { lightBlue, checkout, sdkCheckout, campaigns } = customer.switches
    return success({
      lightBlue,
      smartCheckout: { checkout, sdkCheckout, sdkEnv: 'sandbox' },
      campaignsAvaliable: campaigns,
    })
  }),
}
