import type { Documents, Kind } from '../documents.ts'
import { createSortedKeys, type SortedKeys } from './sorted-keys.ts'
import type { Range, Store } from './store.ts'

interface Shelf {
  readonly texts: Map<string, string>
  readonly keys: SortedKeys
}

/** Creates a store that ends with its page or process. It runs anywhere. */
export function createMemoryStore(): Store {
  const shelves = new Map<Kind, Shelf>()
  let undo: (() => void)[] | undefined

  function shelfOf(kind: Kind): Shelf {
    const shelf = shelves.get(kind) ?? { texts: new Map(), keys: createSortedKeys() }
    shelves.set(kind, shelf)
    return shelf
  }

  function set({ texts, keys }: Shelf, key: string, text: string | undefined): void {
    if (text === undefined) {
      texts.delete(key)
      keys.remove(key)
      return
    }
    if (!texts.has(key)) keys.add(key)
    texts.set(key, text)
  }

  function write(kind: Kind, key: string, text: string | undefined): void {
    const shelf = shelfOf(kind)
    const before = shelf.texts.get(key)
    undo?.push(() => set(shelf, key, before))
    set(shelf, key, text)
  }

  return {
    get<K extends Kind>(kind: K, key: string): Documents[K] | undefined {
      const text = shelfOf(kind).texts.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    put: (kind, key, document) => write(kind, key, JSON.stringify(document)),
    delete: (kind, key) => write(kind, key, undefined),
    list<K extends Kind>(kind: K, prefix = '', range: Range = {}): Documents[K][] {
      const { texts, keys } = shelfOf(kind)
      return keys.under(prefix, range).map(key => JSON.parse(texts.get(key) ?? 'null'))
    },
    clear(kinds) {
      for (const kind of kinds) for (const key of shelfOf(kind).keys.under('', {})) write(kind, key, undefined)
    },
    transaction(work) {
      if (undo) return work()
      const steps: (() => void)[] = []
      undo = steps
      try {
        return work()
      } catch (error) {
        for (const step of steps.reverse()) step()
        throw error
      } finally {
        undo = undefined
      }
    },
  }
}
