/** Every code with which the operator can refuse. The error catalogue has a text for each. */
// biome-ignore format: a list to be read, not a line each
export const operatorCodes: readonly number[] = [
  101, 102, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 221, 222, 223,
  227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 240, 241, 242, 243, 244, 245, 246, 262, 263, 300,
  301, 302, 303, 305, 308, 402, 403, 404, 405, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427,
  428, 429, 430, 434, 435, 438, 500, 600, 601, 602, 603, 604, 605, 606, 801, 902, 903, 904, 905, 998, 999,
  1000, 1001, 1002, 1003, 1004,
]

/** The app's own codes, for errors in the browser and for messages of services. */
export const ownCodes = [
  'rechargeFailed',
  'cardInvalid',
  'challengeLeft',
  'challengeTimedOut',
  'unreachable',
  'unusableAnswer',
  'unloaded',
  'offline',
  'offlineWatch',
  'broken',
  'brokenReceipt',
  'pixWaiting',
  'pixUnanswered',
  'historyUnread',
  'bankUnanswered',
  'checkoutUnanswered',
  'elsewhereWaiting',
  'elsewhereClosed',
  'forbiddenAddress',
  'linkOver',
  'walletLeft',
  'offerClosed',
  'offerFailed',
  'neverArrived',
  'refunding',
  'cardAdded',
  'cardFavored',
  'cardDeleted',
  'cardGone',
  'cardConfirmed',
  'recipientAdded',
  'recipientDeleted',
  'dataUpdated',
  'dataUnchanged',
  'consentGiven',
  'consentWithdrawn',
  'scheduleStopped',
  'scheduleGone',
  'scheduleDiffers',
  'scheduleChanged',
] as const

/** A code of the error catalogue: the app's own, or an operator's code such as `428`. */
export type MessageCode = (typeof ownCodes)[number] | `${number}`
