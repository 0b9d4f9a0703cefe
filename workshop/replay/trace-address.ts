/** Returns the text that an address carries; undefined for an address that no tool of ours wrote. */
export function textIn(address: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(address.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Returns a text as letters, digits, `-` and `_`: Storybook takes nothing else from an address. */
export function addressOf(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
