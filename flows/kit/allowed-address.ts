/** A reader of addresses takes these out or for something else, and so may hide where one leads. */
const HIDING = /[\\\s\p{Cc}]/u

/**
 * The whole address that a person may be sent to: of this origin, or https of one that is listed (each as a browser
 * writes it: `https://bank.example`). Undefined for any other, and for one that is not plainly written.
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
