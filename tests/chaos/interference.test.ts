import { expect, test, vi } from 'vitest'
import { buildWalker } from '../../scripts/chaos/chaos-build.mjs'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'

// Each test performs many walks, which takes several times as long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const tools: typeof import('./main.ts') = await import(await buildWalker())
const seeds = Array.from({ length: 60 }, (_, at) => at + 1)

test('a chaos walk sends the same events, even if the walk before it left reported problems unsent', async () => {
  const sources = readSources(flowFiles())
  const { counts } = await tools.runSeeds(sources, seeds.slice(0, 3))
  const { differing } = await tools.interferences(sources, [1])
  expect(counts.runs).toBe(3)
  expect(differing).toEqual([])
})

test('storage, addresses, reports, traces and events do not depend on the card, the CVV and the CPF that a customer types', async () => {
  const { charges, differing } = await tools.interferences(readSources(flowFiles()), seeds)
  expect(differing).toEqual([])
  expect(charges).toBeGreaterThan(20)
})

test('the sent events do not depend on a customer’s number, name, card, CVV, CPF, SMS code or payment ids', async () => {
  const { charges, events, differing } = await tools.eventInterferences(readSources(flowFiles()), seeds.slice(0, 30))
  expect(differing).toEqual([])
  expect(charges).toBeGreaterThan(10)
  const named = (name: string) => events.filter(event => event.includes(`"recarrega.${name}"`))
  for (const name of ['step', 'modal', 'outcome', 'conversion', 'problem']) expect(named(name), name).not.toEqual([])
})
