/** By the end of a name; a page has none. */
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /^application\/json\b/],
  [/\.woff2$/, /^(font\/woff2|application\/(font-woff2|octet-stream))\b/],
  [/(\.html|\/[^.]*)$/, /^text\/html\b/],
]

/**
 * Whether an answer is what the build made: an answer of its type and, byte for byte, with its hash. A network that asks
 * to log in answers 200 with a page of its own, and an answer that breaks off may look complete; neither is kept. Nor
 * is what says anything of anybody: no build knew it.
 */
export async function isGenuine(path: string, answer: Response, hash: string): Promise<boolean> {
  const type = answer.headers.get('content-type') ?? ''
  const isOfType = TYPES.some(([name, fits]) => name.test(path) && fits.test(type))
  if (answer.status !== 200 || answer.redirected || !isOfType) return false
  return (await sha256(await answer.arrayBuffer())) === hash
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...digest))
}
