import type { CallName } from '../../runtime/operator/contract/table.ts'

const CHANGES = 'it changes the customer'
const CARD = 'it changes a saved card'
const CHARGES = 'it charges'
const PIX = 'it needs a new Pix: give --charge'
const ELSEWHERE = 'it needs a payment at a bank or a checkout'

/** The reasons why the check does not send a call. It spends no money, and leaves the customer's things as they are. */
const reasons: Partial<Record<CallName, string>> = {
  resendSmsToken: 'it sends a second SMS',
  updateCustomer: CHANGES,
  deleteCustomer: CHANGES,
  addDependent: CHANGES,
  deleteDependent: CHANGES,
  saveRecurrence: CHANGES,
  stopRecurrence: CHANGES,
  addCard: CARD,
  deleteCard: CARD,
  favoriteCard: CARD,
  confirmCard: CARD,
  addDebitCard: CARD,
  deleteDebitCard: CARD,
  favoriteDebitCard: CARD,
  deleteCefCard: CARD,
  createCreditRecharge: CHARGES,
  createDebitRecharge: CHARGES,
  createSecureDebitRecharge: CHARGES,
  createPispRecharge: CHARGES,
  createPixRecharge: 'it creates a charge: give --charge',
  getPixCode: PIX,
  getRechargeStatus: PIX,
  createPixIntention: 'it needs a chat',
  getPispRedirect: ELSEWHERE,
  getPispStatus: ELSEWHERE,
  getCheckout: ELSEWHERE,
  createSecureToken: 'it needs a card to authenticate',
  createDataOnlyToken: 'it needs a saved card',
  reportEvent: 'it reports an event',
}

/** Returns why the check does not send a call, or undefined if it could have. */
export const whyNotAsked = (name: CallName): string | undefined => reasons[name]
