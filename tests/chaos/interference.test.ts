import { expect, test } from 'vitest'
import { buildWalker } from '../../scripts/chaos/chaos-build.mjs'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'

const tools: typeof import('./main.ts') = await import(await buildWalker())
const seeds = Array.from({ length: 60 }, (_, at) => at + 1)

test('storage, addresses, reports and traces are the same bytes whatever card, CVV and CPF a customer types', async () => {
  const { charges, differing } = await tools.interferences(readSources(flowFiles()), seeds)
  expect(differing).toEqual([])
  expect(charges).toBeGreaterThan(20)
})
