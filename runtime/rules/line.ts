export type Line = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly violation: 'empty' }

/** A short text in somebody's own words, such as a name: one line, its words one space apart. */
export function parseLine(text: string): Line {
  const value = text.trim().replace(/\s+/g, ' ')
  return value === '' ? { ok: false, violation: 'empty' } : { ok: true, value }
}
