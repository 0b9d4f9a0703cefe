/** Returns a function that makes a value once and keeps it: an `Intl` format costs a cheap phone milliseconds. */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
