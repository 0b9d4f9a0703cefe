import { KEY, type ObjectStore, type StoredObject } from '../object-store.ts'

/** Returns a store in memory for tests. Each operation happens at once. */
export function createMemoryStore(): ObjectStore & { readonly objects: ReadonlyMap<string, StoredObject> } {
  const objects = new Map<string, StoredObject>()
  let writes = 0

  function write(key: string, bytes: Uint8Array, isAllowed: boolean): boolean {
    if (isAllowed) objects.set(key, { bytes: new Uint8Array(bytes), version: `${++writes}` })
    return isAllowed
  }

  return {
    objects,
    place: 'memory',
    async read(key) {
      if (!KEY.test(key)) throw new Error(`"${key}" is no key.`)
      return objects.get(key)
    },
    create: async (key, bytes) => write(key, bytes, !objects.has(key)),
    replace: async (key, bytes, version) => write(key, bytes, objects.get(key)?.version === version),
    list: async prefix => [...objects.keys()].filter(key => key.startsWith(prefix)),
    remove: async key => void objects.delete(key),
  }
}
