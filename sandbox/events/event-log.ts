import * as z from 'zod/mini'
import type { ArmCounts } from '../results/arm-counts.ts'

const LONGEST_TEXT = 200

const neededText = z.string().check(z.maxLength(LONGEST_TEXT))
const text = z._default(z.nullable(neededText), null)
const whole = z._default(z.nullable(z.int().check(z.minimum(0))), null)

/** An event that a page of the app sent. Its fields are the columns of the table `event`. */
export const event = z.object({
  /** The time on the device's clock, as Unix time in ms. */
  at: z.int().check(z.minimum(0)),
  name: z.enum(['exposure', 'step', 'modal', 'outcome', 'conversion', 'problem']),
  release: neededText,
  flow: text,
  channel: text,
  variant: text,
  arm: text,
  /** The random id of a tab's session. */
  visit: text,
  /** True if the arm's own screens were shown. Only an exposure event has this field. */
  shown: z._default(z.nullable(z.boolean()), null),
  step: text,
  modal: text,
  service: text,
  outcome: text,
  /** The amount of a conversion in cents, rounded down to the start of its class. */
  amount_class: whole,
  problem: text,
  code: text,
  /** The duration in ms. */
  ms: whole,
})

export type Event = z.infer<typeof event>

/** Stores the events that pages sent. */
export interface EventLog {
  /** Adds all of the events. If it throws, no event was added. Beyond a fixed number, the oldest events are deleted. */
  add(events: readonly Event[]): void
  /** Returns the counts of each arm of each trial, sorted by name. */
  arms(): readonly ArmCounts[]
  clear(): void
}

/** Stores nothing, because a sandbox in a browser has no SQL. */
export const noEvents: EventLog = { add: () => {}, arms: () => [], clear: () => {} }
