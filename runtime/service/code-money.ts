import type { Money } from './outcome.ts'

/**
 * For each code, the word for the certain fact about the customer's money. The code's entry in the error catalogue must
 * contain the same word in `claims`. If a code is missing here, it has no `claims`, because a charge with that answer
 * may have succeeded. If one answer proves that nothing was charged, the service reports `uncharged`.
 */
export const codeMoney: { readonly [code: string]: Money } = {
  // A step after the recharge failed, so the customer may have been charged.
  '600': 'unknown',
  '601': 'unknown',
  '602': 'unknown',
  '603': 'unknown',
  '604': 'unknown',
  '605': 'unknown',
  '606': 'unknown',
  // No page has shown the code of this Pix, so nobody can have paid it.
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
  'unusableAnswer:charge': 'none',
  'broken:charge': 'unknown',
  linkOver: 'unknown',
  pixWaiting: 'waiting',
  refunding: 'returned',
  // A receipt page that failed to render shows this message. The recharge was paid.
  brokenReceipt: 'taken',
}
