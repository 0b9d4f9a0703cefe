import { expect, test } from 'vitest'
import { FakeClock, settle } from '../tests/runtime/fake-clock.ts'
import { wait } from './clock.ts'

function open(signal = new AbortController().signal) {
  const clock = new FakeClock()
  let isOver = false
  void wait(clock, 1_000, signal).then(() => {
    isOver = true
  })
  return { clock, isOver: () => isOver }
}

test('a wait of one second ends after one second, and not 1 ms earlier', async () => {
  const { clock, isOver } = open()
  await clock.advance(999)
  expect(isOver()).toBe(false)
  await clock.advance(1)
  expect(isOver()).toBe(true)
})

test('if a wait is cancelled, it ends at once and leaves no timer', async () => {
  const early = open(AbortSignal.abort())
  await settle()
  expect([early.isOver(), early.clock.waiting]).toEqual([true, 0])
  const abort = new AbortController()
  const { clock, isOver } = open(abort.signal)
  await clock.advance(500)
  abort.abort()
  await settle()
  expect([isOver(), clock.waiting]).toEqual([true, 0])
})
