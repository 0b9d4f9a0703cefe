import * as z from 'zod/mini'

/**
 * The row of `results.sql` for an arm of a trial. The columns below `crossed` count only events after the exposure,
 * for the visits in `exposures`. Amounts are in cents.
 */
export const armCounts = z.object({
  variant: z.string(),
  arm: z.string(),
  /** Counts the visits that were exposed to this arm and to no other. */
  exposures: z.int(),
  /** Counts the exposed visits that saw the arm's own screens. */
  shown: z.int(),
  /** Counts the visits that were exposed to this arm first and to another later. No other column counts them. */
  crossed: z.int(),
  orders: z.int(),
  /** Adds up the squares of each visit's number of orders. */
  order_squares: z.int(),
  paid: z.int(),
  /** Adds up the squares of each visit's paid amount. */
  paid_squares: z.int(),
  /** Counts the visits in which the app reported a problem. */
  problem_visits: z.int(),
  /** Counts the visits in which an answer of the operator was lost. */
  lost_visits: z.int(),
  /** Counts the steps with a known loading time. */
  steps: z.int(),
  slow_steps: z.int(),
})

export type ArmCounts = z.infer<typeof armCounts>
