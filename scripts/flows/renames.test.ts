import { expect, test } from 'vitest'
import { parseSource } from '../../runtime/compiler/json-tree.ts'
import type { Problem } from '../../runtime/compiler/problem.ts'
import { toldAsRename } from './renames.mjs'

const file = 'flow-configs/web/help.json'
const edit = (from: string, to: string, rest = ' {') => ({
  ...{ file, line: 2, before: [`  "${from}":${rest}`], after: [`  "${to}":${rest}`] },
})
const problem = (message: string): Problem => ({
  ...{ code: 'unknown-step', severity: 'error', message, file: 'flow-configs/web/flow.json', line: 3, column: 1 },
  pointer: '/always/help',
})
const sources = (own: string, ...others: (readonly [string, string])[]) =>
  [[file, own] as const, ...others].map(([name, text]) => parseSource({ file: name, text }))

test('a step renamed only where it is defined is told as a renaming, with each line that still has the former id', () => {
  const all = sources(
    '{ "steps": {\n  "ajuda": { "path": "/web/ajuda" } } }',
    ['flow-configs/web/flow.json', '{ "always": {\n "help":\n "step:help" } }'],
    ['flow-configs/partner.flow.json', '{ "extends": "web", "steps": {\n "help": { "path": "/app/ajuda" } } }'],
    [
      'flow-configs/web/pay.json',
      '{ "steps": { "x": { "blocks": [\n{ "like": "steps/help/blocks/a", "event": "help" }] } } }',
    ],
  )
  const { message } = toldAsRename(problem('The flow has no step `help`.'), edit('help', 'ajuda'), all)
  expect(message).toContain('You renamed the step `help` to `ajuda` in line 2 of flow-configs/web/help.json')
  expect(message).toContain(
    'Write `step:ajuda` in place of `step:help` in flow-configs/web/flow.json:3; and `ajuda` in place of `help` in flow-configs/partner.flow.json:2; and `steps/ajuda` in place of `steps/help` in flow-configs/web/pay.json:2.',
  )
  expect(message).toContain('Write `"was": ["help"],` after the `{` of `ajuda`, in line 2 of')
})

test('a renamed modal or guard is told as a renaming too, without `was`, which only steps have', () => {
  const modal = toldAsRename(
    problem('The flow has no modal `bonus`.'),
    edit('bonus', 'premio'),
    sources('{ "modals": {\n  "premio": {} }, "always": { "a":\n "modal:bonus", "b": "step:bonus" } }'),
  )
  expect(modal.message).toContain(`Write \`modal:premio\` in place of \`modal:bonus\` there, too: in ${file}:3.`)
  expect(modal.message).not.toContain('"was"')
  const guard = toldAsRename(
    problem('The flow has no guard `isOpen`.'),
    edit('isOpen', 'aberto', ' { "fact": "x" }'),
    sources(
      '{ "guards": {\n  "aberto": { "fact": "x" },\n "b": { "not": "isOpen" } }, "x":\n [{ "label": "Cartões", "when": "isOpen" }] }',
    ),
  )
  expect(guard.message).toContain(`in ${file}:3 and ${file}:4.`)
  expect(guard.message).toContain('so no customer would see “Cartões”.')
})

test('a key that is no step, modal or guard, and a problem about something else, stay as they are', () => {
  const other = problem('There is no icon `help`.')
  const own = '{ "steps": {\n  "ajuda": {} }, "x": "step:help" }'
  expect(toldAsRename(problem('`path` is missing.'), edit('help', 'ajuda'), sources(own)).message).toBe(
    '`path` is missing.',
  )
  expect(toldAsRename(other, edit('help', 'ajuda'), sources('{ "on": {\n "ajuda": "step:help" } }'))).toBe(other)
})
