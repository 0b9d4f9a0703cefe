/** A key-value store that may be slow, full, forbidden or absent. Each call may reject. */
export interface KeyValue {
  get(key: string): Promise<string | null>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
}

/** For a page that may keep nothing: each reads as empty, and says that it wrote nothing. */
export const noStorage: KeyValue = {
  get: async () => null,
  set: () => Promise.reject(new Error('This page keeps nothing.')),
  remove: async () => undefined,
}

/** `localStorage` or `sessionStorage`. In a cross-site frame even naming one throws, so it is named late. */
export function webStorage(open: () => Storage): KeyValue {
  return {
    get: async key => open().getItem(key),
    set: async (key, value) => open().setItem(key, value),
    remove: async key => open().removeItem(key),
  }
}
