/** Characters that URL parsers drop or convert. An attacker could use them to hide the real target of an address. */
const HIDING = /[\\\s\p{Cc}]/u

/**
 * If the app may open the address, returns the whole address. The app may open addresses of this origin, and https
 * addresses of a listed origin (listed as a browser writes it: `https://bank.example`). Returns undefined for any other
 * address. Also returns undefined for an address with a user name or with one of the hiding characters.
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
