import type { Service } from './service.ts'

/** Every service by name, loaded when it is first run. */
export const services = {
  'login.requestCode': async () => (await import('./session/login.ts')).requestCode,
  'login.openSession': async () => (await import('./session/login.ts')).openCustomerSession,
  'login.openSigned': async () => (await import('./session/open-signed.ts')).openSignedSession,
  'session.close': async () => (await import('./session/logout.ts')).logout,
  'recharge.pay': async () => (await import('./pay.ts')).pay,
  'recharge.payAnyway': async () => (await import('./pay.ts')).payAnyway,
  'recharge.payOrReview': async () => (await import('./pay-or-review.ts')).payOrReview,
  'gateway.end': async () => (await import('./gateway/end.ts')).endAuthentication,
  'recharge.payAtBank': async () => (await import('./pay-at-bank.ts')).payAtBank,
  'recharge.payAtBankAnyway': async () => (await import('./pay-at-bank.ts')).payAtBankAnyway,
  'recharge.payByOffer': async () => (await import('./pay-by-offer.ts')).payByOffer,
  'recharge.payByOfferAnyway': async () => (await import('./pay-by-offer.ts')).payByOfferAnyway,
  'recharge.chooseTarget': async () => (await import('./recharge/choose-target.ts')).chooseTarget,
  'recharge.chooseRecipient': async () => (await import('./recharge/choose-target.ts')).chooseRecipient,
  'recharge.repeat': async () => (await import('./recharge/repeat.ts')).repeat,
  'recharge.find': async () => (await import('./recharge/find.ts')).find,
  'recharge.recall': async () => (await import('./recharge/recall.ts')).recall,
  'recharge.takeRisk': async () => (await import('./recharge/take-risk.ts')).takeRisk,
  'recharge.sendAgain': async () => (await import('./send-again.ts')).sendAgain,
  'recharge.verify': async () => (await import('./recharge/find.ts')).verify,
  'pix.begin': async () => (await import('./begin-pix.ts')).begin,
  'pix.loadCode': async () => (await import('./pix/load-code.ts')).loadCode,
  'pix.watchPayment': async () => (await import('./pix/watch-payment.ts')).watchPayment,
  'pix.checkPayment': async () => (await import('./pix/watch-payment.ts')).checkPayment,
  'pisp.arrive': async () => (await import('./pisp/waiting-room.ts')).arrive,
  'pisp.openBank': async () => (await import('./pisp/waiting-room.ts')).open,
  'pisp.watchPayment': async () => (await import('./pisp/waiting-room.ts')).watch,
  'pisp.checkPayment': async () => (await import('./pisp/waiting-room.ts')).check,
  'checkout.arrive': async () => (await import('./checkout/waiting-room.ts')).arrive,
  'checkout.openPage': async () => (await import('./checkout/waiting-room.ts')).open,
  'checkout.watchPayment': async () => (await import('./checkout/waiting-room.ts')).watch,
  'checkout.checkPayment': async () => (await import('./checkout/waiting-room.ts')).check,
  'cards.add': async () => (await import('./cards/add.ts')).add,
  'cards.addToPay': async () => (await import('./cards/add.ts')).addToPay,
  'cards.favorite': async () => (await import('./cards/change.ts')).favorite,
  'cards.delete': async () => (await import('./cards/change.ts')).forget,
  'cards.confirm': async () => (await import('./cards/confirm.ts')).confirm,
  'recipients.add': async () => (await import('./recipients/recipients.ts')).add,
  'recipients.delete': async () => (await import('./recipients/recipients.ts')).forget,
  'customer.update': async () => (await import('./customer/update.ts')).update,
  'customer.consent': async () => (await import('./customer/consent.ts')).consent,
  'customer.delete': async () => (await import('./customer/delete.ts')).deleteAccount,
  'schedule.load': async () => (await import('./recurrence/load.ts')).load,
  'schedule.begin': async () => (await import('./recurrence/load.ts')).begin,
  'schedule.change': async () => (await import('./recurrence/schedule.ts')).change,
  'schedule.save': async () => (await import('./recurrence/schedule.ts')).save,
  'schedule.stop': async () => (await import('./recurrence/schedule.ts')).stop,
  'schedule.check': async () => (await import('./recurrence/check.ts')).check,
} as const satisfies { readonly [name: string]: () => Promise<Service> }

export type ServiceName = keyof typeof services

/** Never true for a name that every object inherits. */
export function isServiceName(name: string): name is ServiceName {
  return Object.prototype.hasOwnProperty.call(services, name)
}

/** Fetches the code of all of them. */
export async function loadServices(): Promise<void> {
  await Promise.all(Object.values(services).map(load => load()))
}
