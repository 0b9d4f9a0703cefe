import { digitsOf } from './digits.ts'

/**
 * Returns whether `text` is a CPF, with or without punctuation: 11 digits, not all equal, with two correct check
 * digits. Source: Receita Federal; weights 10..2, then 11..2, modulo 11.
 */
export function isCpf(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length !== 11 || /^(\d)\1+$/.test(digits)) return false
  return digits.endsWith(`${checkDigit(digits.slice(0, 9))}${checkDigit(digits.slice(0, 10))}`)
}

export type Cpf =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly violation: 'empty' | 'short' | 'invalid' }

/** Returns the 11 digits of a typed CPF. If they are wrong, returns what is wrong. */
export function parseCpf(text: string): Cpf {
  const value = digitsOf(text)
  if (value === '') return { ok: false, violation: 'empty' }
  if (value.length < 11) return { ok: false, violation: 'short' }
  return isCpf(value) ? { ok: true, value } : { ok: false, violation: 'invalid' }
}

/** Returns the typed part of a CPF in the form `529.982.247-25`. It keeps every digit. */
export function formatCpf(text: string): string {
  const digits = digitsOf(text)
  return Array.from(digits, (digit, at) => (at === 3 || at === 6 ? `.${digit}` : at === 9 ? `-${digit}` : digit)).join(
    '',
  )
}

function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0)
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}
