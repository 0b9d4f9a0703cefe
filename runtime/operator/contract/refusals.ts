/**
 * Codes of the error catalogue, grouped by the reason of the refusal. A call's `refusals` combine these groups. Any call
 * can also answer 101 and 102 (invalid or missing data), 999 (not available), 1001 (no session), 1002 (the session of
 * another device) and 1003 (too many requests).
 */
export const everywhere = [101, 102, 999, 1001, 1002, 1003] as const

/** The number is not a mobile number, or lacks its ninth digit. */
export const numbers = [202, 242] as const
/** The number cannot be recharged, or the amount is not offered to this customer. */
export const values = [208, 402, 403, 404, 405, 415, 426, 427] as const
/** A limit or a waiting time of the customer or the number is reached, or the customer may not recharge. */
export const limits = [215, 416, 417, 418, 421, 424, 425, 428, 429, 430, 435] as const
/** The card cannot pay at all, or not this amount. */
export const cardUse = [214, 263, 420, 422, 434, 438, 801, 903] as const
/** Not authorized: nothing was charged. */
export const unauthorized = [300, 301, 302, 303, 305, 308] as const
/**
 * Code 1422, with status 422: the operator did nothing, because it has already received the request's idempotency key
 * with another body. The error catalogue leaves this code out on purpose: the charge that was first sent with this key
 * may have been made, so the app must not read the code as a refusal.
 */
export const KEY_CONFLICT = 1422
/**
 * There are no amounts to offer, or they could not be read. For a charge, 801 means the card's purchase limit instead.
 */
export const valuesRead = [801, 998] as const

/** @__NO_SIDE_EFFECTS__ */
export function codes(...groups: readonly (readonly number[])[]): readonly number[] {
  return groups.flat()
}
