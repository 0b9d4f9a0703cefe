import type { Trace } from '../engine/trace.ts'
import type { Place } from './json-tree.ts'

/** One move of a counterexample, as a sentence that a person would say. */
export interface StoryLine {
  readonly text: string
  /** The values of facts for which the move leads there, such as `payment.inFlight pix`. */
  readonly facts?: readonly string[]
  /** The line of the config that decides where the move leads. */
  readonly at?: Place
}

/** A counterexample. The problem's text shows it to the author, and the workshop replays it. */
export interface Story {
  readonly lines: readonly StoryLine[]
  readonly trace: Trace
}
