import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { date } from './charge.ts'
import { customerLimits } from './customer-limits.ts'
import { lenient, lenientList, orElse } from './lenient.ts'
import { MOST_CENTS, msisdn, text } from './primitives.ts'

export const brands = ['ELO', 'AMEX', 'DINERS', 'HIPERCARD', 'MASTERCARD', 'VISA'] as const

export const savedCard = z.object({
  token: text,
  /** One of `brands`. If the brand is unknown, the app shows its name. */
  brand: text,
  /** The last digits of the card number. */
  last: text,
  favorite: orElse(z.boolean(), false),
  /**
   * Whether the customer has confirmed the card. If this field is unreadable, it counts as confirmed, so that no screen
   * asks for it.
   */
  confirmed_payment_source: orElse(z.boolean(), true),
  /** Whether the operator stores the card's CVV. If not, or if unknown, each payment asks for the CVV. */
  cvv: orElse(z.boolean(), false),
})
export type SavedCard = z.infer<typeof savedCard>

const recipient = z.object({ msisdn, name: lenient(z.optional(z.string())), favorite: orElse(z.boolean(), false) })

/** How much of a limit remains, in cents or as a number. Undefined if the operator does not send it. */
const left = lenient(z.optional(z.int().check(z.minimum(-MOST_CENTS), z.maximum(MOST_CENTS))))
const profile = z.object({
  name: lenient(text),
  remaining_spending_limit: left,
  available_recipient_slots: left,
  allowed_recipient_changes: left,
  available_credit_card_slots: left,
  allowed_credit_card_changes: left,
  todays_reload_quantity: left,
  todays_reload_amount: left,
})

const customer = z.object({
  id: text,
  msisdn: lenient(msisdn),
  status: lenient(text),
  segment: lenient(text),
  receive_information: lenient(z.boolean()),
  created_at: lenient(date),
  lastReloadAt: lenient(z.optional(date)),
  recipients: lenientList(recipient),
  credit_cards: lenient(z.array(savedCard)),
  debit_cards: lenientList(savedCard),
  /** Debit cards of Caixa Econômica Federal. */
  cef_debit_cards: lenientList(savedCard),
  paypal_accounts: lenientList(z.object({ id: text })),
  updated_at: lenient(z.optional(date)),
  email: lenient(z.optional(text)),
  service_provider: lenient(z.optional(text)),
  register_origin: lenient(z.optional(text)),
  traits: lenientList(text),
  limits: lenient(z.optional(customerLimits)),
  profile: orElse(profile, {}),
})

export const getCustomer = defineCall({
  client: 'b',
  method: 'GET',
  path: '/v3/customers/{msisdn}/',
  who: 'customer',
  response: customer,
})

/** Changes only the fields that are sent. `cpf` is digits only; `birthDate` is DDMMAA. */
export const updateCustomer = defineCall({
  client: 'b',
  method: 'PUT',
  path: '/v3/customers/{msisdn}/',
  who: 'customer',
  body: z.object({
    name: z.optional(z.string()),
    email: z.optional(z.string()),
    cpf: z.optional(z.string()),
    birthDate: z.optional(z.string()),
    receive_information: z.optional(z.boolean()),
  }),
  refusals: [203, 204, 206, 210, 211, 244],
  assumed: true,
})

/** Deletes the account and ends every session of the customer. */
export const deleteCustomer = defineCall({
  client: 'b',
  method: 'DELETE',
  path: '/customers/{msisdn}',
  who: 'customer',
  refusals: [234, 240],
})

/** A switch that is unreadable counts as off. */
const toggle = orElse(z.boolean(), false)

export const getFeatureToggles = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{msisdn}/feature_toggles',
  who: 'customer',
  response: z.object({
    lightBlue: toggle,
    smartCheckout: orElse(z.object({ checkout: toggle, sdkCheckout: toggle, sdkEnv: lenient(text) }), {
      checkout: false,
      sdkCheckout: false,
    }),
    campaignsAvaliable: toggle,
  }),
})
