import { describe, expect, test } from 'vitest'
import { FakeClock } from '../../tests/runtime/fake-clock.ts'
import { createOperatorTime } from './operator-time.ts'

const DEVICE = 5_000_000
const ANSWERED = 9_000_000
const HOUR = 3_600_000

function openTime() {
  const clock = new FakeClock(DEVICE)
  return { clock, time: createOperatorTime(clock) }
}

describe('the operator’s time', () => {
  test('the operator’s time is unknown until the first answer; after it, the time advances with the clock', async () => {
    const { clock, time } = openTime()
    expect([time.now(), time.atLeast()]).toEqual([undefined, undefined])
    time.tell(ANSWERED)
    await clock.advance(HOUR)
    expect([time.now(), time.atLeast()]).toEqual([ANSWERED + HOUR, ANSWERED + HOUR])
  })

  test.each([3 * 60_000, -HOUR, 168 * HOUR])(
    'after the device’s clock was set by %d ms, the operator’s time is right again with the next answer',
    async byMs => {
      const { clock, time } = openTime()
      time.tell(ANSWERED)
      clock.setAnew(byMs)
      expect(time.now()).toBeUndefined()
      await clock.advance(1_000)
      time.tell(ANSWERED + 1_000)
      await clock.advance(1_000)
      expect(time.now()).toBe(ANSWERED + 2_000)
    },
  )

  test('each answer is told to those who listen, after its time is known', () => {
    const { time } = openTime()
    const heard: (number | undefined)[] = []
    const end = time.subscribe(() => heard.push(time.now()))
    time.tell(ANSWERED)
    end()
    time.tell(ANSWERED + HOUR)
    expect(heard).toEqual([ANSWERED])
  })

  test('after the device has slept, the operator’s time is unknown until the next answer', () => {
    const { clock, time } = openTime()
    time.tell(ANSWERED)
    clock.sleep(HOUR)
    expect([time.now(), time.atLeast()]).toEqual([undefined, ANSWERED])
    time.tell(ANSWERED + HOUR)
    expect(time.now()).toBe(ANSWERED + HOUR)
  })

  test('an answer that is late or from a cache does not set the operator’s time back', async () => {
    const { clock, time } = openTime()
    time.tell(ANSWERED)
    await clock.advance(10_000)
    time.tell(ANSWERED + 1_000)
    expect(time.now()).toBe(ANSWERED + 10_000)
    clock.sleep(HOUR)
    time.tell(ANSWERED - HOUR)
    expect(time.now()).toBe(ANSWERED + 10_000)
  })

  test('small corrections of the device’s clock do not change the operator’s time', async () => {
    const { clock, time } = openTime()
    time.tell(ANSWERED)
    for (let minute = 0; minute < 60; minute += 1) {
      await clock.advance(60_000)
      clock.setAnew(30)
    }
    expect(time.now()).toBe(ANSWERED + HOUR)
  })
})

describe('a moment that the page marked', () => {
  test('a moment before the operator’s first answer gets its operator time once that answer has arrived', async () => {
    const { clock, time } = openTime()
    const when = time.mark()
    await clock.advance(5_000)
    expect(when()).toBeUndefined()
    time.tell(ANSWERED)
    await clock.advance(60_000)
    expect(when()).toBe(ANSWERED - 5_000)
  })

  test('a moment after the operator’s first answer has the right operator time, even if the device then sleeps', () => {
    const { clock, time } = openTime()
    time.tell(ANSWERED)
    const when = time.mark()
    clock.sleep(HOUR)
    expect(when()).toBe(ANSWERED)
  })

  test('a moment before the operator’s first answer gets no operator time if the device then sleeps', async () => {
    const { clock, time } = openTime()
    const when = time.mark()
    clock.sleep(HOUR)
    time.tell(ANSWERED)
    expect(when()).toBeUndefined()
  })
})
