import { createSandbox, type Sandbox, type SandboxOptions } from '../app.ts'
import { addControls } from '../controls/controls.ts'
import { createSqliteEvents } from '../events/sqlite-events.ts'
import type { ReadRelease } from '../results/released-weights.ts'
import { createSqliteStore } from '../store/sqlite-store.ts'

export interface NodeSandboxOptions extends Omit<SandboxOptions, 'store'> {
  /** The path of an SQLite file. By default the data is in memory. */
  readonly database?: string
  /** Reads the served release for the weights of trials. Without it, they are unknown. */
  readonly readRelease?: ReadRelease
}

/** Creates the operator and its controls on SQLite. */
export function createNodeSandbox({
  database = ':memory:',
  readRelease,
  ...options
}: NodeSandboxOptions = {}): Sandbox & {
  close(): void
} {
  const store = createSqliteStore(database)
  const sandbox = createSandbox({ ...options, store })
  const events = createSqliteEvents(database)
  addControls(sandbox.app, sandbox.world, { events, ...(readRelease && { readRelease }) })
  return {
    ...sandbox,
    close() {
      store.close()
      events.close()
    },
  }
}
