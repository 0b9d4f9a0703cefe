/** Returns the text that `addressOf` has encoded; undefined if the parameter is not valid base64url of UTF-8. */
export function textIn(address: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(address.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Returns a text encoded as base64url: letters, digits, `-` and `_`. Storybook ignores parameters with other
 * characters.
 */
export function addressOf(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
