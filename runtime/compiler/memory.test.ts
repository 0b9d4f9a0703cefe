import { expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { compile, Memories } from './compile.ts'
import { parseSource } from './json-tree.ts'
import { Memory } from './memory.ts'

const catalogue = await loadCatalogue()
const sources = readSources(flowFiles()).map(parseSource)
const memories = new Memories()

/** Returns the sources after a text in one of them was replaced. */
function edited(end: string, from: string, to: string) {
  return readSources(flowFiles()).map((source, at) =>
    source.file.endsWith(end)
      ? parseSource({ ...source, text: source.text.replace(from, to) })
      : (sources[at] ?? source),
  )
}

test('a cached result is computed again only if one of its inputs has changed', () => {
  const memory = new Memory<object>()
  const part = {}
  const first = memory.recall('a', [part, 1], () => ({}))
  expect(memory.recall('a', [part, 1], () => ({}))).toBe(first)
  expect(memory.recall('b', [part, 1], () => ({}))).not.toBe(first)
  expect(memory.recall('a', [part, 2], () => ({}))).not.toBe(first)
  expect(memory.recall('a', [part], () => ({}))).not.toBe(first)
})

test('if a check gets the memory of the check before, it checks only flows whose files changed', () => {
  const before = compile(sources, catalogue, { memories })
  const after = compile(edited('/lightblue.flow.json', 'Recarga light-blue', 'Azul'), catalogue, { memories })
  const again = after.flows.filter((flow, at) => flow !== before.flows[at]).map(({ id }) => id)
  expect(again).toEqual(['lightblue'])
  expect(after.variants).toEqual(before.variants)
})

test.each([
  ['a target', '/whatsapp.flow.json', '"step:recharge"', '"step:rechage"'],
  ['a fault of a flow that is extended', '/web/pay.json', '"id": "methods"', '"id": "metods"'],
  ['an event of the error catalogue', '/shared/errors.json', '"event": "login"', '"event": "logon"'],
  ['a flow’s name', '/data-only.flow.json', '"id": "data-only"', '"id": "offer"'],
  ['a variant', 'december.variant.json', '"hero"', '"heroi"'],
  ['a journey that is not listed', '/web/flow.json', '"help"]', '"helpp"]'],
])(
  'a check that gets the memory of the check before finds the same problems as one without: %s',
  (_, file, from, to) => {
    const changed = edited(file, from, to)
    const { problems } = compile(changed, catalogue, { memories })
    expect(problems.length).toBeGreaterThan(0)
    expect(problems).toEqual(compile(changed, catalogue).problems)
    expect(compile(sources, catalogue, { memories }).problems).toEqual([])
  },
)

test('some flows can be checked without the files of the other flows, if the ids of these are given', () => {
  const web = sources.filter(({ file }) => /\/(web|shared)\//.test(file))
  const codes = (flowIds?: readonly string[]) =>
    new Set(compile(web, catalogue, flowIds && { flowIds }).problems.map(({ code }) => code))
  expect(codes()).toEqual(new Set(['unknown-flow']))
  expect(codes(['lightblue', 'data-only'])).toEqual(new Set())
})
