import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import { base, errorCodes, fieldRules } from './testing/fixtures.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = { ...(await loadCatalogue()), errorCodes, fieldRules, codeWords: {}, violationWords: {} }
})

const reason = { options: ['work', 'home'] }
const question = {
  id: 'reason',
  block: 'segmented',
  fact: 'own.reason',
  legend: 'Para que é a recarga?',
  options: [
    { value: 'work', label: 'Trabalho' },
    { value: 'home', label: 'Casa' },
  ],
  rule: 'answer',
}
const tip = { id: 'tip', block: 'notice', tone: 'info', icon: 'lock', text: 'Guarde o recibo.', when: 'forWork' }

interface Asked {
  readonly facts?: object
  readonly asks?: object
  readonly guard?: object
  readonly more?: readonly object[]
}

/** Returns the problems of a flow whose home page asks for a reason and shows a tip that depends on the answer. */
function problemsOf({ facts = { 'own.reason': reason }, asks = {}, guard = { is: 'work' }, more = [] }: Asked) {
  const text = JSON.stringify({
    id: 'asking',
    extends: 'base',
    channels: [],
    facts,
    guards: { forWork: { fact: 'own.reason', ...guard } },
    steps: { home: { blocks: [{ ...question, ...asks }, tip, ...more] } },
  })
  const { problems } = compile([base, { file: 'asking.flow.json', text }], catalogue, { proves: true })
  return problems
}
const codesOf = (asked: Asked) => problemsOf(asked).map(({ code }) => code)

test('a flow can declare a question, and guards can use its answer', () => {
  expect(problemsOf({})).toEqual([])
})

test('a guard that compares an answer with a value that the question does not offer is reported', () => {
  expect(codesOf({ guard: { is: 'wrk' } })).toEqual(['outside-domain'])
})

test('if a field offers an answer that the question does not allow, the field is reported', () => {
  const asks = { options: [...question.options, { value: 'gift', label: 'Presente' }] }
  expect(codesOf({ asks })).toEqual(['outside-domain'])
})

test('if the name of a flow’s own fact is misspelt, the problem suggests the right name', () => {
  const [problem] = problemsOf({ asks: { fact: 'own.reasn' } })
  expect(problem).toMatchObject({ code: 'unknown-fact', didYouMean: 'own.reason' })
})

test('a fact that one flow declares for itself is unknown in other flows', () => {
  const text = JSON.stringify({
    id: 'other',
    extends: 'base',
    channels: [],
    steps: { home: { needs: ['own.reason'] } },
  })
  const { problems } = compile([base, { file: 'other.flow.json', text }], catalogue)
  expect(problems.map(({ code }) => code)).toEqual(['unknown-fact'])
})

test.each([
  [{ reason }, '`reason` is not `own.` and a name'],
  [{ 'recharge.value': reason }, '`recharge.value` is not `own.` and a name'],
  [{ 'own.reason': { options: ['work'] } }, 'at least two answers'],
  [{ 'own.reason': { ...reason, keep: 'forever' } }, '`forever` is not `tab`'],
])('the invalid declaration %j of a flow’s own fact is reported', (facts, said) => {
  expect(problemsOf({ facts: { 'own.reason': reason, ...facts } }).map(({ message }) => message)).toContainEqual(
    expect.stringContaining(said),
  )
})

test('a text that the customer can share must not contain a personal answer; otherwise it is reported', () => {
  const facts = { 'own.reason': { ...reason, label: 'personal' } }
  const share = {
    id: 'share',
    block: 'share',
    label: 'Compartilhar',
    title: 'Recibo',
    text: 'Recarga para {own.reason}.',
    copied: 'Copiado',
    failed: 'Não deu.',
  }
  expect(codesOf({ facts, more: [share] })).toContain('shared-personal')
  expect(codesOf({ more: [share] })).not.toContain('shared-personal')
})

test('an address must not contain the answer to a flow’s question', () => {
  const text = JSON.stringify({
    id: 'asking',
    extends: 'base',
    channels: [],
    facts: { 'own.reason': reason },
    steps: { home: { aliases: ['/status_pix/{own.reason}'] } },
  })
  const { problems } = compile([base, { file: 'asking.flow.json', text }], catalogue)
  expect(problems.map(({ code }) => code)).toContain('unknown-fact')
})
