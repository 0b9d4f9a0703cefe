import { expect, test } from 'vitest'
import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import { compile } from '../compile.ts'
import { lineOf } from '../line.ts'
import { errorCodes, fieldRules } from './fixtures.ts'
import { largeFlow } from './large-flow.ts'

const catalogue = { ...(await loadCatalogue()), errorCodes, fieldRules: { ...fieldRules, answer: ['empty'] } }

test('the check explores every step of a flow with 60 steps and finds no problem in it', () => {
  const { problems, explored } = compile(largeFlow(60, 10), catalogue, { proves: true })
  expect(problems.map(lineOf)).toEqual([])
  expect(explored[1]?.situations).toBeGreaterThan(120)
})

test('a block that is never shown is reported, even in the last step of a flow with 60 steps', () => {
  const [base, large] = largeFlow(60, 10)
  if (base === undefined || large === undefined) throw new Error('There is no flow.')
  const flow = JSON.parse(large.text)
  flow.guards.loggedOut = { fact: 'session.authenticated', present: false }
  flow.steps.step59.blocks[1].when = 'loggedOut'
  const { problems } = compile([base, { ...large, text: JSON.stringify(flow) }], catalogue, { proves: true })
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['constant-guard', '/steps/step59/blocks/1/when'],
  ])
})
