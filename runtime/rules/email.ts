/** The longest e-mail address that the operator accepts. */
const LENGTH = 120

export type Email =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly violation: 'empty' | 'invalid' }

/**
 * Returns the typed e-mail address. If it is wrong, returns what is wrong with it. It does not check that the address
 * exists.
 */
export function parseEmail(text: string): Email {
  const value = text.trim()
  if (value === '') return { ok: false, violation: 'empty' }
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= LENGTH
  return isAddress ? { ok: true, value } : { ok: false, violation: 'invalid' }
}
