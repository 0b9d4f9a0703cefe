import type { StoryPage } from './story-page.ts'

/** If there is no request in this many turns, the story is at rest. A turn is a frame of the browser. */
const QUIET_TURNS = 7
/** If there is no request in this many turns (frames of the browser), the story's clock may advance. */
const IDLE_TURNS = 5
/**
 * While an action is performed, the clock advances only after this many turns. An action also waits for code that is still
 * loading or for cryptography, which takes longer on a busy machine. If the clock advanced meanwhile, a time limit would
 * end the action.
 */
const IDLE_TURNS_IN_ACTION = 15
/** If a story is not at rest after this many turns (frames of the browser), it fails. */
const MOST_TURNS = 1_200
/** The duration of a turn in ms where the browser paints no frames, as in Node and in hidden pages. */
const TURN_MS = 16

export interface StoryRest {
  /** Resolves when nothing is in progress. Time passes while `needsTime` returns true and no answer is expected. */
  until(needsTime: () => boolean): Promise<void>
  /** Returns the result of `work`. If the work waits only for time, time passes. */
  finish<T>(work: Promise<T>): Promise<T>
}

/**
 * Resolves after the browser's next frame. A slow machine renders fewer frames in a second, but a story needs the same
 * number of frames on every machine. Node and hidden pages have no frames, so there it resolves after a timer.
 */
function nextTurn(): Promise<void> {
  return new Promise(resolve => {
    const hasFrames = typeof requestAnimationFrame === 'function' && !document.hidden
    if (hasFrames) requestAnimationFrame(() => setTimeout(resolve))
    else setTimeout(resolve, TURN_MS)
  })
}

/**
 * Returns functions that wait until a story is at rest. They count frames of the browser instead of milliseconds.
 * Frames take longer on a slow machine, but the story ends at the same time of its own clock.
 *
 * @param held how many answers are delayed for ever
 */
export function createRest(page: Pick<StoryPage, 'clock' | 'waiting'>, held: () => number): StoryRest {
  let quiet = 0

  async function turn(): Promise<void> {
    await nextTurn()
    // A call that is delayed for ever does not count as running: the story shows the screen that waits for it.
    quiet = page.waiting() > held() ? 0 : quiet + 1
  }

  function passTime(idleTurns: number): void {
    if (quiet < idleTurns) return
    page.clock.pass()
    quiet = 0
  }

  return {
    async until(needsTime) {
      quiet = 0
      for (let turns = 0; quiet < QUIET_TURNS; turns += 1) {
        if (turns === MOST_TURNS) throw new Error('The story does not come to rest.')
        await turn()
        if (needsTime()) passTime(IDLE_TURNS)
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
        if (!isDone) passTime(IDLE_TURNS_IN_ACTION)
      }
      return work
    },
  }
}
