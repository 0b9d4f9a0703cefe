import { describe, expect, test } from 'vitest'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import type { Answer } from '../answer.ts'
import { getPispStatus } from '../contract/pisp.ts'
import { getRechargeStatus } from '../contract/recharge.ts'
import { readAs } from '../read-as.ts'
import { isUnpaid, pollStatus, type StatusBody, standingOf } from './poll-status.ts'

const date = '2026-11-27T15:00:00.000Z'
const ok = (status: string, nsu: string | null, code?: number) => ({
  kind: 'ok' as const,
  data: { status, nsu, date, ...(code === undefined ? {} : { code }) },
})
const refused = (status: number, retryAfterMs?: number) => ({
  kind: 'refused' as const,
  status,
  code: 0,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
})
const lost: Status = { kind: 'lost', why: 'network' }
type Status = Answer<StatusBody>

/** Starts a poll. The test answers its calls one by one. */
function openPoll(goesOn: (answer: Status) => boolean = () => true) {
  const clock = new FakeClock()
  const abort = new AbortController()
  const calls: number[] = []
  const replies: ((answer: Status) => void)[] = []
  let show = (): void => undefined
  let visible = Promise.resolve()
  const poll = pollStatus({
    ask: () => {
      calls.push(clock.now())
      return new Promise(resolve => replies.push(resolve))
    },
    clock,
    signal: abort.signal,
    whenVisible: () => visible,
    goesOn,
  })
  return {
    clock,
    calls,
    poll,
    leave: () => abort.abort(),
    hide: () => {
      visible = new Promise(resolve => {
        show = resolve
      })
    },
    show: () => show(),
    async answer(answer: Status) {
      replies.shift()?.(answer)
      await settle()
    },
  }
}

describe('a status poll', () => {
  test('a status poll sends five calls, three seconds apart, and then returns pending', async () => {
    const { clock, calls, poll, answer } = openPoll()
    for (let call = 0; call < 5; call += 1) {
      await clock.advance(2_999)
      expect(calls).toHaveLength(call)
      await clock.advance(1)
      await answer(refused(404))
    }
    expect(await poll).toEqual({ kind: 'pending' })
    expect(calls).toEqual([3_000, 6_000, 9_000, 12_000, 15_000])
    expect(clock.waiting).toBe(0)
  })

  test('a status poll sends a call only after the previous call was answered', async () => {
    const { clock, calls, answer } = openPoll()
    await clock.advance(20_000)
    expect(calls).toEqual([3_000])
    await answer(refused(404))
    await clock.advance(3_000)
    expect(calls).toEqual([3_000, 23_000])
  })

  test('a status poll waits while the page is hidden, and sends its call as soon as the page is visible', async () => {
    const { clock, calls, hide, show } = openPoll()
    hide()
    await clock.advance(60_000)
    expect(calls).toEqual([])
    show()
    await settle()
    expect(calls).toEqual([60_000])
  })

  test.each([0, 1_000, 3_000])(
    'if the customer leaves the page after %d ms, no further status read is sent',
    async ms => {
      const { clock, calls, poll, leave, answer } = openPoll()
      await clock.advance(ms)
      leave()
      await answer(refused(404))
      await clock.advance(60_000)
      expect(await poll).toEqual({ kind: 'pending' })
      expect(calls).toHaveLength(ms === 3_000 ? 1 : 0)
      expect(clock.waiting).toBe(0)
    },
  )

  test('if the page becomes visible after the customer has left, a status poll sends nothing', async () => {
    const { clock, calls, poll, hide, show, leave } = openPoll()
    hide()
    await clock.advance(5_000)
    leave()
    show()
    expect(await poll).toEqual({ kind: 'pending' })
    expect(calls).toEqual([])
  })

  test.each([
    [7_000, 10_000],
    [1_000, 6_000],
  ])(
    'if an answer demands a pause of %d ms (Retry-After), a status poll sends its next call at %d ms',
    async (retryAfterMs, expected) => {
      const { clock, calls, answer } = openPoll()
      await clock.advance(3_000)
      await answer(refused(429, retryAfterMs))
      await clock.advance(30_000)
      expect(calls[1]).toBe(expected)
    },
  )

  test('a status poll ends early if the answer meets the condition that the caller gave', async () => {
    const { clock, calls, poll, answer } = openPoll(reply => reply.kind === 'refused' && reply.status === 404)
    await clock.advance(3_000)
    await answer(refused(404))
    await clock.advance(3_000)
    await answer(refused(500))
    expect(await poll).toEqual({ kind: 'pending' })
    expect(calls).toHaveLength(2)
  })

  test('a status poll stops when the recharge is paid', async () => {
    const { clock, calls, poll, answer } = openPoll()
    await clock.advance(3_000)
    await answer(ok('OK', 'n1'))
    expect(await poll).toEqual({ kind: 'paid', nsu: 'n1', date })
    await clock.advance(60_000)
    expect(calls).toHaveLength(1)
  })
})

test.each<[string, Status, object]>([
  ['OK with a receipt number', ok('OK', 'n1'), { kind: 'paid', nsu: 'n1', date }],
  ['OK without a receipt number', ok('OK', null), { kind: 'pending' }],
  ['NOK', ok('NOK', null), { kind: 'refunding' }],
  ['NOK with a receipt number', ok('NOK', 'n1'), { kind: 'refunding' }],
  ['NOK 299', ok('NOK', null, 299), { kind: 'refunding' }],
  ['NOK 300', ok('NOK', null, 300), { kind: 'refused', code: 300 }],
  ['NOK 308', ok('NOK', null, 308), { kind: 'refused', code: 308 }],
  ['NOK 309', ok('NOK', null, 309), { kind: 'refunding' }],
  ['an unknown status', ok('MAYBE', 'n1'), { kind: 'pending' }],
  ['a refused call', refused(500), { kind: 'pending' }],
  ['a refusal with a card’s code', { ...refused(422), code: 300 }, { kind: 'pending' }],
  ['a lost answer', lost, { kind: 'pending' }],
])('the status answer "%s" (%o) is read as %o', (_, answer, standing) => {
  expect(standingOf(answer)).toEqual(standing)
})

test.each<[string, Status, boolean]>([
  ['a 404', refused(404), true],
  ['a 422', refused(422), true],
  ['the status PENDING', ok('PENDING', null), true],
  ['an unknown status', ok('MAYBE', null), false],
  ['OK without a receipt number', ok('OK', null), false],
  ['OK', ok('OK', 'n1'), false],
  ['a 500', refused(500), false],
  ['a 401', refused(401), false],
  ['a lost answer', lost, false],
])('the status answer "%s" (%o) means that the recharge is unpaid: %s', (_, answer, expected) => {
  expect(isUnpaid(answer)).toBe(expected)
})

test.each([null, '', '300', {}, -1, 0, 300.5, 1e308])(
  'if a status answer is `NOK` with the unreadable code %j, the app rejects it: the recharge may be refused or refunded',
  code => {
    const answer = { status: 'NOK', nsu: null, date: '2026-11-27T15:00:00Z', code }
    expect(readAs(getRechargeStatus.response, answer).value).toBeUndefined()
    expect(readAs(getPispStatus.response, answer).value).toBeUndefined()
  },
)

test.each(['', 'ontem', null, '2026-02-30'])(
  'if a paid recharge has the unreadable date %j, it counts as paid, without a date',
  date => {
    const { value } = readAs(getRechargeStatus.response, { status: 'OK', nsu: 'n1', date })
    expect(value && standingOf({ kind: 'ok', ...value })).toEqual({ kind: 'paid', nsu: 'n1', date: undefined })
  },
)
