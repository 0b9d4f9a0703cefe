import { expect, test } from 'vitest'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { clockOffset, offsetKeeper } from './clock-offset.ts'

const HOUR_MS = 3_600_000

function visit() {
  const clock = new FakeClock(HOUR_MS)
  const device = new FakeStorage(clock)
  return { clock, device, keep: offsetKeeper(device, clock) }
}

test('the clock offset is 0 until the operator has answered', async () => {
  expect(await clockOffset(visit().device)).toBe(0)
})

test('the clock offset is stored with the first answer, and later only if it differs by at least a minute', async () => {
  const { clock, device, keep } = visit()
  keep(clock.now() + HOUR_MS)
  expect(await clockOffset(device)).toBe(HOUR_MS)
  keep(clock.now() + HOUR_MS + 59_000)
  expect(await clockOffset(device)).toBe(HOUR_MS)
  keep(clock.now() - HOUR_MS)
  expect(await clockOffset(device)).toBe(-HOUR_MS)
})

test.each(['', 'soon', 'NaN', 'Infinity', '{}'])(
  'if a stored clock offset is not a number (“%s”), it counts as 0',
  async text => {
    const { device } = visit()
    await device.set('recarrega.clockOffset', text)
    expect(await clockOffset(device)).toBe(0)
  },
)
