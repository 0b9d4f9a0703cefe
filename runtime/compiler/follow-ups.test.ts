import { expect, test } from 'vitest'
import { foldProblems } from './follow-ups.ts'
import type { Problem, ProblemCode } from './problem.ts'

const placeOf = (pointer: string) => ({ file: 'a.flow.json', line: 1, column: 1, pointer })
const problem = (code: ProblemCode, pointer: string, ...way: readonly string[]): Problem => ({
  ...{ code, severity: 'error', message: code, ...placeOf(pointer) },
  ...(way.length === 0 ? {} : { story: way.map(step => ({ text: step, at: placeOf(step) })) }),
})

test('if a problem can happen only after another problem, the report lists it under that other problem', () => {
  const cause = problem('false-claim', '/on/pay/outcomes/paid', '/on/pay', '/on/pay/outcomes/paid')
  const behind = problem('back-to-charge', '/steps/home', '/on/open', '/on/pay', '/on/pay/outcomes/paid')
  expect(foldProblems([behind, cause])).toEqual([{ problem: cause, followUps: [behind] }])
})

test('if a charge has no confirmation, the report lists the problems of its outcomes under this problem', () => {
  const outcome = problem('false-claim', '/on/pay/outcomes/paid', '/on/pay', '/on/pay/outcomes/paid')
  const button = problem('unseen-order', '/blocks/0', '/on/pay')
  const charge = problem('unconfirmed-charge', '/on/pay', '/on/pay')
  expect(foldProblems([button, charge, outcome])).toEqual([{ problem: charge, followUps: [button, outcome] }])
})

test('problems of two different outcomes are listed separately, and so are problems without an outcome', () => {
  const paid = problem('false-claim', '/on/pay/outcomes/paid', '/on/pay', '/on/pay/outcomes/paid')
  const refused = problem('false-claim', '/on/pay/outcomes/refused', '/on/pay', '/on/pay/outcomes/refused')
  const icons = [problem('unknown-icon', '/blocks/0/icon'), problem('unknown-icon', '/blocks/1/icon')]
  expect(foldProblems([...icons, paid, refused]).map(one => one.problem)).toEqual([...icons, paid, refused])
})

test('a problem of the outcome `paidLater` is not listed under one of the outcome `paid`', () => {
  const similar = problem('false-claim', '/on/pay/outcomes/paidLater', '/on/pay/outcomes/paidLater')
  const short = problem('false-claim', '/on/pay/outcomes/paid', '/on/pay/outcomes/paid')
  expect(foldProblems([similar, short])).toHaveLength(2)
})
