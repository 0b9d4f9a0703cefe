import type { Range } from './store.ts'

/** Keys in their order, of which a few can be found without looking at all. */
export interface SortedKeys {
  /** The key must not be there yet. */
  add(key: string): void
  remove(key: string): void
  /** The keys that begin with `prefix`, as a store lists their documents. */
  under(prefix: string, range: Range): string[]
}

export function createSortedKeys(): SortedKeys {
  const keys: string[] = []

  /** How many keys are before this one. */
  function rankOf(key: string): number {
    let low = 0
    let high = keys.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((keys[middle] ?? '') < key) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    add: key => void keys.splice(rankOf(key), 0, key),
    remove(key) {
      const at = rankOf(key)
      if (keys[at] === key) keys.splice(at, 1)
    },
    under(prefix, { most = Number.POSITIVE_INFINITY, lastFirst = false }) {
      const start = rankOf(prefix)
      // No key has the largest code unit in it.
      const end = prefix === '' ? keys.length : rankOf(`${prefix}\uffff`)
      return lastFirst
        ? keys.slice(Math.max(start, end - most), end).reverse()
        : keys.slice(start, Math.min(end, start + most))
    },
  }
}
