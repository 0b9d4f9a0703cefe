import { contrast } from '../../design-system/tokens/contrast.ts'
import { leastContrast, pairsOf } from '../../design-system/tokens/contrast-pairs.ts'
import { looks } from './looks.ts'

/** Returns a sentence about all pairs of colours of a kind: the contrast that all reach, and the pair with the lowest. */
export function lowestContrast(kind: keyof typeof leastContrast): string {
  const pairs = looks.flatMap(({ name, palette }) =>
    pairsOf(palette)[kind].map(([over, ground]) => ({
      ratio: contrast(palette[over], palette[ground]),
      words: `${over} on ${ground} in ${name}`,
    })),
  )
  const [lowest] = pairs.toSorted((one, other) => one.ratio - other.ratio)
  if (lowest === undefined) return ''
  const least = leastContrast[kind]
  const isReached = lowest.ratio >= least
  const all = isReached ? `All pairs reach ${least} to 1` : `Not all pairs reach ${least} to 1`
  return `${all}; the lowest is ${lowest.ratio.toFixed(2)}, ${lowest.words}.`
}
