/** URL parsers drop or convert these characters, so they can hide where an address leads. */
const HIDING = /[\\\s\p{Cc}]/u

/**
 * Returns the whole address if the app may leave for it: one of this origin, or https of a listed origin (each as a
 * browser writes it: `https://bank.example`). Undefined for any other, and for one with a user name or such characters.
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
