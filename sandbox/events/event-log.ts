import * as z from 'zod/mini'
import type { ArmCounts } from '../results/arm-counts.ts'

const LONGEST_TEXT = 200

const neededText = z.string().check(z.maxLength(LONGEST_TEXT))
const text = z._default(z.nullable(neededText), null)
const whole = z._default(z.nullable(z.int().check(z.minimum(0))), null)

/** An event that a page of the app sent. Its fields are the columns of the table `event`. */
export const event = z.object({
  /** When it happened by the device's clock, in ms since 1970. */
  at: z.int().check(z.minimum(0)),
  name: z.enum(['exposure', 'step', 'modal', 'outcome', 'conversion', 'problem']),
  release: neededText,
  flow: text,
  channel: text,
  variant: text,
  arm: text,
  /** A random id of a tab session. */
  visit: text,
  /** Whether the arm's own screens were shown. Only an exposure has it. */
  shown: z._default(z.nullable(z.boolean()), null),
  step: text,
  modal: text,
  service: text,
  outcome: text,
  /** The amount of a conversion in cents, rounded down to its class. */
  amount_class: whole,
  problem: text,
  code: text,
  /** A duration in ms. */
  ms: whole,
})

export type Event = z.infer<typeof event>

/** The events that the sandbox keeps. */
export interface EventLog {
  /** Adds all of the events or, if it throws, none. Beyond a fixed number of events, the oldest are deleted. */
  add(events: readonly Event[]): void
  /** Returns the counts of each arm of each variant, in the order of their names. */
  arms(): readonly ArmCounts[]
  clear(): void
}

/** Keeps nothing: for a sandbox in a browser, which has no SQL. */
export const noEvents: EventLog = { add: () => {}, arms: () => [], clear: () => {} }
