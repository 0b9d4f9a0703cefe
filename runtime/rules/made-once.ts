/** Makes something when it is first asked for, and keeps it: formats of `Intl` take milliseconds on a cheap phone. */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
