import * as channel from './channel.ts'
import * as customer from './customer.ts'
import * as payment from './payment.ts'
import * as recharge from './recharge.ts'
import * as session from './session.ts'

/** Every call, by name. The sandbox must answer each of them: a missing handler is a type error there. */
export const calls = {
  sendSmsToken: session.sendSmsToken,
  resendSmsToken: session.resendSmsToken,
  openSession: session.openSession,
  closeSession: session.closeSession,
  getCustomer: customer.getCustomer,
  getFeatureToggles: customer.getFeatureToggles,
  getRechargeValues: recharge.getRechargeValues,
  getRecharges: recharge.getRecharges,
  getLastRecharge: recharge.getLastRecharge,
  createPixRecharge: recharge.createPixRecharge,
  createCreditRecharge: recharge.createCreditRecharge,
  getPixCode: recharge.getPixCode,
  getRechargeStatus: recharge.getRechargeStatus,
  getPaymentMethods: payment.getPaymentMethods,
  getBridgeAvailability: payment.getBridgeAvailability,
  tokenizeCard: payment.tokenizeCard,
  getBrands: payment.getBrands,
  getBin: payment.getBin,
  getChannelSettings: channel.getChannelSettings,
  getGeolocation: channel.getGeolocation,
} as const

export type CallName = keyof typeof calls
