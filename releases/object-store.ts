/**
 * The pattern of keys that every store accepts. In a folder, such a key stays inside the folder and is never the name
 * of a temporary file or an older content.
 */
export const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** An object and the version of its content. The next `replace` must pass this version. */
export interface StoredObject {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly version: string
}

/**
 * Stores bytes under names, in a folder or a bucket. Every write is atomic: a reader gets either the old or the new
 * bytes. If a method rejects, its write may have happened or not.
 */
export interface ObjectStore {
  /** The store's name in messages: its folder or address. */
  readonly place: string
  /** Returns the object, or undefined if it does not exist. */
  read(key: string): Promise<StoredObject | undefined>
  /** Writes an object only if its key is free. Returns whether it was written. */
  create(key: string, bytes: Uint8Array): Promise<boolean>
  /** Writes an object only if the object's current version is the given one. Returns whether it was written. */
  replace(key: string, bytes: Uint8Array, version: string): Promise<boolean>
  /** Returns the keys that start with `prefix`, in any order. */
  list(prefix: string): Promise<readonly string[]>
  /** Deletes an object. A missing object is not an error. */
  remove(key: string): Promise<void>
}
