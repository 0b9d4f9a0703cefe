import type { Bound, Spending } from '../../runtime/rules/spending.ts'
import { fill } from './fill.ts'

/** A flow's words for each limit of a recharge, with `{limit}`; `spent` is for a limit that is used up today. */
type LimitWords = Readonly<Record<Bound | 'spent', string>>

/** Returns why an amount cannot be recharged. `format` formats the limit's cents. */
export function limitWords(
  bound: Bound,
  spending: Spending,
  words: LimitWords,
  format: (cents: number) => string,
): string {
  return isSpent(bound, spending) ? words.spent : fill(words[bound], { limit: format(spending[bound] ?? 0) })
}

/** Whether today's limit is used up, so that no other amount can be recharged either. */
export function isSpent(bound: Bound, { today }: Spending): boolean {
  return bound === 'today' && today === 0
}
