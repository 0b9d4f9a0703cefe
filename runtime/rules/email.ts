/** As the operator takes it. */
const LENGTH = 120

export type Email =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly violation: 'empty' | 'invalid' }

/** The e-mail address that was typed, or what is wrong with it. Whether it is anybody's, only a message to it can tell. */
export function parseEmail(text: string): Email {
  const value = text.trim()
  if (value === '') return { ok: false, violation: 'empty' }
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= LENGTH
  return isAddress ? { ok: true, value } : { ok: false, violation: 'invalid' }
}
