import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../answer.ts'
import { classifyCharge, type Doubt, isNotAuthorized } from './classify.ts'

const first: Doubt = { isFirstSend: true, isAfterUnknown: false, isPaidLater: false, isKeyed: true }
const again: Doubt = { ...first, isFirstSend: false, isAfterUnknown: true }
const keyless: Doubt = { ...first, isKeyed: false }

const refused = (status: number, code: number): Answer<string> => ({ kind: 'refused', status, code, isCoded: true })
const uncoded = (status: number): Answer<string> => ({ kind: 'refused', status, code: 0 })

function kindOf(answer: Answer<string>, doubt: Doubt): string {
  const charge = classifyCharge(answer, doubt)
  return charge.kind === 'refused' && !charge.isCertain ? 'refused, in doubt' : charge.kind
}

describe('the outcome of a charge by its answer: when first sent, when sent again or after an unknown outcome, without a key', () => {
  test.each<[string, Answer<string>, string, string, string]>([
    ['created', { kind: 'ok', data: 'x' }, 'created', 'created', 'created'],
    ['offline', { kind: 'lost', why: 'offline' }, 'offline', 'unknown', 'offline'],
    ['time-out', { kind: 'lost', why: 'timeout' }, 'unknown', 'unknown', 'unknown'],
    ['network error', { kind: 'lost', why: 'network' }, 'unknown', 'unknown', 'unknown'],
    ['broken body', { kind: 'lost', why: 'broken' }, 'unknown', 'unknown', 'unknown'],
    ['page left', { kind: 'lost', why: 'left' }, 'unknown', 'unknown', 'unknown'],
    ['422 not authorized', refused(422, 300), 'refused', 'refused', 'refused, in doubt'],
    ['422 daily limit', refused(422, 424), 'refused', 'refused', 'refused, in doubt'],
    ['403 not enabled', refused(403, 215), 'refused', 'refused', 'refused, in doubt'],
    ['400 invalid data', refused(400, 101), 'refused', 'refused', 'refused, in doubt'],
    ['422 with a code that nobody knows', refused(422, 77_777), 'refused', 'refused', 'refused, in doubt'],
    ['404 with a code', refused(404, 208), 'refused', 'refused', 'refused, in doubt'],
    ['422 with the code 0', refused(422, 0), 'refused', 'refused', 'refused, in doubt'],
    ['422 wait 5 minutes', refused(422, 428), 'refused', 'unknown', 'unknown'],
    ['422 duplicate', refused(422, 435), 'refused', 'unknown', 'unknown'],
    ['422 another request’s key', refused(422, 1422), 'unknown', 'unknown', 'unknown'],
    ['429 with a refusal’s code', refused(429, 424), 'unknown', 'unknown', 'unknown'],
    ['401', refused(401, 1001), 'unknown', 'unknown', 'unknown'],
    ['403 another device’s session', refused(403, 1002), 'unknown', 'unknown', 'unknown'],
    ['403 a session that is over', refused(403, 245), 'unknown', 'unknown', 'unknown'],
    ['408 with a refusal’s code', refused(408, 300), 'unknown', 'unknown', 'unknown'],
    ['409 with a refusal’s code', refused(409, 424), 'unknown', 'unknown', 'unknown'],
    ['425 with a refusal’s code', refused(425, 424), 'unknown', 'unknown', 'unknown'],
    ['422 without a code', uncoded(422), 'unknown', 'unknown', 'unknown'],
    ['404', uncoded(404), 'unknown', 'unknown', 'unknown'],
    ['500 with a refusal’s code', refused(500, 300), 'unknown', 'unknown', 'unknown'],
    ['500 with a code that nobody knows', refused(500, 77_777), 'unknown', 'unknown', 'unknown'],
    ['503', uncoded(503), 'unknown', 'unknown', 'unknown'],
    ['302', refused(302, 300), 'unknown', 'unknown', 'unknown'],
  ])('the outcome of a charge for an answer: %s', (_, answer, onFirst, onAgain, withoutKey) => {
    const kinds = [first, again, keyless].map(doubt => kindOf(answer, doubt))
    expect(kinds).toEqual([onFirst, onAgain, withoutKey])
  })
})

