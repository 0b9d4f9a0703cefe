import type { Bound, Spending } from '../../runtime/rules/spending.ts'
import { fill } from './fill.ts'

/** An author's words for each bound of a recharge, with its `{limit}`; `spent` for when nothing is left today. */
type LimitWords = Readonly<Record<Bound | 'spent', string>>

/** Why a value cannot be recharged. `format` writes the limit's cents as there is room for them. */
export function limitWords(
  bound: Bound,
  spending: Spending,
  words: LimitWords,
  format: (cents: number) => string,
): string {
  return isSpent(bound, spending) ? words.spent : fill(words[bound], { limit: format(spending[bound] ?? 0) })
}

/** Whether no other value would do either: nothing is left today. */
export function isSpent(bound: Bound, { today }: Spending): boolean {
  return bound === 'today' && today === 0
}
