import type { CallName } from '../../runtime/operator/contract/table.ts'

/** A journey of a customer, with its calls in the order in which the app sends them. */
export interface Journey {
  readonly name: string
  readonly calls: readonly CallName[]
  /** Explains what the order alone does not say. */
  readonly note?: string
}

export const journeys: readonly Journey[] = [
  {
    name: 'Open the app',
    calls: ['getChannelSettings'],
    note: 'Without it, the app uses its own list of channels.',
  },
  {
    name: 'Log in by SMS',
    calls: ['sendSmsToken', 'openSession', 'getFeatureToggles', 'getCustomer'],
    note: '`resendSmsToken` stands for `sendSmsToken` if the customer chose an amount before.',
  },
  {
    name: 'Choose an amount',
    calls: ['getLastRecharge', 'getRechargeValues', 'getRecharges', 'getRechargeValuesWithAttributes'],
    note: '`getLastRecharge` answers 404 to a customer without one. `getRecharges` finds charges that have not ended.',
  },
  {
    name: 'Pay by Pix',
    calls: [
      'getGeolocation',
      'getPaymentMethods',
      'createPixRecharge',
      'getPixCode',
      'getRechargeStatus',
      'getCustomer',
      'getAutomaticRecharge',
    ],
    note:
      'The other ways to pay begin and end alike. `getPixCode` answers 404 until the code exists, and `getRechargeStatus` 404 until the recharge has ended. The app ' +
      'asks for both again and again.',
  },
  {
    name: 'Pay with a new credit card',
    calls: [
      'getPaymentMethods',
      'getBridgeAvailability',
      'getBrands',
      'getBin',
      'tokenizeCard',
      'createCreditRecharge',
      'getRechargeStatus',
    ],
    note: 'If the bridge is active, `createSecureToken` and the gateway’s page come before the charge.',
  },
  { name: 'Pay with a saved credit card', calls: ['getPaymentMethods', 'createCreditRecharge', 'getRechargeStatus'] },
  {
    name: 'Pay with a debit card',
    calls: ['tokenizeCard', 'createSecureToken', 'createSecureDebitRecharge', 'getRechargeStatus'],
    note: 'A card of Caixa needs no token of 3-D Secure and is charged by `createDebitRecharge`.',
  },
  {
    name: 'Pay at a bank (open finance)',
    calls: ['getPispOrganizations', 'createPispRecharge', 'getPispRedirect', 'getPispStatus'],
  },
  { name: 'Pay at Mercado Pago', calls: ['createCreditRecharge', 'getCheckout', 'getRechargeStatus'] },
  {
    name: 'Keep cards and recipients',
    calls: [
      'addCard',
      'favoriteCard',
      'confirmCard',
      'deleteCard',
      'addDebitCard',
      'favoriteDebitCard',
      'deleteDebitCard',
      'deleteCefCard',
      'addDependent',
      'deleteDependent',
    ],
    note: 'Each is sent alone, and `getCustomer` after it.',
  },
  {
    name: 'Schedule a recharge',
    calls: ['getRecurrence', 'getWeeklyRechargeValues', 'getMonthlyRechargeValues', 'saveRecurrence', 'stopRecurrence'],
    note: '`getRecurrence` answers 404 to a customer without a schedule.',
  },
  {
    name: 'Change the account and leave',
    calls: ['updateCustomer', 'closeSession', 'deleteCustomer'],
  },
  {
    name: 'Beside the journeys',
    calls: ['createDataOnlyToken', 'createPixIntention', 'reportEvent', 'getCountryByIp'],
    note: 'A token for a data-only charge, a note to the chat, an event, and the country if the geolocation has none.',
  },
]

/** If one of these calls fails, a recharge is still possible. */
export const optionalCalls: readonly CallName[] = [
  'getChannelSettings',
  'getFeatureToggles',
  'getGeolocation',
  'getCountryByIp',
  'getRechargeValuesWithAttributes',
  'getAutomaticRecharge',
  'getWeeklyRechargeValues',
  'getMonthlyRechargeValues',
  'createPixIntention',
  'reportEvent',
]
