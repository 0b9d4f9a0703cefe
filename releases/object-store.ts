/**
 * Matches the keys that every store takes: in a folder they stay inside it, and no temporary file and no older content has
 * such a name.
 */
export const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** An object and the version of its content: the next `replace` names that version. */
export interface StoredObject {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly version: string
}

/**
 * Named bytes in a folder or a bucket. Every write is atomic: a reader sees the former bytes or the new ones. A method
 * that rejects leaves it open whether its write happened.
 */
export interface ObjectStore {
  /** The store as messages name it: its folder or address. */
  readonly place: string
  /** Returns the object; undefined if there is none. */
  read(key: string): Promise<StoredObject | undefined>
  /** Writes an object only if its key is free. Returns whether it did. */
  create(key: string, bytes: Uint8Array): Promise<boolean>
  /** Writes an object only if its version is still this one. Returns whether it did; false if there is no object. */
  replace(key: string, bytes: Uint8Array, version: string): Promise<boolean>
  /** Returns the keys that begin with `prefix`, in no particular order. */
  list(prefix: string): Promise<readonly string[]>
  /** Removes an object. A missing object is no error. */
  remove(key: string): Promise<void>
}
