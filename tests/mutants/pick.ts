import { fnv1a } from '../../runtime/trials/fnv1a.ts'

/** Returns some items of a list. The same `key` returns the same items, even if other texts are added to the list. */
export function pick<T>(items: readonly T[], count: number, key: unknown): readonly T[] {
  if (items.length <= count) return items
  const salt = JSON.stringify(key)
  const ranked = items.map((item, at) => ({ item, rank: fnv1a(`${typeof item === 'string' ? item : at} ${salt}`) }))
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item)
}

/** Returns each pair of different items once. */
export function pairsOf<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map(other => [one, other] as const))
}
