import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isChargeRefusal } from '../../../tests/runtime/page.ts'
import type { Answer } from '../answer.ts'
import { classifyCharge, type Doubt, isNotAuthorized } from './classify.ts'

const first: Doubt = { isFirstSend: true, isAfterUnknown: false, isPaidLater: false }
const afterUnknown: Doubt = { ...first, isAfterUnknown: true }
const again: Doubt = { ...afterUnknown, isFirstSend: false }

const refused = (status: number, code: number): Answer<string> => ({ kind: 'refused', status, code })
const kindOf = (answer: Answer<string>, doubt: Doubt) => classifyCharge(answer, doubt, isChargeRefusal).kind

describe('what an answer says about the money: on the first send, after an unknown, sent again', () => {
  test.each<[string, Answer<string>, string, string, string]>([
    ['created', { kind: 'ok', data: 'x' }, 'created', 'created', 'created'],
    ['offline', { kind: 'lost', why: 'offline' }, 'offline', 'offline', 'unknown'],
    ['time-out', { kind: 'lost', why: 'timeout' }, 'unknown', 'unknown', 'unknown'],
    ['network error', { kind: 'lost', why: 'network' }, 'unknown', 'unknown', 'unknown'],
    ['broken body', { kind: 'lost', why: 'broken' }, 'unknown', 'unknown', 'unknown'],
    ['page left', { kind: 'lost', why: 'left' }, 'unknown', 'unknown', 'unknown'],
    ['422 not authorized', refused(422, 300), 'refused', 'refused', 'unknown'],
    ['422 daily limit', refused(422, 424), 'refused', 'refused', 'unknown'],
    ['422 wait 5 minutes', refused(422, 428), 'refused', 'unknown', 'unknown'],
    ['422 duplicate', refused(422, 435), 'refused', 'unknown', 'unknown'],
    ['400 invalid data', refused(400, 101), 'refused', 'refused', 'unknown'],
    ['429', refused(429, 1003), 'refused', 'refused', 'unknown'],
    ['401', refused(401, 1001), 'unknown', 'unknown', 'unknown'],
    ['408 with a refusal’s code', refused(408, 300), 'unknown', 'unknown', 'unknown'],
    ['409 with a refusal’s code', refused(409, 424), 'unknown', 'unknown', 'unknown'],
    ['425 with a refusal’s code', refused(425, 424), 'unknown', 'unknown', 'unknown'],
    ['422 without a code', refused(422, 0), 'unknown', 'unknown', 'unknown'],
    ['422 with a code that nobody knows', refused(422, 77_777), 'unknown', 'unknown', 'unknown'],
    ['422 with a code that refuses no charge', refused(422, 998), 'unknown', 'unknown', 'unknown'],
    ['404', refused(404, 0), 'unknown', 'unknown', 'unknown'],
    ['500 with a refusal’s code', refused(500, 300), 'unknown', 'unknown', 'unknown'],
    ['503', refused(503, 0), 'unknown', 'unknown', 'unknown'],
    ['302', refused(302, 300), 'unknown', 'unknown', 'unknown'],
  ])('%s', (_, answer, onFirst, onAfterUnknown, onAgain) => {
    const kinds = [kindOf(answer, first), kindOf(answer, afterUnknown), kindOf(answer, again)]
    expect(kinds).toEqual([onFirst, onAfterUnknown, onAgain])
  })
})

describe('what it says of a Pix, which is paid by a code that only its answer leads to', () => {
  test.each<[string, Answer<string>, string, string, string]>([
    ['created', { kind: 'ok', data: 'x' }, 'created', 'created', 'created'],
    ['offline', { kind: 'lost', why: 'offline' }, 'offline', 'offline', 'unanswered'],
    ['time-out', { kind: 'lost', why: 'timeout' }, 'unanswered', 'unanswered', 'unanswered'],
    ['broken body', { kind: 'lost', why: 'broken' }, 'unanswered', 'unanswered', 'unanswered'],
    ['422 daily limit', refused(422, 424), 'refused', 'refused', 'refused'],
    // It may be about the other charge, of which nobody knows how it ended.
    ['422 duplicate', refused(422, 435), 'refused', 'unknown', 'unknown'],
    ['401', refused(401, 1001), 'unanswered', 'unanswered', 'unanswered'],
    ['409', refused(409, 0), 'unanswered', 'unanswered', 'unanswered'],
    ['500', refused(500, 300), 'unanswered', 'unanswered', 'unanswered'],
  ])('%s', (_, answer, onFirst, onAfterUnknown, onAgain) => {
    const kinds = [first, afterUnknown, again].map(doubt => kindOf(answer, { ...doubt, isPaidLater: true }))
    expect(kinds).toEqual([onFirst, onAfterUnknown, onAgain])
  })
})

test('a refusal keeps its code and the server’s sentence', () => {
  const answer: Answer<string> = { kind: 'refused', status: 422, code: 424, text: 'Limite' }
  expect(classifyCharge(answer, first, isChargeRefusal)).toEqual({ kind: 'refused', code: 424, text: 'Limite' })
})

const why = fc.constantFrom('offline', 'timeout', 'network', 'broken', 'left')
const code = fc.oneof(fc.integer({ min: 0, max: 1100 }), fc.constantFrom(300, 424, 428, 435, 1001))
const anyAnswer = fc.oneof(
  fc.record({ kind: fc.constant('ok' as const), data: fc.string() }),
  fc.record({ kind: fc.constant('lost' as const), why }),
  fc.record({ kind: fc.constant('refused' as const), status: fc.integer({ min: 100, max: 599 }), code }),
)
const doubt = fc.record({ isFirstSend: fc.boolean(), isAfterUnknown: fc.boolean(), isPaidLater: fc.constant(false) })

test('nothing but a creation, a marked refusal, a 429 or offline, on the first send, is anything but unknown', () => {
  fc.assert(
    fc.property(anyAnswer, doubt, fc.func(fc.boolean()), (answer, doubt, isMarked) => {
      const { kind } = classifyCharge(answer, doubt, isMarked)
      const isMarkedRefusal =
        answer.kind === 'refused' &&
        answer.status >= 400 &&
        answer.status < 500 &&
        (answer.status === 429 || isMarked(answer.code))
      if (kind === 'created') expect(answer.kind).toBe('ok')
      else if (kind === 'refused') expect([isMarkedRefusal, doubt.isFirstSend]).toEqual([true, true])
      else if (kind === 'offline') expect([answer, doubt.isFirstSend]).toEqual([{ kind: 'lost', why: 'offline' }, true])
      if (!doubt.isFirstSend && answer.kind !== 'ok') expect(kind).toBe('unknown')
      if (answer.kind === 'ok') expect(kind).toBe('created')
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
])('a NOK with %s says that nothing was charged: %s', (code, expected) => {
  expect(isNotAuthorized(code)).toBe(expected)
})
