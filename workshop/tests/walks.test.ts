import { describe, it } from 'vitest'
import { flowFiles, readFlow } from '../flows/read-flows.ts'
import { nameOf } from '../walk/edges.ts'
import { walkEdge } from '../walk/walk-edge.ts'
import { walksOf } from '../walk/walks.ts'

/** Walks mostly wait for timers, and for each other. */
const TIMEOUT_MS = 60_000

describe.each(flowFiles().map(readFlow))('every edge of $name leads where its config says', file => {
  for (const walk of walksOf(file).walks) {
    it.concurrent(nameOf(walk.edge), { timeout: TIMEOUT_MS }, async ({ expect }) => {
      expect(await walkEdge(file.config, walk)).toBeUndefined()
    })
  }
})
