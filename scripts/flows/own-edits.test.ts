import { expect, test } from 'vitest'
import type { Problem } from '../../runtime/compiler/problem.ts'
import { editsIn, messageWith, undone, withEdits } from './own-edits.mjs'

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
  const told = messageWith({ message: 'Take the sentence out.' }, removal)
  expect(told).toContain('If you meant that, do as said above. If not, or if in doubt, put it back before line 2:')
  expect(told).toMatch(/\n {8}"claims": "taken",$/)
  expect(messageWith({ message: 'Write a title that is true.' }, change)).toContain(
    'or if in doubt, write this in its place:\n        "title"',
  )
  expect(messageWith({ message: '' }, { ...removal, before: [], after: ['  "claims": "taken",'] })).toBe('')
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
  expect(messageWith({ message }, edit)).toContain(words)
  expect(messageWith({ message }, edit)).not.toContain('If you meant that')
})

test('if removed lines are to be put back, the message names no other place for them', () => {
  const mend = 'Write `"claims": "taken",` above the title.'
  const told = messageWith({ message: `No customer would read it. ${mend}`, mend }, removal)
  expect(told).toMatch(/^No customer would read it\.\n {4}since .* Mend it by putting it back before line 2:\n/)
})

test('a problem that knows what keeps an edit names only that, beside the text to put back', () => {
  const mend = 'Write `"label": "Pix"`, or delete the other.'
  const found = { message: `It is missing. ${mend}`, mend, keep: 'Delete the other.' }
  expect(messageWith(found, removal)).toMatch(
    /^It is missing\. Delete the other\.\n.* If you meant that, do as said above/,
  )
  const added = { ...removal, before: [], after: ['  "claims": "taken",'] }
  expect(messageWith(found, added)).toBe(found.message)
})

test('a problem whose edit cannot be kept asks only for what was there, with its former text by name', () => {
  const found = { message: 'It is taken. Write another one.', mend: 'Write another one.', keep: '' }
  expect(messageWith(found, change)).toMatch(
    /^It is taken\. Write `Pronto` again in place of `Feito`\.\n.* Mended, it reads as it did before:\n/,
  )
  expect(messageWith(found, removal)).toMatch(/^It is taken\.\n.* Mend it by putting it back/)
  const several = { ...change, after: ['  "name": "Feito"'] }
  expect(messageWith(found, several)).toMatch(/^It is taken\.\n.* Mended, it reads as it did before:\n/)
})

test('a message that asks for the former name names no other repair', () => {
  const mend = 'Write `Pronto` in place of `Feito`, in `done.json:3`. If it is a title of its own, add it.'
  const told = messageWith({ message: `There is no \`Feito\`. ${mend}`, mend }, change)
  expect(told).toMatch(/^There is no `Feito`\. Write `Pronto` in place of `Feito`, in `done\.json:3`\.\n/)
  expect(told).toContain('Mended, it reads as it did before:')
})

test('if the message lists names, the author may choose another one of them', () => {
  const mend = 'Write one of these in place of `Feito`: `a` or `b`.'
  expect(messageWith({ message: mend, mend }, change)).toContain('If you meant another of these, write that. If not')
})
