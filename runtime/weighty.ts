import type { ServiceName } from './services.ts'

/**
 * The services that move money, delete something or record that the customer agreed. A control that runs one of these services
 * is blocked until the customer could read it.
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
