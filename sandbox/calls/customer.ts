import { calls } from '../../runtime/operator/contract/table.ts'
import { success } from '../answer.ts'
import { accounts } from '../charges/charge-lists.ts'
import { lastDelivered } from '../charges/charges.ts'
import { remainingToday, spentIn } from '../charges/spending.ts'
import type { SavedCardDocument } from '../documents.ts'
import {
  allowedCardChanges,
  allowedRecipientChanges,
  freeCardSlots,
  freeRecipientSlots,
  sentLimits,
} from '../limits.ts'
import { forCustomer } from '../route.ts'

const bodyOf = ({ token, brand, last, favorite, confirmed, keepsCvv }: SavedCardDocument) => {
  return { token, brand, last, favorite, confirmed_payment_source: confirmed, cvv: keepsCvv }
}

/** The contract cannot express an unlimited number, so the operator sends 0 if there is no limit. */
const finite = (count: number) => (Number.isFinite(count) ? count : 0)

export const customerRoutes = {
  getCustomer: forCustomer(calls.getCustomer, ({ customer }, world) => {
    const today = spentIn(world, accounts.customer(customer.id)).today()
    const last = lastDelivered(world, customer.id)
    return success({
      id: customer.id,
      msisdn: customer.msisdn,
      status: last ? 'ACTIVE' : customer.status,
      segment: customer.segment,
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
      limits: sentLimits(customer),
      profile: {
        name: customer.name,
        remaining_spending_limit: remainingToday(world, customer),
        available_recipient_slots: finite(freeRecipientSlots(customer)),
        allowed_recipient_changes: finite(allowedRecipientChanges(customer, world.now())),
        available_credit_card_slots: finite(freeCardSlots(customer)),
        allowed_credit_card_changes: finite(allowedCardChanges(customer, world.now())),
        todays_reload_quantity: today.count,
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
