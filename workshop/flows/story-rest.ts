import type { StoryPage } from './story-page.ts'

const TIMEOUT_MS = 20_000
const TURN_MS = 16
/** If there is no request in this many turns of the event loop, the story is at rest. */
const QUIET_TURNS = 7
/** If there is no request in this many turns of the event loop, time may pass. */
const IDLE_TURNS = 5

export interface StoryRest {
  /** Resolves when nothing is in progress. Time passes while `needsTime` returns true and no answer is expected. */
  until(needsTime: () => boolean): Promise<void>
  /** Returns the result of `work`. If the work waits only for time, time passes. */
  finish<T>(work: Promise<T>): Promise<T>
}

/**
 * Returns the functions that bring a story to rest. Real time does not matter. A slow machine takes more turns, but the
 * story ends at the same moment of its own time.
 *
 * @param held how many answers are delayed for ever
 */
export function createRest(page: Pick<StoryPage, 'clock' | 'waiting'>, held: () => number): StoryRest {
  let quiet = 0

  async function turn(): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, TURN_MS))
    // A call that is delayed for ever does not count, because the story shows the screen that waits for it.
    quiet = page.waiting() > held() ? 0 : quiet + 1
  }

  function passTime(): void {
    if (quiet < IDLE_TURNS) return
    page.clock.pass()
    quiet = 0
  }

  return {
    async until(needsTime) {
      quiet = 0
      for (const startedAt = performance.now(); quiet < QUIET_TURNS; ) {
        if (performance.now() - startedAt > TIMEOUT_MS) throw new Error('The story does not come to rest.')
        await turn()
        if (needsTime()) passTime()
      }
    },
    async finish(work) {
      quiet = 0
      let isDone = false
      const done = (): void => {
        isDone = true
      }
      const ended = work.then(done, done)
      while (!isDone) {
        await Promise.race([ended, turn()])
        if (!isDone) passTime()
      }
      return work
    },
  }
}
