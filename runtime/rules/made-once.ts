/**
 * Returns a function that makes a value once and caches it, because making an `Intl` format takes milliseconds on a cheap
 * phone.
 */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
