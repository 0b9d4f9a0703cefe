/** The codings that a file can be kept in beside itself: how each is called, and how its name ends. Best first. */
export const CODINGS = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
] as const

/** A coding, and what is appended to a file's name for it. */
export type Coding = (typeof CODINGS)[number] | { readonly coding: 'identity'; readonly suffix: '' }

const IDENTITY: Coding = { coding: 'identity', suffix: '' }
/** Below every weight that can be written: what is not named is taken last. */
const UNNAMED = 0.0001

/**
 * The codings that a request takes, the one it likes most first; of two that it likes the same, the smaller file.
 * The file as it is comes last when a request refuses it too, since an answer beats none (RFC 9110, 12.5.3).
 *
 * @param accept the request's `Accept-Encoding`; null when it has none, and then nothing is encoded
 */
export function codingsFor(accept: string | null): readonly Coding[] {
  if (accept === null) return [IDENTITY]
  const weights = readWeights(accept)
  const rest = weights.get('*')
  const wanted = CODINGS.map(coding => ({ coding, weight: weights.get(coding.coding) ?? rest ?? 0 }))
  const plain = weights.get('identity') ?? (rest === 0 ? 0 : UNNAMED)
  const taken: { coding: Coding; weight: number }[] = wanted.filter(({ weight }) => weight > 0)
  return [...taken, { coding: IDENTITY, weight: plain }].sort((a, b) => b.weight - a.weight).map(({ coding }) => coding)
}

/** Weights from 0 to 1, by name in lower case. What is no weight counts as 0. */
function readWeights(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(word => word.trim())
    if (name === '') continue
    const q = parameters.find(parameter => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1'
    const weight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : 0
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight)
  }
  return weights
}
