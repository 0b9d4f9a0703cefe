import { expect, test } from 'vitest'
import { parseSource } from '../../runtime/compiler/json-tree.ts'
import { renameLines } from './renames.mjs'

const file = 'flow-configs/web/help.json'
const edit = (from: string, to: string, rest = ' {') => ({
  ...{ file, line: 2, before: [`  "${from}":${rest}`], after: [`  "${to}":${rest}`] },
})
const problem = (message: string) => ({ message, file: 'flow-configs/web/flow.json' })
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
  expect(renameLines(problem('The flow has no step `help`.'), edit('help', 'ajuda'), all)).toEqual([
    'You renamed the step `help` to `ajuda`, and 3 other lines still say `help`. A customer who taps a button that leads there would stay where they are, without a word.',
    `Write the new name there, too:
    flow-configs/web/flow.json:3 \`step:ajuda\` in place of \`step:help\`
    flow-configs/partner.flow.json:2 \`ajuda\` in place of \`help\`
    flow-configs/web/pay.json:2 \`steps/ajuda\` in place of \`steps/help\``,
    'And write `"was": ["help"],` after the `{` in line 2. It names the former id, so that customers who have the screen open stay on it.',
    'Or write `help` again in line 2.',
  ])
})

test('a renamed modal or guard is told as a renaming too, without `was`, which only steps have', () => {
  const modal = renameLines(
    problem('The flow has no modal `bonus`.'),
    edit('bonus', 'premio'),
    sources('{ "modals": {\n  "premio": {} }, "always": { "a":\n "modal:bonus", "b": "step:bonus" } }'),
  )
  expect(modal?.slice(1)).toEqual([
    `Write the new name there, too:\n    ${file}:3 \`modal:premio\` in place of \`modal:bonus\``,
    'Or write `bonus` again in line 2.',
  ])
  const [guard] =
    renameLines(
      problem('The flow has no guard `isOpen`.'),
      edit('isOpen', 'aberto', ' { "fact": "x" }'),
      sources(
        '{ "guards": {\n  "aberto": { "fact": "x" },\n "b": { "not": "isOpen" } }, "x":\n [{ "label": "Cartões", "when": "isOpen" }] }',
      ),
    ) ?? []
  expect(guard).toContain(
    '2 other lines still say `isOpen`. It would never be true there, so no customer would see “Cartões”.',
  )
})

test('a renamed block is told as a renaming, with its copies and its changes in other flows and like screens', () => {
  const offer = { file, line: 2, before: ['  { "id": "offer",'], after: ['  { "id": "campaign",'] }
  const all = sources(
    '{ "steps": { "home": { "blocks": [\n  { "id": "campaign", "block": "link" },\n  { "id": "x", "like": "steps/home/blocks/offer" }] } } }',
    ['flow-configs/a.flow.json', '{ "steps": { "home": { "blocks": { "remove": ["offer"] } } } }'],
    ['flow-configs/b.variant.json', '{ "patch": { "steps": { "home": { "blocks": [{ "id": "offer" }] } } } }'],
    ['flow-configs/c.flow.json', '{ "steps": { "start": { "like": "home", "blocks": { "order": ["offer"] } } } }'],
    ['flow-configs/d.flow.json', '{ "steps": { "other": { "blocks": [{ "id": "offer", "block": "link" }] } } }'],
  )
  const lines = renameLines(problem('There is no `steps/home/blocks/offer` to copy.'), offer, all)
  expect(lines?.slice(0, 2)).toEqual([
    'You renamed the block `offer` to `campaign`, and 4 other lines still say `offer`. They mean a block that is not there any more.',
    `Write the new name there, too:
    ${file}:3 \`steps/home/blocks/campaign\` in place of \`steps/home/blocks/offer\`
    flow-configs/a.flow.json:1 \`campaign\` in place of \`offer\`
    flow-configs/b.variant.json:1 \`campaign\` in place of \`offer\`
    flow-configs/c.flow.json:1 \`campaign\` in place of \`offer\``,
  ])
})

test('a key that is no step, modal or guard, and a problem about something else, are not told as renamings', () => {
  const own = '{ "steps": {\n  "ajuda": {} }, "x": "step:help" }'
  expect(renameLines(problem('`path` is missing.'), edit('help', 'ajuda'), sources(own))).toBeUndefined()
  const event = sources('{ "on": {\n "ajuda": "step:help" } }')
  expect(renameLines(problem('There is no icon `help`.'), edit('help', 'ajuda'), event)).toBeUndefined()
})
