import { afterEach, expect, it, vi } from 'vitest'
import { createStoryClock } from '../flows/story-clock.ts'
import { createRest } from '../flows/story-rest.ts'

/** This time is longer than all timers of these tests would take if they ran on the browser's clock. */
const AWHILE_MS = 60
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const awhile = () => new Promise(resolve => setTimeout(resolve, AWHILE_MS))

it('until a person uses a story’s screen, its clock stands still and calls no timer', async () => {
  const clock = createStoryClock()
  const call = vi.fn()
  const before = clock.now()
  clock.after(10, call)
  await awhile()
  expect(call).not.toHaveBeenCalled()
  expect(clock.now()).toBe(before)
})

it('if a story waits 30 seconds, its clock calls all timers of these seconds in order, without waiting', async () => {
  const clock = createStoryClock()
  const called: string[] = []
  const work = new Promise<void>(resolve => {
    clock.after(30_000, () => resolve(void called.push('late')))
    clock.after(1_000, () => called.push('soon'))
  })
  const before = clock.elapsed()
  await createRest({ clock, waiting: () => 0 }, () => 0).finish(work)
  expect(called).toEqual(['soon', 'late'])
  expect(clock.elapsed() - before).toBe(30_000)
})

it('while a story waits for the operator’s answer, no time passes for its timers', async () => {
  const clock = createStoryClock()
  let waiting = 1
  const late = vi.fn()
  clock.after(1_000, late)
  const answer = awhile().then(awhile)
  void answer.then(() => (waiting = 0))
  await createRest({ clock, waiting: () => waiting }, () => 0).finish(answer)
  expect(late).not.toHaveBeenCalled()
})

it('on a machine that paints frames late, a story rests only after its frames', async () => {
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, AWHILE_MS))
  let frames = 0
  const animate = (): void => {
    frames += 1
    if (frames < 5) requestAnimationFrame(animate)
  }
  animate()
  await createRest({ clock: createStoryClock(), waiting: () => 0 }, () => 0).until(() => false)
  expect(frames).toBe(5)
})

it('a story that asks again and again fails, and is not shown halfway', async () => {
  vi.useFakeTimers()
  const rest = createRest({ clock: createStoryClock(), waiting: () => 1 }, () => 0).until(() => false)
  const failed = expect(rest).rejects.toThrow('does not come to rest')
  await vi.runAllTimersAsync()
  await failed
})

it('once a person uses a story’s screen, the story’s clock runs like a real clock', async () => {
  const clock = createStoryClock()
  const call = vi.fn()
  const before = clock.now()
  clock.after(20, call)
  clock.run()
  await awhile()
  expect(call).toHaveBeenCalledOnce()
  expect(clock.now()).toBeGreaterThan(before)
})

it('after a story is closed, its clock calls no timer, even if a person has used the story’s screen', async () => {
  const clock = createStoryClock()
  const call = vi.fn()
  clock.run()
  clock.after(10, call)
  clock.stop()
  clock.after(10, call)
  await awhile()
  expect(call).not.toHaveBeenCalled()
})
