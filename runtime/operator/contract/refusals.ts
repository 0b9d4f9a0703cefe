/**
 * Codes of the error catalogue by the rule that gives them; a call's `refusals` are made of these. Any call can also
 * answer 101 and 102 (invalid or missing data), 999 (not available), 1001 (no session), 1002 (a session that is not this
 * device's) and 1003 (too many requests).
 */
export const everywhere = [101, 102, 999, 1001, 1002, 1003] as const

/** A number that is no mobile number, or lacks its ninth digit. */
export const numbers = [202, 242] as const
/** A number that cannot be recharged, and a value that is not offered, or not to this customer. */
export const values = [208, 402, 403, 404, 405, 415, 426, 427] as const
/** Windows and limits of customer and recipient, and a customer who may not recharge. */
export const limits = [215, 416, 417, 418, 421, 424, 425, 428, 429, 430, 435] as const
/** A card that cannot pay, or not so much. */
export const cardUse = [214, 263, 420, 422, 434, 438, 801, 903] as const
/** Not authorized: nothing was charged. */
export const unauthorized = [300, 301, 302, 303, 305, 308] as const
/**
 * The key of a write came before with another body: the status is 422, and nothing is done. It is not one of the
 * catalogue's, so that nobody takes it for a refusal of the charge that the key belongs to.
 */
export const KEY_CONFLICT = 1422
/** No values, or none that could be read. On a charge, 801 is the card's purchase limit. */
export const valuesRead = [801, 998] as const

/** @__NO_SIDE_EFFECTS__ */
export function codes(...groups: readonly (readonly number[])[]): readonly number[] {
  return groups.flat()
}
