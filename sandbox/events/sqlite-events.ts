import Database from 'libsql'
import * as z from 'zod/mini'
import { armCounts } from '../results/arm-counts.ts'
import results from '../results/results.sql?raw'
import { type Event, type EventLog, event } from './event-log.ts'

/** The log keeps this many events by default. */
const KEPT = 200_000

const TABLE = `CREATE TABLE IF NOT EXISTS event (
  at INTEGER NOT NULL, name TEXT NOT NULL, release TEXT NOT NULL, flow TEXT, channel TEXT, variant TEXT, arm TEXT,
  visit TEXT, shown INTEGER, step TEXT, modal TEXT, service TEXT, outcome TEXT, amount_class INTEGER, problem TEXT,
  code TEXT, ms INTEGER
)`

const columns = z.keyof(event).options

/** Creates a log of the newest events in an SQLite file, or in memory for `:memory:`. */
export function createSqliteEvents(file: string, kept = KEPT): EventLog & { close(): void } {
  const database = new Database(file)
  database.exec(TABLE)
  const insert = database.prepare(
    `INSERT INTO event (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  const forget = database.prepare('DELETE FROM event WHERE rowid <= (SELECT MAX(rowid) FROM event) - ?')
  const count = database.prepare(results)
  const add = database.transaction((events: readonly Event[]) => {
    for (const one of events) insert.run(...columns.map(column => cellOf(one[column])))
    forget.run(kept)
  })
  return {
    add: events => void add(events),
    arms: () => z.parse(z.array(armCounts), count.all()),
    clear: () => database.exec('DELETE FROM event'),
    close: () => void database.close(),
  }
}

/** SQLite has no booleans, so numbers replace them. */
function cellOf(value: Event[keyof Event]): string | number | null {
  return typeof value === 'boolean' ? Number(value) : value
}
