import type { Documents, Kind } from './documents.ts'
import type { Store } from './store.ts'

const SEPARATOR = '\u0000'

/** Returns a store that lasts as long as the page or process. Runs anywhere. */
export function createMemoryStore(): Store {
  const texts = new Map<string, string>()
  let undo: (() => void)[] | undefined

  const place = (kind: Kind, key: string) => `${kind}${SEPARATOR}${key}`

  function write(name: string, text: string | undefined) {
    const before = texts.get(name)
    undo?.push(() => (before === undefined ? texts.delete(name) : texts.set(name, before)))
    if (text === undefined) texts.delete(name)
    else texts.set(name, text)
  }

  function namesUnder(kind: Kind, prefix: string) {
    const start = place(kind, prefix)
    return [...texts.keys()].filter(name => name.startsWith(start)).sort()
  }

  return {
    get<K extends Kind>(kind: K, key: string): Documents[K] | undefined {
      const text = texts.get(place(kind, key))
      return text === undefined ? undefined : JSON.parse(text)
    },
    put: (kind, key, document) => write(place(kind, key), JSON.stringify(document)),
    delete: (kind, key) => write(place(kind, key), undefined),
    list<K extends Kind>(kind: K, prefix = ''): Documents[K][] {
      return namesUnder(kind, prefix).map(name => JSON.parse(texts.get(name) ?? 'null'))
    },
    clear(kinds) {
      for (const kind of kinds) for (const name of namesUnder(kind, '')) write(name, undefined)
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
