/** These sums over an arm's visits give its mean and variance. */
export interface Sample {
  readonly visits: number
  readonly sum: number
  readonly squares: number
}

/**
 * The difference for each visit, as the patch minus the control, and an interval that contains the true difference.
 */
export interface Difference {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** The interval is narrowest at this number of visits. It is valid at every other number too. */
const TUNED_FOR = 5_000

function varianceOfMean({ visits, sum, squares }: Sample): number {
  return (squares - sum ** 2 / visits) / (visits - 1) / visits
}

/**
 * Returns the half width of an interval around a mean, which is valid after any visit. It is an asymptotic confidence
 * sequence (Waudby-Smith et al., "Time-uniform central limit theory", https://arxiv.org/abs/2103.06476v7, equations 9
 * and 161), as GrowthBook uses it.
 * @param standardError the standard error of the mean after `visits`
 * @param alpha the probability that the true mean is ever outside the interval
 */
export function halfWidth(standardError: number, visits: number, alpha: number, tunedFor = TUNED_FOR): number {
  const rho2 = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / tunedFor
  const scaled = visits * rho2 + 1
  return standardError * Math.sqrt(((2 * scaled) / (visits * rho2)) * Math.log(Math.sqrt(scaled) / alpha))
}

/**
 * Returns the difference of two means with its interval. Returns undefined if an arm has fewer than two visits, or if
 * all visits are equal, because the variance is then unknown.
 */
export function differenceOf(control: Sample, patch: Sample, alpha: number): Difference | undefined {
  if (control.visits < 2 || patch.visits < 2) return undefined
  const standardError = Math.sqrt(varianceOfMean(control) + varianceOfMean(patch))
  if (!(standardError > 0)) return undefined
  const mean = patch.sum / patch.visits - control.sum / control.visits
  const half = halfWidth(standardError, control.visits + patch.visits, alpha)
  return { mean, low: mean - half, high: mean + half }
}
