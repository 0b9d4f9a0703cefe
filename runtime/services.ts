import type { Service } from './service/service.ts'

/** Every service by name. Its code is loaded when it first runs. */
export const services = {
  'login.requestCode': async () => (await import('./session/login.ts')).requestCode,
  'login.openSession': async () => (await import('./session/login.ts')).openCustomerSession,
  'login.openSigned': async () => (await import('./session/open-signed.ts')).openSignedSession,
  'session.close': async () => (await import('./session/logout.ts')).logout,
  'recharge.pay': async () => (await import('./payment/pay.ts')).pay,
  'recharge.payAnyway': async () => (await import('./payment/pay.ts')).payAnyway,
  'recharge.payOrReview': async () => (await import('./payment/pay-or-review.ts')).payOrReview,
  'gateway.end': async () => (await import('./payment/gateway/end.ts')).endAuthentication,
  'recharge.payAtBank': async () => (await import('./payment/at-bank.ts')).payAtBank,
  'recharge.payAtBankAnyway': async () => (await import('./payment/at-bank.ts')).payAtBankAnyway,
  'recharge.payByOffer': async () => (await import('./payment/by-offer.ts')).payByOffer,
  'recharge.payByOfferAnyway': async () => (await import('./payment/by-offer.ts')).payByOfferAnyway,
  'recharge.chooseTarget': async () => (await import('./recharge/choose-recipient.ts')).chooseNew,
  'recharge.chooseRecipient': async () => (await import('./recharge/choose-recipient.ts')).chooseSaved,
  'recharge.repeat': async () => (await import('./recharge/repeat.ts')).repeat,
  'recharge.find': async () => (await import('./payment/find/find.ts')).find,
  'recharge.recall': async () => (await import('./payment/find/recall.ts')).recall,
  'recharge.takeRisk': async () => (await import('./payment/find/take-risk.ts')).takeRisk,
  'recharge.sendAgain': async () => (await import('./payment/send-again.ts')).sendAgain,
  'recharge.verify': async () => (await import('./payment/find/find.ts')).verify,
  'pix.begin': async () => (await import('./payment/pix/begin.ts')).begin,
  'pix.loadCode': async () => (await import('./payment/pix/load-code.ts')).loadCode,
  'pix.watchPayment': async () => (await import('./payment/pix/watch-payment.ts')).watchPayment,
  'pix.checkPayment': async () => (await import('./payment/pix/watch-payment.ts')).checkPayment,
  'pisp.arrive': async () => (await import('./payment/waiting-rooms/pisp.ts')).arrive,
  'pisp.openBank': async () => (await import('./payment/waiting-rooms/pisp.ts')).open,
  'pisp.watchPayment': async () => (await import('./payment/waiting-rooms/pisp.ts')).watch,
  'pisp.checkPayment': async () => (await import('./payment/waiting-rooms/pisp.ts')).check,
  'checkout.arrive': async () => (await import('./payment/waiting-rooms/checkout.ts')).arrive,
  'checkout.openPage': async () => (await import('./payment/waiting-rooms/checkout.ts')).open,
  'checkout.watchPayment': async () => (await import('./payment/waiting-rooms/checkout.ts')).watch,
  'checkout.checkPayment': async () => (await import('./payment/waiting-rooms/checkout.ts')).check,
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

/** Returns whether a text is the name of a service. Returns false for an inherited property such as `constructor`. */
export function isServiceName(name: string): name is ServiceName {
  return Object.prototype.hasOwnProperty.call(services, name)
}

/** Loads the code of every service. */
export async function loadServices(): Promise<void> {
  await Promise.all(Object.values(services).map(load => load()))
}
