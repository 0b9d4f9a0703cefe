import * as z from 'zod/mini'

/** An amount above a million reais is treated as a mistake. */
const MOST_REAIS = 1_000_000
export const MOST_CENTS = MOST_REAIS * 100

/** A text that is not empty. */
export const text = z.string().check(z.minLength(1))
/** Integer cents. */
export const cents = z.int().check(z.minimum(0), z.maximum(MOST_CENTS))
/** Integer cents of something that costs money. */
export const amount = z.int().check(z.minimum(1), z.maximum(MOST_CENTS))
/** An amount in reais, with cents as decimals. */
export const reais = z.number().check(z.minimum(0), z.maximum(MOST_REAIS))
/** A Brazilian number: area code and line, digits only. Some operators put the country code before them. */
export const msisdn = z.string().check(z.regex(/^(55)?\d{10,11}$/))
