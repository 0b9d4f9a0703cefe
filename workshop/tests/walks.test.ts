import { describe, it } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { App } from '../../flows/kit/app.ts'
import { own } from '../../runtime/engine/flow.ts'
import { readScreen } from '../../tests/chaos/read-screen.ts'
import { lieIn } from '../../tests/walk/lie-in.ts'
import { allFlows } from '../flows/read-flows.ts'
import type { Walk } from '../walk/edge-plan.ts'
import { nameOf } from '../walk/edges.ts'
import { walkEdge } from '../walk/walk-edge.ts'
import { walksOf } from '../walk/walks.ts'

/** A walk mostly waits for timers while other walks run at the same time, so it may take long. */
const TIMEOUT_MS = 60_000

const { services } = await loadCatalogue()

/**
 * Returns a sentence on the reached screen that is false after this outcome. If all sentences are true, returns
 * undefined.
 */
function judge({ edge: { run, outcome } }: Walk, app: App): string | undefined {
  const service = run === null ? undefined : own(services, run)
  return service === undefined || outcome === null ? undefined : lieIn(readScreen(app), service, outcome)
}

describe.each(allFlows())(
  'every edge of $name leads where its config says, and the next screen says nothing false about the money',
  file => {
    for (const walk of walksOf(file).walks) {
      it.concurrent(nameOf(walk.edge), { timeout: TIMEOUT_MS }, async ({ expect }) => {
        expect(await walkEdge(file.config, walk, app => judge(walk, app))).toBeUndefined()
      })
    }
  },
)
