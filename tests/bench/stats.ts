/** The median, the minimum and the maximum of some numbers. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const at = (index: number) => sorted[index] ?? Number.NaN
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, min: at(0), max: at(sorted.length - 1) }
}

/** Returns the spread of the ratios `over` / `under`. The two numbers of a ratio were measured in the same round. */
export function pairedRatios(over: readonly number[], under: readonly number[]): Spread {
  return spreadOf(over.map((number, at) => number / (under[at] ?? Number.NaN)))
}
