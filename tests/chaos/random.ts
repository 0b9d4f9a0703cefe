/** A generator of pseudo-random numbers. The same seed produces the same numbers. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** Returns a number from 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** Returns a whole number from `least` to `most`, including both. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  /** Returns a random item of a non-empty list. */
  of<T>(list: readonly [T, ...T[]]): T {
    return list[this.between(0, list.length - 1)] ?? list[0]
  }

  /** Returns a random value of the list. A value with a larger weight is more likely. */
  weighted<T>(pairs: readonly (readonly [weight: number, value: T])[], fallback: T): T {
    let left = this.next() * pairs.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, value] of pairs) {
      left -= weight
      if (left < 0) return value
    }
    return fallback
  }
}
