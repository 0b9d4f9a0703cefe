import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { corrupt, Fuzzer } from './testing/fuzz/fuzz.ts'
import { fuzzSources } from './testing/fuzz/fuzz-sources.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

test('the check does not crash on any of 500 corrupted configs, and gives a place in a file for each problem', {
  timeout: 60_000,
}, () => {
  const fuzzer = new Fuzzer(catalogue, () => process.cpuUsage().user / 1000)
  const faults = Array.from({ length: 500 }, (_, seed) => {
    const fault = fuzzer.faultIn(corrupt(fuzzSources, seed))
    return fault === undefined ? [] : `seed ${seed}: ${fault}`
  })
  expect(faults.flat()).toEqual([])
})

test('the fuzzer corrupts files in the same way for the same seed, and almost always differently for different seeds', () => {
  expect(corrupt(fuzzSources, 7)).toEqual(corrupt(fuzzSources, 7))
  const texts = Array.from({ length: 50 }, (_, seed) => JSON.stringify(corrupt(fuzzSources, seed).sources))
  expect(new Set(texts).size).toBeGreaterThan(45)
})

test('if a name contains 100,000 letters, the check is still fast', () => {
  const long = 'a'.repeat(100_000)
  const text = JSON.stringify({ id: 'case', extends: 'base', channels: [], guards: { newCard: { fact: long, is: 1 } } })
  const [base] = fuzzSources
  const sources = [base, { file: 'case.flow.json', text }]
  // CPU time in ms, which does not depend on other processes.
  const spent = () => process.cpuUsage().user / 1000
  expect(new Fuzzer(catalogue, spent).faultIn({ sources, file: 'case.flow.json' })).toBeUndefined()
})

test('if an object stands in the place of a name, the check does not crash, even if the object has its own `toString`', () => {
  const own = '{ "toString": 1 }'
  const text = `{ "id": "case", "extends": "base", "channels": [], "layout": ${own}, "steps": { "home": { "header": ${own} } } }`
  const [base] = fuzzSources
  const sources = [base, { file: 'case.flow.json', text }]
  expect(new Fuzzer(catalogue, () => 0).faultIn({ sources, file: 'case.flow.json' })).toBeUndefined()
})
