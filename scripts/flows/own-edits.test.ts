import { expect, test } from 'vitest'
import type { Problem } from '../../runtime/compiler/problem.ts'
import { editLines, editsIn, undone, withEdits } from './own-edits.mjs'

const file = 'flow-configs/web/done.json'
const removal = { file, line: 2, before: ['  "claims": "taken",'], after: [] }
const change = { file, line: 3, before: ['  "title": "Pronto"'], after: ['  "title": "Feito"'] }
const problem = (line: number, message: string, severity: Problem['severity'] = 'error'): Problem => ({
  ...{ code: 'unclaimed-words', severity, message, file, line, column: 1, pointer: `/${line}` },
})
const alone = (one: Problem) => ({ problem: one, followUps: [] })

test('the lines that `git diff` shows as removed and added become edits, and undoing them gives the committed text', () => {
  const diff = `diff --git a/${file} b/${file}
index 1..2 100644
--- a/${file}
+++ b/${file}
@@ -2 +1,0 @@ {
-  "claims": "taken",
@@ -4 +3 @@ {
-  "title": "Pronto"
+  "title": "Feito"
`
  const edits = editsIn(diff)
  expect(edits).toEqual([removal, change])
  const text = '{\n  "id": "a",\n  "title": "Feito"\n}'
  expect(edits.toReversed().reduce(undone, text)).toBe('{\n  "claims": "taken",\n  "id": "a",\n  "title": "Pronto"\n}')
})

test('a file that is new as a whole is no edit, because there is nothing to put back', () => {
  expect(
    editsIn('diff --git a/x.json b/x.json\nnew file mode 100644\n--- /dev/null\n+++ b/x.json\n@@ -0,0 +1 @@\n+{}\n'),
  ).toEqual([])
})

test('if one edit causes two problems, the check shows the one at the edit, and names the other below it', () => {
  const [there, elsewhere] = [problem(2, 'here'), problem(83, 'there')]
  expect(withEdits([alone(elsewhere), alone(there)], [removal], () => [])).toEqual([
    { problem: there, followUps: [elsewhere], edit: removal },
  ])
})

test('two problems at one edit are both shown, because the author may have made two mistakes there', () => {
  const [one, other] = [problem(2, 'a misspelt icon'), problem(2, 'a misspelt event')]
  expect(withEdits([alone(one), alone(other)], [removal], () => []).map(told => told.problem)).toEqual([one, other])
})

test('a problem that stays without the edit is not said to come from it, also if its line number changes', () => {
  const other = problem(7, '`home` is in line 7')
  expect(withEdits([alone(other)], [removal], () => [problem(8, '`home` is in line 8')])).toEqual([alone(other)])
})

test('if another edit needs an edit, no problem is said to come from it, because its absence hides other problems', () => {
  const other = problem(9, 'a number in reais')
  const told = withEdits([alone(other)], [removal, change], edit => (edit === removal ? [problem(5, 'new')] : [other]))
  expect(told).toEqual([alone(other)])
})

test('a broken promise is named below the mistake that breaks it, also where both are at the edit', () => {
  const promise = { ...problem(2, 'an address is gone'), code: 'broken-promise' as const }
  const mistake = problem(2, 'an address of two steps')
  expect(withEdits([alone(promise), alone(mistake)], [removal], () => [])).toEqual([
    { problem: mistake, followUps: [promise], edit: removal },
  ])
})

test('errors come before warnings', () => {
  const [warning, error] = [problem(1, 'a warning', 'warning'), problem(9, 'an error')]
  expect(withEdits([alone(warning), alone(error)], [], () => []).map(told => told.problem)).toEqual([error, warning])
})

test('the check shows the text that an author has removed or changed, and says nothing of one that was only added', () => {
  const told = editLines(removal, 'Take the sentence out.')
  expect(told).toContain('If you meant that, do as said above. If not, or if in doubt, put it back before line 2:')
  expect(told).toMatch(/\n {8}"claims": "taken",$/)
  expect(editLines(change, 'Write a title that is true.')).toContain(
    'or if in doubt, write this in its place:\n        "title"',
  )
  expect(editLines({ ...removal, before: [], after: ['  "claims": "taken",'] }, '')).toBe('')
})

test.each([
  [
    'a removed line',
    removal,
    'Write `"claims": "taken",` above the title.',
    'Mend it by putting it back before line 2:',
  ],
  ['a misspelt name', change, 'Write `Pronto` in place of `Feito`.', 'Mended, it reads as it did before:'],
  [
    'a number that became a text',
    { ...change, before: ['  "afterSeconds": 30'], after: ['  "afterSeconds": "30"'] },
    'Write `30` in place of `"30"`.',
    'Mended, it reads as it did before:',
  ],
  [
    'a comma',
    { ...change, after: ['  "title": "Pronto",'] },
    'Write a comma at the end of this line.',
    'Mended, it reads as it did before:',
  ],
  [
    'the last branch of a list',
    { ...change, before: ['[{ "to": "a" }, { "to": "b" }]'], after: ['[{ "to": "a" }]'] },
    'Write `, { "to": "b" }` before the `]`.',
    'Mended, it reads as it did before:',
  ],
  [
    'one of several names, which the message lists in another order',
    { ...change, before: ['"needs": ["a", "b"],'], after: ['"needs": ["b"],'] },
    'Write `"needs": ["b", "a"],` in place of the `needs` of `sms`.',
    'Mended, it reads as it did before:',
  ],
])('if the message asks for what was there before, the check offers no choice: %s', (_, edit, message, words) => {
  expect(editLines(edit, message)).toContain(words)
  expect(editLines(edit, message)).not.toContain('If you meant that')
})
