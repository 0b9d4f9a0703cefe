import { Random as Numbers } from '../../../../tests/chaos/random.ts'

export interface Random {
  /** Returns a whole number from 0 up to, but not including, `end`. */
  readonly below: (end: number) => number
  readonly pick: <T>(items: readonly [T, ...T[]]) => T
}

/** Returns a generator that yields the same numbers for the same seed. */
export function randomOf(seed: number): Random {
  const numbers = new Numbers(seed)
  return { below: end => numbers.between(0, end - 1), pick: items => numbers.of(items) }
}
