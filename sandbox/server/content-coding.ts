/** The compressed forms in which a file can also be stored, best first. Each adds a suffix to the file's name. */
export const CODINGS = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
] as const

/** A coding and the suffix that it adds to a file's name. */
export type Coding = (typeof CODINGS)[number] | { readonly coding: 'identity'; readonly suffix: '' }

const IDENTITY: Coding = { coding: 'identity', suffix: '' }
/**
 * The weight of the uncompressed file (`identity`) if `Accept-Encoding` does not name it. It is smaller than any weight
 * that a client can write, so the uncompressed file comes last.
 */
const UNNAMED = 0.0001

/**
 * Returns the codings that a request accepts, most preferred first. If two are equally preferred, the one with the
 * smaller files comes first. The plain file comes last even if the request refuses it, because any answer is better
 * than none (RFC 9110, 12.5.3).
 * @param accept the request's `Accept-Encoding`. If it is null, nothing is encoded
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
