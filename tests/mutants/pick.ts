/** Returns 32-bit FNV-1a of a text: the same on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Returns some items of a list: the same items for the same `key`. */
export function pick<T>(items: readonly T[], count: number, key: unknown): readonly T[] {
  if (items.length <= count) return items
  const salt = JSON.stringify(key)
  const ranked = items.map((item, at) => ({ item, rank: hashOf(`${at} ${salt}`) }))
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item)
}

/** Returns all pairs of the items, each once. */
export function pairsOf<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map(other => [one, other] as const))
}
