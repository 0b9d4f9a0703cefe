import * as z from 'zod/mini'

/** An amount above a million reais is a mistake of whoever wrote it. */
const MOST_REAIS = 1_000_000
export const MOST_CENTS = MOST_REAIS * 100

/** A text that says something. */
export const text = z.string().check(z.minLength(1))
/** Integer cents. */
export const cents = z.int().check(z.minimum(0), z.maximum(MOST_CENTS))
/** Integer cents of something that costs money. */
export const amount = z.int().check(z.minimum(1), z.maximum(MOST_CENTS))
/** An amount in reais, with cents as decimals. */
export const reais = z.number().check(z.minimum(0), z.maximum(MOST_REAIS))
/** A Brazilian number: area code and line, digits only; some operators write the country's code before them. */
export const msisdn = z.string().check(z.regex(/^(55)?\d{10,11}$/))
