import type { SavedCard } from '../../runtime/operator/contract/customer.ts'

/** The favourite before the others, which stay in the operator's order. */
export function favoriteFirst(cards: readonly SavedCard[]): readonly SavedCard[] {
  return [...cards].sort((a, b) => Number(b.favorite) - Number(a.favorite))
}
