/** The codings in which a file can also be stored: the coding's name, and the suffix of the file's name. Best first. */
export const CODINGS = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
] as const

/** A coding, and the suffix that a file's name gets for it. */
export type Coding = (typeof CODINGS)[number] | { readonly coding: 'identity'; readonly suffix: '' }

const IDENTITY: Coding = { coding: 'identity', suffix: '' }
/** Below every weight that can be written, so that a coding without a weight comes last. */
const UNNAMED = 0.0001

/**
 * Returns the codings that a request accepts, the preferred coding first; of two equally preferred codings, the one
 * with the smaller file. The plain file comes last even if a request refuses it, since any answer is better than none
 * (RFC 9110, 12.5.3).
 *
 * @param accept the request's `Accept-Encoding`; null if it has none, and then nothing is encoded
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

/** Returns the weights from 0 to 1, by name in lower case. An invalid weight counts as 0. */
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
