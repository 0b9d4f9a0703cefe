import type { Money } from './outcome.ts'

/**
 * For each code, what is certain about the customer's money. The code's entry in the error catalogue must make the same
 * claim in `claims`. If a code is missing here, nothing is certain in general, so its entry has no `claims`. A service
 * can still report `uncharged` if its own answer proves that nothing was charged.
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

/**
 * For some codes, the key of the sentence about the customer's money that fits them best, because it names a Pix or a
 * link, or this recharge only. All other codes use the sentence whose key is the word itself, such as `none`.
 */
export const codeSentences: { readonly [code: string]: string } = {
  '428': 'noneThisTime',
  '435': 'noneThisTime',
  '902:unread': 'unknownPix',
  '905:unread': 'unknownPix',
  linkOver: 'unknownLink',
  'broken:charge': 'underWay',
  historyUnread: 'noneNow',
}

/** A part of each sentence about the customer's money, in lower case, by which two sentences that were swapped are told apart. */
export const sentenceParts: { readonly [key: string]: string } = {
  noneThisTime: 'desta vez',
  noneNow: 'agora',
  unknown: 'ou o dinheiro volta',
  unknownPix: 'pix',
  unknownLink: 'entre com',
  underWay: 'veja como',
  returned: 'estornado',
}
