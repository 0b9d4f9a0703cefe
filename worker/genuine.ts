/** The expected content type for each file extension. A page's path has no extension. */
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /^application\/json\b/],
  [/\.svg$/, /^image\/svg\+xml\b/],
  [/\.woff2$/, /^(font\/woff2|application\/(font-woff2|octet-stream))\b/],
  [/(\.html|\/[^.]*)$/, /^text\/html\b/],
]

/**
 * Returns whether an answer is exactly the file that the build made, by its content type and its hash. A network that
 * asks for a login answers 200 with its own page. An interrupted answer may look complete. Neither is stored. Personal
 * data cannot be stored either, because no build contains them.
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
