/**
 * Sets how strongly the prior expects the configured shares, as a number of visits. Any number keeps the promised rate
 * of false alarms. With this number, the test notices within 2,000 visits that a quarter of an arm's visits is missing.
 * With 10,000, the default of ssrm-test, it seldom notices this.
 */
const CONCENTRATION = 300

/** Stirling's series is exact to 12 digits for numbers from this one on. */
const LARGE = 10
const HALF_LOG_2PI = 0.5 * Math.log(2 * Math.PI)

/** Returns the logarithm of the gamma function of a positive number. */
function logGamma(x: number): number {
  let factors = 0
  let large = x
  for (; large < LARGE; large += 1) factors += Math.log(large)
  const square = 1 / large ** 2
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - square / 1680) * square) * square) / large
  return (large - 0.5) * Math.log(large) - large + HALF_LOG_2PI + series - factors
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * Returns the logarithm of the odds that the counts give for other shares than `shares`. This is the Bayes factor of a
 * multinomial with a Dirichlet prior, against the multinomial of `shares`.
 * @param counts the visits of each arm
 * @param shares the share of each arm, above 0, with the sum 1
 * @param prior the parameters of the Dirichlet distribution
 */
export function logOdds(counts: readonly number[], shares: readonly number[], prior: readonly number[]): number {
  const terms = counts.map((count, arm) => {
    const [share = 1, before = 1] = [shares[arm], prior[arm]]
    return logGamma(before + count) - logGamma(before) - count * Math.log(share)
  })
  return total(terms) + logGamma(total(prior)) - logGamma(total(prior) + total(counts))
}

/**
 * Returns a p-value for a mismatch between the arms' visits and their weights. It is valid however often it is read. If
 * the weights are true, the probability that it is ever below `p` is at most `p` (Lindon and Malek, "Anytime-valid
 * inference for multinomial count data", https://arxiv.org/abs/2011.03567).
 * @param counts the visits of each arm
 * @param weights the weight of each arm, above 0, with any sum
 */
export function ratioPValue(counts: readonly number[], weights: readonly number[]): number {
  const shares = weights.map(weight => weight / total(weights))
  const prior = shares.map(share => share * CONCENTRATION)
  return Math.min(1, Math.exp(-logOdds(counts, shares, prior)))
}
