import { describe, expect, test } from 'vitest'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { type Ground, generatedFlow, productFlows } from './grounds.ts'
import { tryReleases } from './try-releases.ts'

// These tests publish only a few releases, to stay fast. `npm run flows -- sessions` publishes a thousand.
describe.each<[string, () => Promise<Ground>, number]>([
  ['a generated flow', generatedFlow, 24],
  ['the product’s flows', () => productFlows(readSources(flowFiles())), 3],
])('random releases of %s', (_, groundOf, pairs) => {
  test('after any random change of a release, no open payment is lost, and at least 95 % of open sessions stay on their step', async () => {
    const tried = tryReleases(await groundOf(), { pairs, seed: 1 })
    expect(tried.stranded).toEqual([])
    expect(tried.pairs).toBe(pairs)
    expect(tried.payments).toBeGreaterThan(0)
    expect(tried.kept / tried.sessions).toBeGreaterThanOrEqual(0.95)
  })
})
