import { expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { tellEdits } from './told.ts'

/** For each edit, the test compiles and compares every flow that inherits from the edited one, which takes long. */
const LONG_MS = 180_000

test('the summary of changes describes an edit of each mutation class without a mistake, in at most seven sentences', {
  timeout: LONG_MS,
}, async () => {
  const { edits, idle, groups, faults } = tellEdits(readSources(flowFiles()), await loadCatalogue(), 1, 1)
  expect(faults).toEqual([])
  expect(edits).toBeGreaterThan(190)
  expect(idle).toBeLessThan(edits / 10)
  expect(groups.size).toBeGreaterThan(12)
})
