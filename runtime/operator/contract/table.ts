import * as cards from './cards.ts'
import * as channel from './channel.ts'
import * as customer from './customer.ts'
import * as debit from './debit.ts'
import * as events from './events.ts'
import * as payment from './payment.ts'
import * as pisp from './pisp.ts'
import * as pix from './pix.ts'
import * as recharge from './recharge.ts'
import * as recipients from './recipients.ts'
import * as recurrence from './recurrence.ts'
import * as secure from './secure.ts'
import * as session from './session.ts'
import * as values from './values.ts'

/** Every call by its name. The sandbox must answer all of them: a missing handler is a type error. */
export const calls = {
  sendSmsToken: session.sendSmsToken,
  resendSmsToken: session.resendSmsToken,
  openSession: session.openSession,
  closeSession: session.closeSession,
  getCustomer: customer.getCustomer,
  updateCustomer: customer.updateCustomer,
  deleteCustomer: customer.deleteCustomer,
  getFeatureToggles: customer.getFeatureToggles,
  addDependent: recipients.addDependent,
  deleteDependent: recipients.deleteDependent,
  addCard: cards.addCard,
  deleteCard: cards.deleteCard,
  favoriteCard: cards.favoriteCard,
  confirmCard: cards.confirmCard,
  addDebitCard: cards.addDebitCard,
  deleteDebitCard: cards.deleteDebitCard,
  favoriteDebitCard: cards.favoriteDebitCard,
  deleteCefCard: cards.deleteCefCard,
  getRechargeValues: recharge.getRechargeValues,
  getRecharges: recharge.getRecharges,
  getLastRecharge: recharge.getLastRecharge,
  createCreditRecharge: recharge.createCreditRecharge,
  getRechargeStatus: recharge.getRechargeStatus,
  getRechargeValuesWithAttributes: values.getRechargeValuesWithAttributes,
  getWeeklyRechargeValues: values.getWeeklyRechargeValues,
  getMonthlyRechargeValues: values.getMonthlyRechargeValues,
  getPaymentMethods: payment.getPaymentMethods,
  getBridgeAvailability: payment.getBridgeAvailability,
  getCheckout: payment.getCheckout,
  tokenizeCard: payment.tokenizeCard,
  getBrands: payment.getBrands,
  getBin: payment.getBin,
  createDebitRecharge: debit.createDebitRecharge,
  createSecureDebitRecharge: debit.createSecureDebitRecharge,
  createPixRecharge: pix.createPixRecharge,
  getPixCode: pix.getPixCode,
  createPixIntention: pix.createPixIntention,
  getPispOrganizations: pisp.getPispOrganizations,
  createPispRecharge: pisp.createPispRecharge,
  getPispRedirect: pisp.getPispRedirect,
  getPispStatus: pisp.getPispStatus,
  createSecureToken: secure.createSecureToken,
  createDataOnlyToken: secure.createDataOnlyToken,
  saveRecurrence: recurrence.saveRecurrence,
  getRecurrence: recurrence.getRecurrence,
  stopRecurrence: recurrence.stopRecurrence,
  getAutomaticRecharge: recurrence.getAutomaticRecharge,
  reportEvent: events.reportEvent,
  getChannelSettings: channel.getChannelSettings,
  getCountryByIp: channel.getCountryByIp,
  getGeolocation: channel.getGeolocation,
} as const

export type CallName = keyof typeof calls
