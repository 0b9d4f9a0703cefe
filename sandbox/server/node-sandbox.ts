import { createSandbox, type Sandbox, type SandboxOptions } from '../app.ts'
import { addControls } from '../controls/controls.ts'
import { createSqliteEvents } from '../events/sqlite-events.ts'
import { createSqliteStore } from '../store/sqlite-store.ts'

export interface NodeSandboxOptions extends Omit<SandboxOptions, 'store'> {
  /** An SQLite file; in memory by default. */
  readonly database?: string
}

/** Creates the operator with its controls, on SQLite. */
export function createNodeSandbox({ database = ':memory:', ...options }: NodeSandboxOptions = {}): Sandbox & {
  close(): void
} {
  const store = createSqliteStore(database)
  const sandbox = createSandbox({ ...options, store })
  const events = createSqliteEvents(database)
  addControls(sandbox.app, sandbox.world, events)
  return {
    ...sandbox,
    close() {
      store.close()
      events.close()
    },
  }
}
