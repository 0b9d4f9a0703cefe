import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { date } from './charge.ts'
import { customerLimits } from './customer-limits.ts'
import { lenient, lenientList, orElse } from './lenient.ts'
import { MOST_CENTS, msisdn, text } from './primitives.ts'

export const brands = ['ELO', 'AMEX', 'DINERS', 'HIPERCARD', 'MASTERCARD', 'VISA'] as const

export const savedCard = z.object({
  /** The card's token, which pays and names the card in paths. It is not the card number. @example "tok_4242" */
  token: text,
  /**
   * `ELO`, `AMEX`, `DINERS`, `HIPERCARD`, `MASTERCARD` or `VISA`. The app shows another name unchanged.
   * @example "VISA"
   */
  brand: text,
  /** The last four digits of the card number. @example "4242" */
  last: text,
  /** Whether the card is the favourite, which a screen selects first. If unreadable, it is not. @example true */
  favorite: orElse(z.boolean(), false),
  /**
   * Whether the customer proved that the card is theirs. If unreadable, the card counts as confirmed, so that no screen
   * asks the customer to confirm it. @example true
   */
  confirmed_payment_source: orElse(z.boolean(), true),
  /**
   * Whether the operator stores the card's CVV. If not, or if unknown, each payment asks for the CVV.
   * @example false
   */
  cvv: orElse(z.boolean(), false),
})
export type SavedCard = z.infer<typeof savedCard>

const recipient = z.object({
  msisdn,
  /** The name that the customer gave the number. @example "Lucas" */
  name: lenient(z.optional(z.string())),
  /** Whether the recipient is listed first. If unreadable, it is not. @example false */
  favorite: orElse(z.boolean(), false),
})

/** How much of a limit remains, in cents or as a number. Undefined if the operator does not send it. */
const left = lenient(z.optional(z.int().check(z.minimum(-MOST_CENTS), z.maximum(MOST_CENTS))))
const profile = z.object({
  /** The customer's name. @example "Ana Souza" */
  name: lenient(text),
  /** How much the customer can still spend today, in integer cents. @example 48000 */
  remaining_spending_limit: left,
  /** How many recipients the customer can still save. @example 3 */
  available_recipient_slots: left,
  /** How many recipients the customer can still add in these 30 days. @example 8 */
  allowed_recipient_changes: left,
  /** How many credit cards the customer can still save. @example 4 */
  available_credit_card_slots: left,
  /** How many credit cards the customer can still add in these 30 days. @example 5 */
  allowed_credit_card_changes: left,
  /** How many recharges the customer made today. @example 1 */
  todays_reload_quantity: left,
  /** How much the customer spent today, in integer cents. @example 2000 */
  todays_reload_amount: left,
})

const customer = z.object({
  /** The customer's id, which the paths of later calls contain as `{id}`. @example "c-1029" */
  id: text,
  msisdn: lenient(msisdn),
  /** `CREATED` before the first recharge, then `ACTIVE`. @example "ACTIVE" */
  status: lenient(text),
  /** The operator's name for the customer's plan. @example "PRE" */
  segment: lenient(text),
  /** Whether the customer agreed to news and offers. @example false */
  receive_information: lenient(z.boolean()),
  /** When the account was created, in ISO 8601 and UTC. @example "2024-01-20T12:00:00.000Z" */
  created_at: lenient(date),
  /** When the last recharge was delivered, in ISO 8601 and UTC. @example "2026-02-28T18:30:00.000Z" */
  lastReloadAt: lenient(z.optional(date)),
  /** The saved recipients. Send an empty list if there are none. */
  recipients: lenientList(recipient),
  /** The saved credit cards. Send an empty list if there are none. */
  credit_cards: lenient(z.array(savedCard)),
  /** The saved debit cards of other banks than Caixa. Send an empty list if there are none. */
  debit_cards: lenientList(savedCard),
  /** The saved debit cards of Caixa Econômica Federal. Send an empty list if there are none. */
  cef_debit_cards: lenientList(savedCard),
  /** The PayPal accounts. The app does not use them yet: send an empty list. */
  paypal_accounts: lenientList(
    z.object({
      /** The account's id. @example "pp-1" */
      id: text,
    }),
  ),
  /** When the account was last changed, in ISO 8601 and UTC. @example "2026-02-28T18:30:00.000Z" */
  updated_at: lenient(z.optional(date)),
  /** The customer's e-mail address. @example "ana@exemplo.com.br" */
  email: lenient(z.optional(text)),
  /** The operator's name. @example "RECARREGA" */
  service_provider: lenient(z.optional(text)),
  /** The code of the channel in which the account was created. @example "web" */
  register_origin: lenient(z.optional(text)),
  /** Labels of the customer. The app does not use them yet: send an empty list. @example [] */
  traits: lenientList(text),
  /** The customer's limits, for texts and early refusals. The operator itself enforces them. */
  limits: lenient(z.optional(customerLimits)),
  /** The customer's name, and how much of the limits remains. */
  profile: orElse(profile, {}),
})

/** Returns the customer: identity, saved recipients and cards, limits. The app reads it right after each login. */
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
    /** The customer's name. @example "Ana Souza" */
    name: z.optional(z.string()),
    /** The customer's e-mail address. @example "ana@exemplo.com.br" */
    email: z.optional(z.string()),
    /** The customer's CPF, 11 digits without punctuation. @example "52998224725" */
    cpf: z.optional(z.string()),
    /** The date of birth as DDMMAA: day, month and the last two digits of the year. @example "250490" */
    birthDate: z.optional(z.string()),
    /** Whether the customer agrees to news and offers. @example true */
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

/** Returns the features that are switched on for this customer. */
export const getFeatureToggles = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{msisdn}/feature_toggles',
  who: 'customer',
  response: z.object({
    /** Whether the customer sees the light-blue theme. @example false */
    lightBlue: toggle,
    /** The smart checkout, a payment page that the card gateway hosts. */
    smartCheckout: orElse(
      z.object({
        /** Whether the customer may pay at the checkout page. @example false */
        checkout: toggle,
        /** Whether the checkout opens in the gateway's own script. @example false */
        sdkCheckout: toggle,
        /** The environment of the gateway's script. @example "sandbox" */
        sdkEnv: lenient(text),
      }),
      {
        checkout: false,
        sdkCheckout: false,
      },
    ),
    /** Whether campaigns are shown. @example false */
    campaignsAvaliable: toggle,
  }),
})
