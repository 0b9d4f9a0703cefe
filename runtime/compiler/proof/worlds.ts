import type { Facts } from '../../engine/flow.ts'

/** One combination of fact values. It leaves out the facts that nothing has read. */
export type Picked = readonly (readonly [fact: string, value: unknown])[]

export type Domains = ReadonlyMap<string, readonly unknown[]>

const NOTHING: Picked = []

/** Returns the facts that are certain after a move: those that an answer sets, and those that were read in its world. */
export function certainAfter(given: Domains | undefined, world: Picked): Domains {
  return new Map([...(given ?? []), ...world.map(([fact, value]) => [fact, [value]] as const)])
}

interface Pick {
  readonly fact: string
  readonly options: readonly unknown[]
  at: number
}

/**
 * Tries a function with all combinations of fact values. A fact gets a value only when the function reads it, so facts
 * that are not read add no combinations.
 */
export class Worlds {
  private readonly domainOf: (fact: string) => readonly unknown[]
  private readonly facts: Facts
  private given: Domains = new Map()
  private picks: Pick[] = []

  /** `names` are the facts that can be known. `domainOf` returns the values to try for each of them. */
  constructor(names: Iterable<string>, domainOf: (fact: string) => readonly unknown[]) {
    this.domainOf = domainOf
    const getters = [...names].map(name => [name, { enumerable: true, get: () => this.read(name) }] as const)
    this.facts = Object.defineProperties({}, Object.fromEntries(getters))
  }

  /**
   * Calls `look` once for each combination of values of the facts that `look` reads, and passes each result to `take`.
   * `given` limits the values of some facts.
   */
  each<T>(given: Domains, look: (facts: Facts) => T, take: (seen: T, picked: Picked) => void): void {
    this.given = given
    this.picks = []
    do take(look(this.facts), this.picked())
    while (this.next())
  }

  /**
   * Returns whether `look` returns true for at least one combination of values. `given` limits the values of some
   * facts.
   */
  some(given: Domains, look: (facts: Facts) => boolean): boolean {
    this.given = given
    this.picks = []
    do if (look(this.facts)) return true
    while (this.next())
    return false
  }

  private picked(): Picked {
    return this.picks.length === 0 ? NOTHING : this.picks.map(({ fact, options, at }) => [fact, options[at]])
  }

  /** Goes on to the next combination of values. Returns false after the last one. */
  private next(): boolean {
    for (let last = this.picks.pop(); last !== undefined; last = this.picks.pop()) {
      last.at += 1
      if (last.at < last.options.length) return this.picks.push(last) > 0
    }
    return false
  }

  private read(fact: string): unknown {
    const known = this.picks.find(pick => pick.fact === fact)
    if (known !== undefined) return known.options[known.at]
    const options = this.given.get(fact) ?? this.domainOf(fact)
    if (options.length < 2) return options[0]
    this.picks.push({ fact, options, at: 0 })
    return options[0]
  }
}
