import { expect, test } from 'vitest'
import { parseSource } from '../../runtime/compiler/json-tree.ts'
import type { Problem } from '../../runtime/compiler/problem.ts'
import { reportLines } from './problem-lines.mjs'

const file = 'flow-configs/web/done.json'
const text = '{\n  "id": "a",\n  "title": "Feito",\n  "icon": "cartao"\n}\n'
const sources = [{ ...parseSource({ file, text }), text }]
const removal = { file, line: 2, before: ['  "claims": "taken",'], after: [] }
const change = { file, line: 3, before: ['  "title": "Pronto",'], after: ['  "title": "Feito",'] }

function problem(line: number, what: string, mend: string, more: Partial<Problem> = {}): Problem {
  const place = { file, line, column: 3, pointer: `/${line}` }
  return { code: 'unclaimed-words', severity: 'error', message: `${what} ${mend}`.trim(), mend, ...place, ...more }
}

/** Returns the lines of a problem after its first line, which is its place. */
function linesOf(found: Problem, edit = change, followUps: readonly Problem[] = []): readonly string[] {
  return reportLines({ problem: found, followUps, edit }, sources).slice(1)
}

test('a problem that comes from no edit has a line for its place, one for what is wrong, and one for what to do', () => {
  const found = problem(2, 'The id is too short.', 'Write a longer one.')
  expect(reportLines({ problem: found, followUps: [] }, sources)).toEqual([
    `${file}:2:3 error unclaimed-words`,
    'The id is too short.',
    'Write a longer one.',
  ])
})

test('a problem at an edit says first how to undo the edit, and then how to mend it otherwise', () => {
  expect(linesOf(problem(3, 'The title is untrue.', 'Write a true one.'))).toEqual([
    'The title is untrue.',
    'Write `Pronto` again in place of `Feito`, in line 3.',
    'Or write a true one.',
  ])
})

test('a problem elsewhere is told at the edit that causes it, and says of which line it speaks', () => {
  const found = problem(3, 'No screen claims this here.', 'Delete what stands here.')
  expect(reportLines({ problem: found, followUps: [], edit: removal }, sources)).toEqual([
    `${file}:2 error unclaimed-words`,
    'Since you removed `"claims": "taken",`, there is a problem in line 3: No screen claims this there.',
    'Put this back before line 2:',
    '    "claims": "taken",',
    'Or delete what stands in line 3.',
  ])
})

test('a problem in another file is told at the edit, with the other ones that are mended in the same way', () => {
  const mend = 'Delete `"home"` from `remove`.'
  const other = (line: number) => problem(line, 'There is no `home`.', mend, { file: 'flow-configs/pisp.flow.json' })
  const edit = {
    file,
    line: 2,
    before: ['  "home": "Voltar ao início desta página, com um texto comprido",'],
    after: [],
  }
  expect(reportLines({ problem: other(7), followUps: [other(9)], edit }, sources)).toEqual([
    `${file}:2 error unclaimed-words`,
    'Since you removed this line, there is a problem in flow-configs/pisp.flow.json:7: There is no `home`.',
    'Put this back before line 2:',
    '    "home": "Voltar ao início desta página, com um texto comprido",',
    'Or delete `"home"` from `remove`. Then do the same in flow-configs/pisp.flow.json:9.',
  ])
})

test.each([
  ['a removed line', removal, 'Write `"claims": "taken",` above the title.'],
  ['a key whose value the author is to choose', removal, 'Write `"claims": "…",` after the `{` here.'],
  [
    'a number that became a text',
    { ...change, before: ['  "afterSeconds": 30'], after: ['  "afterSeconds": "30"'] },
    'Write `30` in place of `"30"`.',
  ],
  ['a comma', { ...change, after: ['  "title": "Pronto"'] }, 'Write a comma.'],
  [
    'one of several names, which the message lists in another order',
    { ...change, before: ['"needs": ["a", "b"],'], after: ['"needs": ["b"],'] },
    'Write `"needs": ["b", "a"],` in place of the `needs` of `sms`.',
  ],
  ['the former text in quotation marks', change, 'Write “Pronto”: the block decides how its text looks.'],
])('if the message asks only for what was there before, the check offers nothing else: %s', (_, edit, mend) => {
  expect(linesOf(problem(3, 'It is wrong.', mend), edit).filter(line => line.startsWith('Or'))).toEqual([])
})

test('if a name that the edit has brought resembles a third one, the check asks whether that was meant', () => {
  const meant = { didYouMean: 'Feitos' }
  expect(linesOf(problem(3, 'It is wrong.', 'Write `Feitos` in place of `Feito`.', meant)).slice(1)).toEqual([
    'Write `Pronto` again in place of `Feito`, in line 3.',
    'Or did you mean `Feitos`?',
  ])
})

test('a part of a long text that changed is named by itself', () => {
  const [before, after] = ['  "text": "Pix de {order.value:money}"', '  "text": "Pix de {order.value:dinheiro}"']
  const mend = 'Write `money` in place of `dinheiro`.'
  const found = problem(3, 'There is no format.', mend, { didYouMean: 'money' })
  expect(linesOf(found, { ...change, before: [before], after: [after] }).slice(1)).toEqual([
    'Write `money` in place of `dinheiro`, in line 3.',
  ])
})

test('a problem that knows what keeps an edit names only that, beside the text to put back', () => {
  const found = problem(3, 'It is missing.', 'Write `"label": "Pix"`, or delete the other.', {
    keep: 'Delete the other.',
  })
  expect(linesOf(found).slice(2)).toEqual(['Or delete the other.'])
  expect(linesOf({ ...found, keep: '' }).slice(2)).toEqual([])
})

test('a fault of syntax says what to write, and shows the line as it was', () => {
  const mend = 'Then check again.'
  const found = problem(3, 'Write a comma. The file cannot be read until then.', mend, { code: 'syntax' })
  expect(linesOf(found)).toEqual([
    'Write a comma. The file cannot be read until then.',
    'Before your edit it read:',
    '    "title": "Pronto",',
  ])
  expect(linesOf(found, { ...removal, before: ['  },'] })).toHaveLength(1)
})

test('an edit that only adds lines is not to be undone, so the message says how to mend them', () => {
  const added = { file, line: 4, before: [], after: ['  "icon": "cartao"'] }
  expect(linesOf(problem(4, 'There is no icon.', 'Write `card` in place of `cartao`.'), added)).toEqual([
    'There is no icon.',
    'Write `card` in place of `cartao`.',
  ])
})
