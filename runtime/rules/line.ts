export type Line =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly violation: 'empty' | 'long' }

/**
 * Returns a short text, such as a name, on one line with single spaces. If the text is wrong, returns what is wrong
 * with it. `long` means longer than `longest`.
 */
export function parseLine(text: string, longest: number): Line {
  const value = text.trim().replace(/\s+/g, ' ')
  if (value === '') return { ok: false, violation: 'empty' }
  return value.length > longest ? { ok: false, violation: 'long' } : { ok: true, value }
}
