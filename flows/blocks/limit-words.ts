import type { Bound, Spending } from '../../runtime/rules/spending.ts'
import { fill } from './fill.ts'

/**
 * A flow's text for each limit of a recharge, with the placeholder `{limit}`. The text `spent` is for a daily limit
 * that is used up.
 */
type LimitWords = Readonly<Record<Bound | 'spent', string>>

/** Returns the text that explains why an amount cannot be recharged. `format` formats the limit, which is in cents. */
export function limitWords(
  bound: Bound,
  spending: Spending,
  words: LimitWords,
  format: (cents: number) => string,
): string {
  return isSpent(bound, spending) ? words.spent : fill(words[bound], { limit: format(spending[bound] ?? 0) })
}

/** Returns whether today's limit is used up, so that no amount can be recharged. */
export function isSpent(bound: Bound, { today }: Spending): boolean {
  return bound === 'today' && today === 0
}
