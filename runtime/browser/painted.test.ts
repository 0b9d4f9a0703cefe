import { expect, test } from 'vitest'
import { settle } from '../../tests/runtime/fake-clock.ts'
import { watchPaint } from './painted.ts'

/** Returns a window whose frames, timers and clock the test controls. */
function openWindow() {
  let nowMs = 10_000
  let frames: (() => void)[] = []
  const timers: (() => void)[] = []
  let leave = (): void => undefined
  const whenPainted = watchPaint({
    performance: { now: () => nowMs },
    requestAnimationFrame: call => frames.push(call),
    setTimeout: call => timers.push(call),
    addEventListener(_type, listener) {
      leave = listener
    },
  })
  return {
    whenPainted,
    leave: () => leave(),
    frame() {
      const due = frames
      frames = []
      for (const call of due) call()
    },
    pass(ms: number) {
      nowMs += ms
      for (const call of timers.splice(0)) call()
    },
  }
}

async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false
  void promise.then(() => {
    done = true
  })
  await settle()
  return done
}

test('a screen counts as painted when the second frame begins', async () => {
  const { whenPainted, frame } = openWindow()
  const painted = whenPainted()
  frame()
  expect(await isDone(painted)).toBe(false)
  frame()
  expect(await isDone(painted)).toBe(true)
})

test('while the browser is leaving the page, a screen counts as painted only after the page has stayed for a minute', async () => {
  const { whenPainted, frame, leave, pass } = openWindow()
  leave()
  const painted = whenPainted()
  frame()
  frame()
  expect(await isDone(painted)).toBe(false)
  pass(60_000)
  frame()
  frame()
  expect(await isDone(painted)).toBe(true)
})
