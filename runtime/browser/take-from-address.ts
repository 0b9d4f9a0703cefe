/** Reads a name of the query once: what came with a link is not left for whoever sees the address, or the history. */
export function takeFromAddress({ history, location }: Window, name: string): string | null {
  const address = new URL(location.href)
  const value = address.searchParams.get(name)
  if (value === null) return null
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  return value
}
