import * as z from 'zod/mini'

/**
 * The row of `results.sql` for an arm of a variant. Everything below `crossed` counts only what came after the exposure
 * of the visits in `exposures`. Amounts are in cents.
 */
export const armCounts = z.object({
  variant: z.string(),
  arm: z.string(),
  /** Visits that were exposed to this arm and to no other. */
  exposures: z.int(),
  /** Those of them that saw the arm's own screens. */
  shown: z.int(),
  /** Visits that were exposed to this arm first and to another later. No other column counts them. */
  crossed: z.int(),
  orders: z.int(),
  /** The sum of the squares of each visit's orders. */
  order_squares: z.int(),
  paid: z.int(),
  /** The sum of the squares of each visit's paid amount. */
  paid_squares: z.int(),
  /** Visits with a problem that the app reported. */
  problem_visits: z.int(),
  /** Visits with an answer of the operator that was lost. */
  lost_visits: z.int(),
  /** Steps of which it is known how long they took to appear. */
  steps: z.int(),
  slow_steps: z.int(),
})

export type ArmCounts = z.infer<typeof armCounts>
