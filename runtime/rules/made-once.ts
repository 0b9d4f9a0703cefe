/**
 * Returns a function that creates a value once and then reuses it, because creating an `Intl` format takes milliseconds
 * on a cheap phone.
 */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
