import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile, Memories } from '../../runtime/compiler/compile.ts'
import { objectOf } from '../../runtime/compiler/diff/json.ts'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { dangerousIn } from './classes/dangerous.ts'
import { mutantsOf, mutationClasses } from './classes.ts'
import type { Path } from './json.ts'
import { Judge } from './judge.ts'
import { set } from './mutant.ts'
import { sampleOf } from './sample.ts'

const catalogue = await loadCatalogue()
const judge = new Judge(readSources(flowFiles()), catalogue)
const { authored } = judge
const mutants = mutantsOf(authored)
const entry = 'flow-configs/web/entry.json'
const unchanged = { class: 'none', file: entry, changes: [] }

function valueAt(json: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, key) => (Array.isArray(value) && typeof key === 'number' ? value[key] : objectOf(value)[key]),
    json,
  )
}

test('each mutation class makes at least one mutant, and each mutant names the value that it replaces', () => {
  const made = new Set(mutants.map(({ class: name }) => name))
  const unmade = mutationClasses.map(({ name }) => name).filter(name => !made.has(name))
  expect(unmade).toEqual([])
  expect(made.size).toBeGreaterThan(60)
  const wrong = mutants.filter(({ file, changes: [change], text }) => {
    const json = authored.find(one => one.file === file)?.json
    const isNew = change?.before === undefined
    return text === undefined && !isNew && !isDeepStrictEqual(json && valueAt(json, change?.path ?? []), change?.before)
  })
  expect(wrong).toEqual([])
})

test('an undetected mutant is a gap in the check only if its compiled flow differs from the original', () => {
  const one = { class: 'access-swapped', file: entry }
  const judged = (key: string, before: Json | undefined, after: Json) =>
    judge.judge({ ...one, ...set(['steps', 'login', key], before, after) })
  expect(judged('header', 'brand', 'brand')).toEqual({ end: 'same' })
  expect(judged('header', 'brand', 'title')).toEqual({ end: 'survived' })
  expect(judged('header', 'brand', 'brands')).toEqual({ end: 'found', codes: ['wrong-value'] })
})

test('if a mutant of one flow causes an error only in a flow that extends it, the check still finds the mutant', () => {
  const { base, own } = { base: ['steps', 'home', 'blocks', 0, 'id'], own: { class: 'block-renamed', file: entry } }
  expect(judge.judge({ ...own, ...set(base, 'hello', 'ola') })).toEqual({ end: 'survived' })
  expect(judge.judge({ ...own, ...set(['steps', 'login', 'blocks', 2, 'id'], 'hero', 'oi') })).toEqual({
    end: 'found',
    codes: ['patch-absent'],
  })
})

test('a sample keeps the mutants of a block when a new block is put before it', () => {
  const [one] = authored
  const sampled = (ids: readonly string[]) => {
    const blocks = ids.map(id => ({ id }))
    const added = ids.map((_, at) => ({
      ...set(['blocks', at, 'when'], undefined, 'openKnown'),
      class: 'when-added',
      file: one?.file ?? '',
    }))
    const files = one === undefined ? [] : [{ ...one, json: { blocks } }]
    return sampleOf(added, files, 3, 1).map(mutant => ids[added.findIndex(other => other.changes === mutant.changes)])
  }
  const ids = ['pay', 'methods', 'summary', 'limit', 'other', 'looking']
  const before = sampled(ids)
  expect(before.length).toBe(3)
  expect(before).toEqual(expect.arrayContaining(sampled(['new', ...ids]).filter(id => id !== 'new')))
})

/** If the check of one flow does not find a mutant, all flows are compiled and proved, which takes seconds. */
const LONG_MS = 180_000

test('the check finds each of the 19 dangerous mistakes that an author may make', { timeout: LONG_MS }, () => {
  const ends = authored.flatMap(one =>
    [...dangerousIn(one)].map(([name, edit]) => {
      const { end } = judge.judge({ ...edit, class: 'dangerous', file: one.file })
      return [name, end] as const
    }),
  )
  expect(ends.length).toBe(19)
  expect(ends.filter(([, end]) => end !== 'found')).toEqual([])
})

test('a check after other checks finds the same problems as a first check', { timeout: LONG_MS }, () => {
  const memories = new Memories()
  compile(judge.sourcesWith(unchanged), catalogue, { memories, proves: true })
  for (const mutant of sampleOf(mutants, authored, 1, 1).filter((_, at) => at % 30 === 4)) {
    const sources = judge.sourcesWith(mutant)
    // The check remembers results by the identity of its sources. A clone makes it calculate everything anew.
    const first = compile(structuredClone(sources), structuredClone(catalogue), { proves: true }).problems
    expect(compile(sources, catalogue, { memories, proves: true }).problems, mutant.class).toEqual(first)
    const verdict = judge.judge(mutant)
    expect(verdict.end === 'found', mutant.class).toBe(first.length > 0)
    if (verdict.end === 'found')
      expect(first.map(({ code }) => code)).toEqual(expect.arrayContaining([...verdict.codes]))
  }
})

/**
 * For the mutation classes that harm customers most: the check has to find this many of three mutants. When the check
 * improves, raise the number.
 */
const floors: readonly (readonly [name: string, found: number])[] = [
  ['always-charges', 3],
  ['enter-charges', 3],
  ['watch-charges', 3],
  ['event-charges', 3],
  ['dismiss-charges', 3],
  ['confirms-removed', 2],
  ['confirms-added', 3],
  ['outcomes-swapped', 3],
  ['target-back', 3],
  ['target-return', 3],
  ['need-removed', 3],
  ['when-negated', 1],
  ['guard-value-removed', 3],
  ['target-success', 3],
  ['target-leave', 3],
  ['target-message', 2],
  ['branch-guards-swapped', 3],
  ['guard-negated', 3],
  ['shared-personal', 3],
  ['guard-always', 3],
  ['format-removed', 3],
  ['personal-added', 3],
  ['own-placeholder-typed', 3],
  ['error-main-other', 3],
  ['error-buttons-swapped', 3],
]

test('of each mutation class, the check still finds at least as many mutants in a fixed sample as before', {
  timeout: LONG_MS,
}, () => {
  const names = floors.map(([name]) => name)
  const sample = sampleOf(
    mutants.filter(({ class: name }) => names.includes(name)),
    authored,
    3,
    1,
  )
  const counts = new Map<string, number>()
  for (const mutant of sample) {
    if (judge.judge(mutant).end === 'found') counts.set(mutant.class, (counts.get(mutant.class) ?? 0) + 1)
  }
  for (const [name, floor] of floors) expect(counts.get(name) ?? 0, name).toBeGreaterThanOrEqual(floor)
})
