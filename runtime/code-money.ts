import type { Money } from './outcome.ts'

/**
 * The word for what is certain of the customer's money when a code is shown: its entry in the error catalogue claims that word.
 * The entry of a code that is not here claims nothing, because the code may answer a charge that was taken. Where one answer
 * is certain that nothing was charged, the service says so (`uncharged`).
 */
export const codeMoney: { readonly [code: string]: Money } = {
  // A task after a recharge failed: the recharge may have been made.
  '600': 'unknown',
  '601': 'unknown',
  '602': 'unknown',
  '603': 'unknown',
  '604': 'unknown',
  '605': 'unknown',
  '606': 'unknown',
  // No page has shown a code of this Pix.
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
}
