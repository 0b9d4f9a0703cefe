/** Characters that URL parsers drop or convert, so that they can hide where an address leads. */
const HIDING = /[\\\s\p{Cc}]/u

/**
 * Returns the whole address if the app may leave for it: an address of this origin, or https of a listed origin (each
 * as a browser writes it: `https://bank.example`). Undefined for any other address, and for an address with a user name
 * or one of the hiding characters.
 */
export function allowedAddress(text: string, origin: string, others: readonly string[]): string | undefined {
  if (HIDING.test(text)) return undefined
  const url = parse(text, origin)
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  const isOurs = url.origin === origin && /^https?:$/.test(url.protocol)
  const isListed = url.protocol === 'https:' && others.includes(url.origin)
  return isOurs || isListed ? url.href : undefined
}

function parse(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
