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

test('until the operator answers for the first time, the device’s clock is taken as right', async () => {
  expect(await clockOffset(visit().device)).toBe(0)
})

test('the device stores the clock’s difference from the operator’s clock again only if it changed by a minute or more', async () => {
  const { clock, device, keep } = visit()
  keep(clock.now() + HOUR_MS)
  expect(await clockOffset(device)).toBe(HOUR_MS)
  keep(clock.now() + HOUR_MS + 59_000)
  expect(await clockOffset(device)).toBe(HOUR_MS)
  keep(clock.now() - HOUR_MS)
  expect(await clockOffset(device)).toBe(-HOUR_MS)
})

test.each(['', 'soon', 'NaN', 'Infinity', '{}'])(
  'if the stored difference of the clocks is not a number (“%s”), the device’s clock is taken as right',
  async text => {
    const { device } = visit()
    await device.set('recarrega.clockOffset', text)
    expect(await clockOffset(device)).toBe(0)
  },
)