describe('the outcome of an order that is paid later, by a code or on a page that the operator returns', () => {
  test.each<[string, Answer<string>, string, string, string]>([
    ['created', { kind: 'ok', data: 'x' }, 'created', 'created', 'created'],
    ['offline', { kind: 'lost', why: 'offline' }, 'offline', 'unanswered', 'offline'],
    ['time-out', { kind: 'lost', why: 'timeout' }, 'unanswered', 'unanswered', 'unanswered'],
    ['broken body', { kind: 'lost', why: 'broken' }, 'unanswered', 'unanswered', 'unanswered'],
    ['422 daily limit', refused(422, 424), 'refused', 'refused', 'refused'],
    // The operator may have refused it because of the other charge, whose outcome is unknown.
    ['422 duplicate', refused(422, 435), 'refused', 'unknown', 'refused'],
    ['401', refused(401, 1001), 'unanswered', 'unanswered', 'unanswered'],
    ['409', uncoded(409), 'unanswered', 'unanswered', 'unanswered'],
    ['429', refused(429, 1003), 'unanswered', 'unanswered', 'unanswered'],
    ['500', refused(500, 300), 'unanswered', 'unanswered', 'unanswered'],
  ])('the outcome of an order that is paid later for an answer: %s', (_, answer, onFirst, onAgain, withoutKey) => {
    const kinds = [first, again, keyless].map(doubt => kindOf(answer, { ...doubt, isPaidLater: true }))
    expect(kinds).toEqual([onFirst, onAgain, withoutKey])
  })
})

test('a refusal keeps its code and the server’s sentence', () => {
  const answer: Answer<string> = { kind: 'refused', status: 422, code: 424, isCoded: true, text: 'Limite' }
  expect(classifyCharge(answer, first)).toEqual({ kind: 'refused', code: 424, text: 'Limite', isCertain: true })
})

const why = fc.constantFrom('offline', 'timeout', 'network', 'broken', 'left')
const code = fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.constantFrom(300, 424, 428, 435, 1001, 1422))
const anyAnswer = fc.oneof(
  fc.record({ kind: fc.constant('ok' as const), data: fc.string() }),
  fc.record({ kind: fc.constant('lost' as const), why }),
  fc.record({
    kind: fc.constant('refused' as const),
    status: fc.integer({ min: 100, max: 599 }),
    code,
    isCoded: fc.constant(true as const),
  }),
  fc.record({ kind: fc.constant('refused' as const), status: fc.integer({ min: 100, max: 599 }), code }),
)
const doubt = fc.record({
  isFirstSend: fc.boolean(),
  isAfterUnknown: fc.boolean(),
  isPaidLater: fc.constant(false),
  isKeyed: fc.boolean(),
})

test('only a creation, a 4xx with a code and a key, and offline on the first send are certain outcomes of a charge', () => {
  fc.assert(
    fc.property(anyAnswer, doubt, (answer, doubt) => {
      const said = classifyCharge(answer, doubt)
      if (said.kind === 'created') expect(answer.kind).toBe('ok')
      else if (said.kind === 'offline')
        expect([answer, doubt.isFirstSend]).toEqual([{ kind: 'lost', why: 'offline' }, true])
      else if (said.kind === 'refused') {
        expect(answer).toMatchObject({ kind: 'refused', isCoded: true, code: said.code })
        expect(said.isCertain).toBe(doubt.isKeyed)
        if (answer.kind === 'refused') expect(Math.floor(answer.status / 100)).toBe(4)
      } else expect(said.kind).toBe('unknown')
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  [299, false],
  [300, true],
  [308, true],
  [309, false],
  [undefined, false],
])('a status NOK with code %s means that nothing was charged: %s', (code, expected) => {
  expect(isNotAuthorized(code)).toBe(expected)
})
