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

test('`whenPainted` resolves when the browser begins its second frame, and not at the first', async () => {
  const { whenPainted, frame } = openWindow()
  const painted = whenPainted()
  frame()
  expect(await isDone(painted)).toBe(false)
  frame()
  expect(await isDone(painted)).toBe(true)
})

test('if the browser begins to leave the page but is still there a minute later, the screen is reported as painted', async () => {
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
