import { joined } from './words.ts'

/**
 * The longest text that is compared with the known names. A longer one is no misspelling, and comparing it would be
 * slow.
 */
const LONGEST = 60

/**
 * Returns the known name with the fewest different letters, if at most a third of the letters differ. A name with more
 * differences is probably no misspelling, unless one of the two begins with the other.
 */
export function nearMiss(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    if (candidate === name) continue
    const distance = edits(name.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance && distance < candidate.length) {
      best = candidate
      bestDistance = distance
    }
  }
  return best ?? beginningOf(name, known)
}

/** A shorter beginning is shared by names that have nothing to do with each other. */
const SHORTEST_BEGINNING = 3

/** Returns the only known name that begins with a name, or with which it begins: `web` for `website`. */
function beginningOf(name: string, known: Iterable<string>): string | undefined {
  const [one, other] = [...new Set(known)].filter(
    candidate =>
      candidate !== name &&
      Math.min(candidate.length, name.length) >= SHORTEST_BEGINNING &&
      (candidate.startsWith(name) || name.startsWith(candidate)),
  )
  return other === undefined ? one : undefined
}

/** Returns the known names most similar to a name, the most similar first. */
function nearest(name: string, known: Iterable<string>, most: number): readonly string[] {
  const start = name.slice(0, LONGEST).toLowerCase()
  const byDistance = [...known].map(other => ({ other, distance: edits(start, other.toLowerCase()) }))
  return byDistance
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ other }) => other)
}

/** A longer list of names would hide the rest of the message. */
const MOST_NAMES = 12

/**
 * Returns a sentence with all known names, or with the three most similar of many. If one name is so similar that the
 * message suggests it, returns an empty text.
 */
export function othersThan(name: string, known: readonly string[]): string {
  if (known.length === 0 || nearMiss(name, known) !== undefined) return ''
  if (known.length > MOST_NAMES) return ` The nearest are ${listed(nearest(name, known, 3), 'and')}.`
  return known.length === 1 ? ` There is only ${listed(known)}.` : ` There are ${listed([...known].sort(), 'and')}.`
}

export function listed(options: readonly string[], word = 'or'): string {
  return joined(
    options.map(option => `\`${option}\``),
    word,
  )
}

/** Returns the number of insertions, deletions and replacements between two words (Levenshtein distance). */
function edits(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced))
    }
    last = row
  }
  return last[b.length] ?? 0
}
