/** Returns the favourite first, then the other items in the operator's order. */
export function favoriteFirst<T extends { readonly favorite: boolean }>(saved: readonly T[]): readonly T[] {
  return [...saved].sort((a, b) => Number(b.favorite) - Number(a.favorite))
}
