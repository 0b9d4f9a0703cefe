import * as z from 'zod/mini'

/**
 * The row of `results.sql` for an arm of a trial. The columns below `crossed` count only the visits in `exposures`, and
 * only their events after the exposure. Amounts are in cents.
 */
export const armCounts = z.object({
  variant: z.string(),
  arm: z.string(),
  /** The number of visits that were exposed to this arm and to no other arm. */
  exposures: z.int(),
  /** The number of exposed visits that saw the arm's own screens. */
  shown: z.int(),
  /**
   * The number of visits that were exposed first to this arm and later to another arm. No other column includes these
   * visits.
   */
  crossed: z.int(),
  orders: z.int(),
  /** The sum of the squares of each visit's number of orders. */
  order_squares: z.int(),
  paid: z.int(),
  /** The sum of the squares of each visit's paid amount. */
  paid_squares: z.int(),
  /** The number of visits in which the app reported a problem. */
  problem_visits: z.int(),
  /** The number of visits in which an answer of the operator was lost. */
  lost_visits: z.int(),
  /** The number of steps that were opened and whose loading time is known. */
  steps: z.int(),
  slow_steps: z.int(),
})

export type ArmCounts = z.infer<typeof armCounts>
