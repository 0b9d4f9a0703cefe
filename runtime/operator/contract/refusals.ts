/**
 * Codes of the error catalogue, grouped by reason. A call's `refusals` combine these groups. Any call can also answer
 * 101 and 102 (invalid or missing data), 999 (not available), 1001 (no session), 1002 (session of another device) and
 * 1003 (too many requests).
 */
export const everywhere = [101, 102, 999, 1001, 1002, 1003] as const

/** The number is not a mobile number, or its ninth digit is missing. */
export const numbers = [202, 242] as const
/** Codes for a number that cannot be recharged, or for an amount that this customer cannot choose. */
export const values = [208, 402, 403, 404, 405, 415, 426, 427] as const
/** The customer or the number has reached a limit, must wait, or may not recharge. */
export const limits = [215, 416, 417, 418, 421, 424, 425, 428, 429, 430, 435] as const
/** The card cannot pay at all, or cannot pay this amount. */
export const cardUse = [214, 263, 420, 422, 434, 438, 801, 903] as const
/** Not authorized: nothing was charged. */
export const unauthorized = [300, 301, 302, 303, 305, 308] as const
/**
 * Code 1422, with status 422. The operator did nothing, because it had already received the same idempotency key with
 * another body. The error catalogue leaves this code out on purpose. The first charge with this key may have been made,
 * so the app must not treat the code as a refusal.
 */
export const KEY_CONFLICT = 1422
/**
 * The codes for a failed read of the amounts: there are none for this customer, or they could not be read. In the
 * answer to a charge, 801 means something else: the card's purchase limit.
 */
export const valuesRead = [801, 998] as const

/** @__NO_SIDE_EFFECTS__ */
export function codes(...groups: readonly (readonly number[])[]): readonly number[] {
  return groups.flat()
}
