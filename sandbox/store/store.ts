import type { Documents, Kind } from '../documents.ts'

/** The documents of a list to read: all of them by default. */
export interface Range {
  /** At most so many, which are all that is read. */
  readonly most?: number
  /** From the last key to the first. */
  readonly lastFirst?: boolean
}

/**
 * Where the sandbox keeps its documents: SQLite in Node, a Map in a browser. Synchronous, so that a charge and
 * its limits are one step. Documents go in and come out as copies.
 */
export interface Store {
  get<K extends Kind>(kind: K, key: string): Documents[K] | undefined
  put<K extends Kind>(kind: K, key: string, document: Documents[K]): void
  delete(kind: Kind, key: string): void
  /** Documents whose key begins with `prefix`, in the order of their keys. */
  list<K extends Kind>(kind: K, prefix?: string, range?: Range): Documents[K][]
  /** Deletes every document of these kinds. */
  clear(kinds: readonly Kind[]): void
  /** All or nothing: a throw undoes what `work` wrote and is thrown on. One inside another is part of it. */
  transaction<T>(work: () => T): T
}
