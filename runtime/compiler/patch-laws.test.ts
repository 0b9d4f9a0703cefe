import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Json, jsonOf, type ObjectTree, parseSource } from './json-tree.ts'
import { applyPatch } from './patch.ts'
import { Problems } from './problem.ts'

type Plain = { readonly [key: string]: Json }

function treeOf(json: Plain, file = 'x.flow.json'): ObjectTree {
  const { tree } = parseSource({ file, text: JSON.stringify(json) })
  if (tree?.kind !== 'object') throw new Error('Not an object.')
  return tree
}

function patched(base: Plain, ...patches: readonly Plain[]) {
  const problems = new Problems()
  const tree = patches.reduce(
    (whole, patch) => applyPatch(whole, treeOf(patch, 'patch.flow.json'), problems),
    treeOf(base),
  )
  return { json: jsonOf(tree), codes: problems.list().map(({ code }) => code) }
}

const ids = ['a', 'b', 'c', 'd', 'e'] as const
const id = fc.constantFrom(...ids)
const word = fc.constantFrom('one', 'two', 'three')
const thing = fc.record(
  { id, block: word, label: word, tags: fc.array(word, { maxLength: 3 }) },
  { requiredKeys: ['id'] },
)
const things = fc.uniqueArray(thing, { selector: item => item.id })
const handler = fc.oneof(
  word.map(target => `step:${target}`),
  fc.record({ run: word, outcomes: fc.dictionary(word, word) }),
  fc.array(fc.record({ when: word, to: word }, { requiredKeys: ['to'] }), { minLength: 1, maxLength: 2 }),
)
const step = fc.record(
  { title: word, blocks: things, on: fc.dictionary(word, handler), aliases: fc.array(word, { maxLength: 2 }) },
  { requiredKeys: ['blocks'] },
)
const guards = fc.dictionary(word, fc.record({ fact: word, is: word }))
const config = fc.record({ id: word, guards, steps: fc.dictionary(id, step) }) satisfies fc.Arbitrary<Plain>

const directive = fc.record(
  { merge: things, remove: fc.uniqueArray(id, { maxLength: 2 }), order: fc.uniqueArray(id, { maxLength: 3 }) },
  { requiredKeys: [] },
)
const stepPatch = fc.record(
  { title: fc.option(word), blocks: fc.oneof(things, directive), on: fc.dictionary(word, fc.option(handler)) },
  { requiredKeys: [] },
)
const patch: fc.Arbitrary<Plain> = fc.record(
  {
    guards: fc.dictionary(word, fc.option(fc.record({ fact: word, in: fc.array(word) }))),
    steps: fc.dictionary(id, fc.option(stepPatch)),
  },
  { requiredKeys: [] },
)

test('an empty patch changes nothing', () => {
  fc.assert(
    fc.property(config, base => {
      expect(patched(base, {})).toEqual({ json: base, codes: [] })
    }),
  )
})

test('applying a patch twice has the same result as applying it once', () => {
  fc.assert(
    fc.property(config, patch, (base, it) => {
      expect(patched(base, it, it).json).toEqual(patched(base, it).json)
    }),
  )
})

test('patches of different steps can be applied in either order', () => {
  const two = fc.tuple(fc.option(stepPatch), fc.option(stepPatch))
  fc.assert(
    fc.property(config, two, (base, [one, other]) => {
      const first = { steps: { a: one } }
      const second = { steps: { b: other } }
      const there = patched(base, first, second)
      const back = patched(base, second, first)
      expect(there.json).toEqual(back.json)
      expect(there.codes).toEqual(back.codes)
    }),
  )
})

test('patches of different blocks of a step can be applied in either order', () => {
  const base: fc.Arbitrary<Plain> = things.map(blocks => ({ blocks: [{ id: 'x' }, { id: 'y' }, ...blocks] }))
  const change = fc.record({ block: word, label: fc.option(word) }, { requiredKeys: [] })
  fc.assert(
    fc.property(base, change, change, (from, one, other) => {
      const first = { blocks: [{ id: 'x', ...one }] }
      const second = { blocks: { merge: [{ id: 'y', ...other }] } }
      expect(patched(from, first, second).json).toEqual(patched(from, second, first).json)
    }),
  )
})

test('if a patch changes the order of blocks, the result contains the same blocks as before', () => {
  const some = fc.uniqueArray(id)
  fc.assert(
    fc.property(things, some, (blocks, order) => {
      const { json } = patched({ blocks }, { blocks: { order } })
      const result = new Map(Object.entries(json ?? {})).get('blocks')
      expect(new Set(result)).toEqual(new Set(blocks))
      const known = order.filter(wanted => blocks.some(block => block.id === wanted))
      expect(result).toHaveLength(blocks.length)
      expect(JSON.stringify(result)).toBe(
        JSON.stringify([
          ...known.flatMap(wanted => blocks.filter(block => block.id === wanted)),
          ...blocks.filter(block => !known.includes(block.id)),
        ]),
      )
    }),
  )
})

test('a patch that removes something which does not exist is reported and changes nothing', () => {
  fc.assert(
    fc.property(things, blocks => {
      const base = { blocks, on: { go: 'stay' } }
      const removal = { blocks: { remove: ['absent'] }, on: { gone: null }, extra: null }
      expect(patched(base, removal)).toEqual({ json: base, codes: ['patch-absent', 'patch-absent', 'patch-absent'] })
    }),
  )
})

test('after a patch is applied, each part names the file from which it comes: the patch file or the base file', () => {
  const base = treeOf({ steps: { a: { title: 'A', path: '/a' } } })
  const whole = applyPatch(base, treeOf({ steps: { a: { title: 'B' } } }, 'patch.flow.json'), new Problems())
  const a = whole.members.get('steps')?.value
  const members = a?.kind === 'object' ? a.members.get('a')?.value : undefined
  const places = members?.kind === 'object' ? [...members.members].map(([key, { value }]) => [key, value.at.file]) : []
  expect(places).toEqual([
    ['title', 'patch.flow.json'],
    ['path', 'x.flow.json'],
  ])
})

test('if a patch gives an event another service or action, this replaces the whole earlier handler', () => {
  const on = { submit: { run: 'pix.loadCode', outcomes: { ready: 'stay' } } }
  const other = { submit: { run: 'recharge.find', outcomes: { nothing: 'back' } } }
  expect(patched({ on }, { on: other }).json).toEqual({ on: other })
  expect(patched({ on }, { on: { submit: { close: true } } }).json).toEqual({ on: { submit: { close: true } } })
  expect(patched({ on }, { on: { submit: { outcomes: { ready: 'back' } } } }).json).toEqual({
    on: { submit: { run: 'pix.loadCode', outcomes: { ready: 'back' } } },
  })
})
