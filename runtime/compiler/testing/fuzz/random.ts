export interface Random {
  /** Returns a whole number from 0 to below `end`. */
  readonly below: (end: number) => number
  readonly pick: <T>(items: readonly [T, ...T[]]) => T
}

/** Returns numbers that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end)
  }
  return { below, pick: items => items[below(items.length)] ?? items[0] }
}
