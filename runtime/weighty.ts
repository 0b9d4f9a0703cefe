import type { ServiceName } from './services.ts'

/**
 * The services that move money, delete something or record the customer's agreement. If a button runs one of them, it
 * is blocked until the customer had time to read it.
 */
export const weighty: readonly string[] = [
  'recharge.pay',
  'recharge.payAnyway',
  'recharge.payOrReview',
  'recharge.sendAgain',
  'recharge.payAtBank',
  'recharge.payAtBankAnyway',
  'recharge.payByOffer',
  'recharge.payByOfferAnyway',
  'recharge.takeRisk',
  'recharge.chooseTarget',
  'cards.delete',
  'recipients.delete',
  'customer.consent',
  'customer.delete',
  'schedule.change',
  'schedule.save',
  'schedule.stop',
] satisfies readonly ServiceName[]

/** The services that delete something of the customer for good. Their buttons have the tone of danger. */
export const deleting: readonly string[] = [
  'cards.delete',
  'recipients.delete',
  'customer.delete',
] satisfies readonly ServiceName[]
