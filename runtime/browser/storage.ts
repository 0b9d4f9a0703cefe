/** A key-value storage that may be slow, full, forbidden or missing. Each call may reject. */
export interface KeyValue {
  get(key: string): Promise<string | null>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
}

/** The storage for a page that is not allowed to store anything. It is always empty, and every write rejects. */
export const noStorage: KeyValue = {
  get: async () => null,
  set: () => Promise.reject(new Error('This page keeps nothing.')),
  remove: async () => undefined,
}

/**
 * Returns a storage for `localStorage` or `sessionStorage`. `open` is called at each use. In a cross-site frame, the
 * browser may throw even when `open` reads the storage object.
 */
export function webStorage(open: () => Storage): KeyValue {
  return {
    get: async key => open().getItem(key),
    set: async (key, value) => open().setItem(key, value),
    remove: async key => open().removeItem(key),
  }
}
