import { expect, test } from 'vitest'
import type { Problem } from '../../runtime/compiler/problem.ts'
import { editsIn, undone, withEdits } from './own-edits.mjs'

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

test('if an edit changes several words, the problems at it are all shown, because it may be more than one mistake', () => {
  const two = { ...change, after: ['  "name": "Feito"'] }
  const [one, other] = [problem(3, 'a misspelt icon'), problem(3, 'a misspelt event')]
  expect(withEdits([alone(one), alone(other)], [two], () => []).map(told => told.problem)).toEqual([one, other])
})

test('if an edit changes one word or only removes, only one problem is shown, because it is one mistake', () => {
  const [one, other] = [problem(3, 'an unknown target'), problem(3, 'a target of another subject')]
  for (const edit of [change, { ...removal, line: 3 }]) {
    const told = withEdits([alone(one), alone(other)], [edit], () => [])
    expect(told).toEqual([{ problem: one, followUps: [other], edit }])
  }
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
