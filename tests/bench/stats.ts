/** The median of some numbers, and an interval that contains the true median with a confidence of at least 95 %. */
export interface Spread {
  readonly median: number
  readonly from: number
  readonly to: number
}

const CONFIDENCE = 0.95

/**
 * Returns the median and its interval, by the sign test: at each end, the interval leaves out as many numbers as the
 * confidence allows. Fewer than six numbers do not reach 95 %, so their interval is from the least to the most.
 */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const at = (index: number) => sorted[index] ?? Number.NaN
  const skipped = skippedOf(sorted.length)
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    from: at(skipped),
    to: at(sorted.length - 1 - skipped),
  }
}

/** Returns how many numbers at each end the interval leaves out. */
function skippedOf(count: number): number {
  let ways = 1
  let tail = 0
  for (let skipped = 0; ; skipped += 1) {
    tail += (2 * ways) / 2 ** count
    if (tail > 1 - CONFIDENCE || skipped >= (count - 1) / 2) return Math.max(skipped - 1, 0)
    ways = (ways * (count - skipped)) / (skipped + 1)
  }
}

/** Returns the spread of the ratios `over` / `under`. The two numbers of a ratio were measured in the same round. */
export function pairedRatios(over: readonly number[], under: readonly number[]): Spread {
  return spreadOf(over.map((number, at) => number / (under[at] ?? Number.NaN)))
}
