import Database from 'libsql'
import type { Documents, Kind } from '../documents.ts'
import type { Range, Store } from './store.ts'

const TABLE = `CREATE TABLE IF NOT EXISTS document (
  kind TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, key)
) WITHOUT ROWID`

/** For SQLite, this number means that there is no limit. */
const NO_LIMIT = -1

/** The range of a prefix ends with this character, because it comes after all characters in keys. */
const LAST = '\u{10FFFF}'

function bodyOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('body' in row)) return undefined
  return typeof row.body === 'string' ? row.body : undefined
}

/** Creates a store in an SQLite file, or in memory for `:memory:`. */
export function createSqliteStore(file: string): Store & { close(): void } {
  const database = new Database(file)
  database.exec(TABLE)
  const one = database.prepare('SELECT body FROM document WHERE kind = ? AND key = ?')
  const under = 'SELECT body FROM document WHERE kind = ? AND key >= ? AND key < ? ORDER BY key'
  const many = database.prepare(`${under} LIMIT ?`)
  const lastFirst = database.prepare(`${under} DESC LIMIT ?`)
  const upsert = database.prepare(
    'INSERT INTO document (kind, key, body) VALUES (?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body',
  )
  const remove = database.prepare('DELETE FROM document WHERE kind = ? AND key = ?')
  const removeKind = database.prepare('DELETE FROM document WHERE kind = ?')
  let inTransaction = false

  return {
    get<K extends Kind>(kind: K, key: string): Documents[K] | undefined {
      const body = bodyOf(one.get(kind, key))
      return body === undefined ? undefined : JSON.parse(body)
    },
    put: (kind, key, document) => void upsert.run(kind, key, JSON.stringify(document)),
    delete: (kind, key) => void remove.run(kind, key),
    list<K extends Kind>(kind: K, prefix = '', range: Range = {}): Documents[K][] {
      const query = range.lastFirst ? lastFirst : many
      return query
        .all(kind, prefix, prefix + LAST, range.most ?? NO_LIMIT)
        .map(row => JSON.parse(bodyOf(row) ?? 'null'))
    },
    clear(kinds) {
      for (const kind of kinds) removeKind.run(kind)
    },
    transaction(work) {
      if (inTransaction) return work()
      inTransaction = true
      try {
        return database.transaction(work).immediate()
      } finally {
        inTransaction = false
      }
    },
    close: () => void database.close(),
  }
}
