/**
 * Returns a function that creates a value once and then reuses it. On a cheap phone, creating an `Intl` format takes
 * milliseconds.
 */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
