/** Returns a query parameter and removes it from the address bar and the browser's history. */
export function takeFromAddress({ history, location }: Window, name: string): string | null {
  const address = new URL(location.href)
  const value = address.searchParams.get(name)
  if (value === null) return null
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  return value
}
