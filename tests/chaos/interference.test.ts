import { expect, test, vi } from 'vitest'
import { buildWalker } from '../../scripts/chaos/chaos-build.mjs'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'

// Each test makes many walks: on a busy machine, that takes several times as long.
vi.setConfig({ testTimeout: 120_000 })

const tools: typeof import('./main.ts') = await import(await buildWalker())
const seeds = Array.from({ length: 60 }, (_, at) => at + 1)

test('a walk sends the same events after walks whose problems were sent nowhere', async () => {
  const sources = readSources(flowFiles())
  const { counts } = await tools.runSeeds(sources, seeds.slice(0, 3))
  const { differing } = await tools.interferences(sources, [1])
  expect(counts.runs).toBe(3)
  expect(differing).toEqual([])
})

test('storage, addresses, reports, traces and events are the same bytes whatever card, CVV and CPF a customer types', async () => {
  const { charges, differing } = await tools.interferences(readSources(flowFiles()), seeds)
  expect(differing).toEqual([])
  expect(charges).toBeGreaterThan(20)
})

test('the events are the same bytes whatever a customer’s number, name, card, CVV, CPF, SMS code and ids of payments are', async () => {
  const { charges, events, differing } = await tools.eventInterferences(readSources(flowFiles()), seeds.slice(0, 30))
  expect(differing).toEqual([])
  expect(charges).toBeGreaterThan(10)
  const named = (name: string) => events.filter(event => event.includes(`"recarrega.${name}"`))
  for (const name of ['step', 'modal', 'outcome', 'conversion', 'problem']) expect(named(name), name).not.toEqual([])
})
