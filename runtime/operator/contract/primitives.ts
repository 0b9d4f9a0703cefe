import * as z from 'zod/mini'

/** An amount above one million reais counts as unreadable. */
const MOST_REAIS = 1_000_000
export const MOST_CENTS = MOST_REAIS * 100

export const text = z.string().check(z.minLength(1))
/** An amount as integer cents. */
export const cents = z.int().check(z.minimum(0), z.maximum(MOST_CENTS))
/** A price as integer cents, at least 1. */
export const amount = z.int().check(z.minimum(1), z.maximum(MOST_CENTS))
/** An amount in reais. Cents are its decimals. */
export const reais = z.number().check(z.minimum(0), z.maximum(MOST_REAIS))
/** A Brazilian phone number: area code and number, digits only. Some operators put the country code 55 first. */
export const msisdn = z.string().check(z.regex(/^(55)?\d{10,11}$/))
