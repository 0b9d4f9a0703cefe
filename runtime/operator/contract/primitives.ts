import * as z from 'zod/mini'

/** An amount above one million reais counts as unreadable. */
const MOST_REAIS = 1_000_000
export const MOST_CENTS = MOST_REAIS * 100

export const text = z.string().check(z.minLength(1))
/** An amount as integer cents: 2000 is R$ 20,00. @example 2000 */
export const cents = z.int().check(z.minimum(0), z.maximum(MOST_CENTS))
/** A price as integer cents, at least 1: 2000 is R$ 20,00. @example 2000 */
export const amount = z.int().check(z.minimum(1), z.maximum(MOST_CENTS))
/** An amount in reais, not in cents. Cents are its decimals: 20.5 is R$ 20,50. @example 20.5 */
export const reais = z.number().check(z.minimum(0), z.maximum(MOST_REAIS))
/**
 * A Brazilian phone number: area code and number, digits only. Some operators put the country code 55 first.
 * @example "11987654321"
 */
export const msisdn = z.string().check(z.regex(/^(55)?\d{10,11}$/))
