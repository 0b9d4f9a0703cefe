import type { Range } from './store.ts'

/** Keeps keys sorted, so that finding a range does not read all keys. */
export interface SortedKeys {
  /** Adds a key, which must be new. */
  add(key: string): void
  remove(key: string): void
  /** Returns the keys that begin with `prefix`, in the given range. */
  under(prefix: string, range: Range): string[]
}

export function createSortedKeys(): SortedKeys {
  const keys: string[] = []

  /** Returns the number of keys before this key. */
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
      // This key is above all keys that begin with the prefix, because no key contains the largest code unit.
      const end = prefix === '' ? keys.length : rankOf(`${prefix}\uffff`)
      return lastFirst
        ? keys.slice(Math.max(start, end - most), end).reverse()
        : keys.slice(start, Math.min(end, start + most))
    },
  }
}
