import { digitsOf } from './digits.ts'
import { madeOnce } from './made-once.ts'

const brl = madeOnce(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))
const whole = madeOnce(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }))
const fraction = madeOnce(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))

/** Returns an amount as `R$ 20,00`, with U+00A0 after `R$`. `amountCents` is an integer. */
export function formatBrl(amountCents: number): string {
  return brl().format(amountCents / 100)
}

const MOST_DIGITS = 9

/**
 * Returns the amount typed so far. Digits fill it from the cents, as on a cash machine: `142` is `R$ 1,42`. If there
 * are no digits, the text is empty.
 */
export function formatBrlTyping(text: string): string {
  const amountCents = centsTyped(text)
  return amountCents === undefined ? '' : formatBrl(amountCents)
}

/** Returns the typed amount in integer cents. If no amount was typed, or if it is zero, returns undefined. */
export function centsTyped(text: string): number | undefined {
  const digits = digitsOf(text).replace(/^0+/, '').slice(0, MOST_DIGITS)
  return digits === '' ? undefined : Number(digits)
}

/**
 * Returns the amount without `R$`: `20`, `17,50`. If the cents are zero, they are left out. `amountCents` is an
 * integer.
 */
export function formatBrlShort(amountCents: number): string {
  return (amountCents % 100 === 0 ? whole() : fraction()).format(amountCents / 100)
}

/**
 * Returns an amount as its button shows it: `R$ 20`, `R$ 17,50`, with U+00A0 after `R$`. `amountCents` is an integer.
 */
export function formatValue(amountCents: number): string {
  return `R$\u00a0${formatBrlShort(amountCents)}`
}

/**
 * Returns an amount in reais as integer cents; half a cent is rounded away from zero. The product is first rounded to
 * 15 digits, because in floating point 17.90 × 100 is 1789.9999999999998 and 1.005 × 100 is below 100.5.
 */
export function centsFromReais(reais: number): number {
  const amountCents = Math.round(Number((Math.abs(reais) * 100).toPrecision(15)))
  return reais < 0 && amountCents !== 0 ? -amountCents : amountCents
}
