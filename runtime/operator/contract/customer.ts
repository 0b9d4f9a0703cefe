import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { customerLimits } from './customer-limits.ts'

export const brands = ['ELO', 'AMEX', 'DINERS', 'HIPERCARD', 'MASTERCARD', 'VISA'] as const

export const savedCard = z.object({
  token: z.string(),
  /** One of `brands`; a brand that is not known yet is shown by its name. */
  brand: z.string(),
  /** The last digits, as printed. */
  last: z.string(),
  favorite: z.boolean(),
  confirmed_payment_source: z.boolean(),
  /** Whether the operator keeps its CVV; when it does not, each payment asks for it. */
  cvv: z.boolean(),
})
export type SavedCard = z.infer<typeof savedCard>

const recipient = z.object({ msisdn: z.string(), name: z.optional(z.string()), favorite: z.boolean() })

/** Money is integer cents; a limit of 0 means unknown, and so does one that is not told. */
const unknownAsZero = z._default(z.number(), 0)
const profile = z.object({
  name: z.string(),
  remaining_spending_limit: unknownAsZero,
  available_recipient_slots: unknownAsZero,
  allowed_recipient_changes: unknownAsZero,
  available_credit_card_slots: unknownAsZero,
  allowed_credit_card_changes: unknownAsZero,
  todays_reload_quantity: unknownAsZero,
  todays_reload_amount: unknownAsZero,
})

const customer = z.object({
  id: z.string(),
  msisdn: z.string(),
  status: z.string(),
  segment: z.string(),
  receive_information: z.boolean(),
  created_at: z.string(),
  lastReloadAt: z.optional(z.string()),
  recipients: z._default(z.array(recipient), []),
  credit_cards: z.array(savedCard),
  debit_cards: z._default(z.array(savedCard), []),
  /** Debit cards of Caixa Econômica Federal. */
  cef_debit_cards: z._default(z.array(savedCard), []),
  paypal_accounts: z._default(z.array(z.object({ id: z.string() })), []),
  updated_at: z.optional(z.string()),
  email: z.optional(z.string()),
  service_provider: z.optional(z.string()),
  register_origin: z.optional(z.string()),
  traits: z._default(z.array(z.string()), []),
  limits: z.optional(customerLimits),
  profile,
})

export const getCustomer = defineCall({
  client: 'b',
  method: 'GET',
  path: '/v3/customers/{msisdn}/',
  who: 'customer',
  response: customer,
})

/** Changes what is sent of the customer's own data. `cpf` is digits only; `birthDate` is DDMMAA. */
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

/** Deletes the account. Every session of the customer is over then. */
export const deleteCustomer = defineCall({
  client: 'b',
  method: 'DELETE',
  path: '/customers/{msisdn}',
  who: 'customer',
  refusals: [234, 240],
})

export const getFeatureToggles = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{msisdn}/feature_toggles',
  who: 'customer',
  response: z.object({
    lightBlue: z.boolean(),
    smartCheckout: z.object({ checkout: z.boolean(), sdkCheckout: z.boolean(), sdkEnv: z.string() }),
    campaignsAvaliable: z.boolean(),
  }),
})
