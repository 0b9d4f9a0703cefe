import type { Documents, Kind } from '../documents.ts'

/** The range of a list to read. By default all documents are read. */
export interface Range {
  /** Limits the number of documents that are read and returned. */
  readonly most?: number
  /** True to read from the last key to the first. */
  readonly lastFirst?: boolean
}

/**
 * Stores the sandbox's documents, in SQLite in Node, and in a Map in a browser. It is synchronous, so that checking a
 * limit and charging are one step. Documents are copied in and out.
 */
export interface Store {
  get<K extends Kind>(kind: K, key: string): Documents[K] | undefined
  put<K extends Kind>(kind: K, key: string, document: Documents[K]): void
  delete(kind: Kind, key: string): void
  /** Returns the documents with keys that begin with `prefix`, in the order of their keys. */
  list<K extends Kind>(kind: K, prefix?: string, range?: Range): Documents[K][]
  /** Deletes every document of these kinds. */
  clear(kinds: readonly Kind[]): void
  /**
   * Runs `work`. Either all of its writes happen, or none. If it throws, its writes are undone and the error is thrown
   * again. An inner transaction is part of the outer transaction.
   */
  transaction<T>(work: () => T): T
}
