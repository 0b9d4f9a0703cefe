/** The number of letters by which two words count as the same, so `pagar` and `pagamento` do. */
const STEM = 4

/** Returns the words of an id in camel case, kebab case or with dots, in lower case: `paidByDebit`, `pisp-wait`. */
export function allIdWords(id: string): readonly string[] {
  return id.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map(word => word.toLowerCase())
}

/** Returns the words of an id without those of one or two letters. */
export function idWords(id: string): readonly string[] {
  return allIdWords(id).filter(word => word.length > 2)
}

/** Returns a list such as `a, b and c`. `word` stands before its last part. */
export function joined(parts: readonly string[], word = 'and'): string {
  const last = parts[parts.length - 1] ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`
}

/** Returns the beginnings of the words of a text or an address, without accents and without placeholders. */
export function stemsOf(text: string): readonly string[] {
  return plainWords(text).map(stemOf)
}

/**
 * Returns the words by which two texts or addresses are compared. They are in lower case and without accents.
 * Placeholders and short words are left out, because they say nothing about the subject.
 */
function plainWords(text: string): readonly string[] {
  return text
    .replace(/\{[^}]*\}/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word.length >= STEM || word === 'pix' || word === 'sms')
}

/** Returns the words of a text or an address without the letter of the plural. */
export function singular(text: string): readonly string[] {
  return plainWords(text).map(word => word.replace(/s$/, ''))
}

export function stemOf(word: string): string {
  return word.slice(0, STEM)
}

/** Returns whether two words of ids are about the same: they begin alike, or one contains the other. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  if (one.length < STEM || other.length < STEM) return false
  return stemOf(one) === stemOf(other) || one.includes(other) || other.includes(one)
}
