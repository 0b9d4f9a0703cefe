import { describe, expect, test } from 'vitest'
import { FakeClock } from '../../tests/runtime/fake-clock.ts'
import { createOperatorTime } from './operator-time.ts'

const DEVICE = 5_000_000
const TOLD = 9_000_000
const HOUR = 3_600_000

function openTime() {
  const clock = new FakeClock(DEVICE)
  return { clock, time: createOperatorTime(clock) }
}

describe('the operator’s time', () => {
  test('is unknown until an answer tells it, and goes on from there', async () => {
    const { clock, time } = openTime()
    expect([time.now(), time.atLeast()]).toEqual([undefined, undefined])
    time.tell(TOLD)
    await clock.advance(HOUR)
    expect([time.now(), time.atLeast()]).toEqual([TOLD + HOUR, TOLD + HOUR])
  })

  test.each([3 * 60_000, -HOUR, 168 * HOUR])(
    'is right again with the next answer after the device’s clock was set by %d ms',
    async byMs => {
      const { clock, time } = openTime()
      time.tell(TOLD)
      clock.setAnew(byMs)
      expect(time.now()).toBeUndefined()
      await clock.advance(1_000)
      time.tell(TOLD + 1_000)
      await clock.advance(1_000)
      expect(time.now()).toBe(TOLD + 2_000)
    },
  )

  test('is unknown after the device has slept, and then goes on from the next answer', () => {
    const { clock, time } = openTime()
    time.tell(TOLD)
    clock.sleep(HOUR)
    expect([time.now(), time.atLeast()]).toEqual([undefined, TOLD])
    time.tell(TOLD + HOUR)
    expect(time.now()).toBe(TOLD + HOUR)
  })

  test('never goes back after a late answer, or one from a cache', async () => {
    const { clock, time } = openTime()
    time.tell(TOLD)
    await clock.advance(10_000)
    time.tell(TOLD + 1_000)
    expect(time.now()).toBe(TOLD + 10_000)
    clock.sleep(HOUR)
    time.tell(TOLD - HOUR)
    expect(time.now()).toBe(TOLD + 10_000)
  })

  test('stays known while the device corrects its clock little by little', async () => {
    const { clock, time } = openTime()
    time.tell(TOLD)
    for (let minute = 0; minute < 60; minute += 1) {
      await clock.advance(60_000)
      clock.setAnew(30)
    }
    expect(time.now()).toBe(TOLD + HOUR)
  })
})

describe('a moment that was marked', () => {
  test('before any answer is dated by the next one', async () => {
    const { clock, time } = openTime()
    const when = time.mark()
    await clock.advance(5_000)
    expect(when()).toBeUndefined()
    time.tell(TOLD)
    await clock.advance(60_000)
    expect(when()).toBe(TOLD - 5_000)
  })

  test('with the time known keeps its date through a sleep', () => {
    const { clock, time } = openTime()
    time.tell(TOLD)
    const when = time.mark()
    clock.sleep(HOUR)
    expect(when()).toBe(TOLD)
  })

  test('before a sleep, with the time unknown, cannot be dated any more', async () => {
    const { clock, time } = openTime()
    const when = time.mark()
    clock.sleep(HOUR)
    time.tell(TOLD)
    expect(when()).toBeUndefined()
  })
})
