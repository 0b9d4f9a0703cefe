/** A key-value store that may be slow, full, forbidden or absent. Each call may reject. */
export interface KeyValue {
  get(key: string): Promise<string | null>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
}

/** The storage of a page that may store nothing: it is always empty, and each write rejects. */
export const noStorage: KeyValue = {
  get: async () => null,
  set: () => Promise.reject(new Error('This page keeps nothing.')),
  remove: async () => undefined,
}

/**
 * Wraps `localStorage` or `sessionStorage`. `open` returns it and is called late, because in a cross-site frame even
 * reading it may throw.
 */
export function webStorage(open: () => Storage): KeyValue {
  return {
    get: async key => open().getItem(key),
    set: async (key, value) => open().setItem(key, value),
    remove: async key => open().removeItem(key),
  }
}
