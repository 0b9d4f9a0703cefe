export type Line =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly violation: 'empty' | 'long' }

/** A short text in somebody's own words, such as a name: one line of so many characters at most, its words one space apart. */
export function parseLine(text: string, longest: number): Line {
  const value = text.trim().replace(/\s+/g, ' ')
  if (value === '') return { ok: false, violation: 'empty' }
  return value.length > longest ? { ok: false, violation: 'long' } : { ok: true, value }
}
