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

describe('the result of a charge, by the answer: for the first request, for a repeated request, without an idempotency key', () => {
  test.each<[string, string, string, string, Answer<string>]>([
    ['created', 'created', 'created', 'created', { kind: 'ok', data: 'x' }],
    ['offline', 'offline', 'unknown', 'offline', { kind: 'lost', why: 'offline' }],
    ['time-out', 'unknown', 'unknown', 'unknown', { kind: 'lost', why: 'timeout' }],
    ['network error', 'unknown', 'unknown', 'unknown', { kind: 'lost', why: 'network' }],
    ['broken body', 'unknown', 'unknown', 'unknown', { kind: 'lost', why: 'broken' }],
    ['page left', 'unknown', 'unknown', 'unknown', { kind: 'lost', why: 'left' }],
    ['422 not authorized', 'refused', 'refused', 'refused, in doubt', refused(422, 300)],
    ['422 daily limit', 'refused', 'refused', 'refused, in doubt', refused(422, 424)],
    ['403 not enabled', 'refused', 'refused', 'refused, in doubt', refused(403, 215)],
    ['400 invalid data', 'refused', 'refused', 'refused, in doubt', refused(400, 101)],
    ['422 with an unknown code', 'refused', 'refused', 'refused, in doubt', refused(422, 77_777)],
    ['404 with a code', 'refused', 'refused', 'refused, in doubt', refused(404, 208)],
    ['422 with the code 0', 'refused', 'refused', 'refused, in doubt', refused(422, 0)],
    ['422 wait 5 minutes', 'refused', 'unknown', 'unknown', refused(422, 428)],
    ['422 duplicate', 'refused', 'unknown', 'unknown', refused(422, 435)],
    ['422 key of another request', 'unknown', 'unknown', 'unknown', refused(422, 1422)],
    ['429 with a refusal’s code', 'unknown', 'unknown', 'unknown', refused(429, 424)],
    ['401', 'unknown', 'unknown', 'unknown', refused(401, 1001)],
    ['403 session of another device', 'unknown', 'unknown', 'unknown', refused(403, 1002)],
    ['403 expired session', 'unknown', 'unknown', 'unknown', refused(403, 245)],
    ['408 with a refusal’s code', 'unknown', 'unknown', 'unknown', refused(408, 300)],
    ['409 with a refusal’s code', 'unknown', 'unknown', 'unknown', refused(409, 424)],
    ['425 with a refusal’s code', 'unknown', 'unknown', 'unknown', refused(425, 424)],
    ['422 without a code', 'unknown', 'unknown', 'unknown', uncoded(422)],
    ['404', 'unknown', 'unknown', 'unknown', uncoded(404)],
    ['500 with a refusal’s code', 'unknown', 'unknown', 'unknown', refused(500, 300)],
    ['500 with an unknown code', 'unknown', 'unknown', 'unknown', refused(500, 77_777)],
    ['503', 'unknown', 'unknown', 'unknown', uncoded(503)],
    ['302', 'unknown', 'unknown', 'unknown', refused(302, 300)],
  ])(
    'a charge answered with “%s” counts as %s; if sent again, as %s; without an idempotency key, as %s',
    (_, onFirst, onAgain, withoutKey, answer) => {
      const kinds = [first, again, keyless].map(doubt => kindOf(answer, doubt))
      expect(kinds).toEqual([onFirst, onAgain, withoutKey])
    },
  )
})

describe('the result of an order that the customer pays later, by the answer', () => {
  test.each<[string, string, string, string, Answer<string>]>([
    ['created', 'created', 'created', 'created', { kind: 'ok', data: 'x' }],
    ['offline', 'offline', 'unanswered', 'offline', { kind: 'lost', why: 'offline' }],
    ['time-out', 'unanswered', 'unanswered', 'unanswered', { kind: 'lost', why: 'timeout' }],
    ['broken body', 'unanswered', 'unanswered', 'unanswered', { kind: 'lost', why: 'broken' }],
    ['422 daily limit', 'refused', 'refused', 'refused', refused(422, 424)],
    // The operator answers 435 if the same order already exists. If this order was sent before, the existing order may
    // be this one, so the result is unknown.
    ['422 duplicate', 'refused', 'unknown', 'refused', refused(422, 435)],
    ['401', 'unanswered', 'unanswered', 'unanswered', refused(401, 1001)],
    ['409', 'unanswered', 'unanswered', 'unanswered', uncoded(409)],
    ['429', 'unanswered', 'unanswered', 'unanswered', refused(429, 1003)],
    ['500', 'unanswered', 'unanswered', 'unanswered', refused(500, 300)],
  ])(
    'an order that is paid later, answered with “%s”, counts as %s; if sent again, as %s; without an idempotency key, as %s',
    (_, onFirst, onAgain, withoutKey, answer) => {
      const kinds = [first, again, keyless].map(doubt => kindOf(answer, { ...doubt, isPaidLater: true }))
      expect(kinds).toEqual([onFirst, onAgain, withoutKey])
    },
  )
})

test('the app reports a refused charge with the operator’s own code and message', () => {
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

test('a charge counts as made or refused only after a readable answer that says so; any other answer leaves it unknown', () => {
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
])('if a status NOK has the code %s, nothing was charged: %s', (code, expected) => {
  expect(isNotAuthorized(code)).toBe(expected)
})
