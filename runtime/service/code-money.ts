import type { Money } from './outcome.ts'

/**
 * The word for what is certain about the customer's money when a code is shown: the code's entry in the error catalogue
 * has to have that word in `claims`. An entry whose code is missing here has no `claims`, because the code may answer a
 * charge that was taken. If a single answer proves that nothing was charged, its service says so (`uncharged`).
 */
export const codeMoney: { readonly [code: string]: Money } = {
  // A step after the recharge failed, so the recharge may have been made.
  '600': 'unknown',
  '601': 'unknown',
  '602': 'unknown',
  '603': 'unknown',
  '604': 'unknown',
  '605': 'unknown',
  '606': 'unknown',
  // The code of this Pix was shown on no page.
  '902': 'none',
  '902:unread': 'unknown',
  '905': 'none',
  '905:unread': 'unknown',
  rechargeFailed: 'none',
  'cardInvalid:charge': 'none',
  challengeLeft: 'none',
  challengeTimedOut: 'none',
  neverArrived: 'none',
  historyUnread: 'none',
  pixUnanswered: 'none',
  bankUnanswered: 'none',
  checkoutUnanswered: 'none',
  offerClosed: 'none',
  offerFailed: 'none',
  walletLeft: 'none',
  offline: 'none',
  'unreachable:charge': 'none',
  'broken:charge': 'unknown',
  linkOver: 'unknown',
  pixWaiting: 'waiting',
  refunding: 'returned',
  // It stands in place of a receipt.
  brokenReceipt: 'taken',
}
