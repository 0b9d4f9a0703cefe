import type { Facts } from '../../engine/flow.ts'

/** The facts that were read in a world, with their values. */
export type Picked = readonly (readonly [fact: string, value: unknown])[]

/** The values that a fact can have, by fact. */
export type Domains = ReadonlyMap<string, readonly unknown[]>

const NOTHING: Picked = []

interface Pick {
  readonly fact: string
  readonly options: readonly unknown[]
  at: number
}

/** A fact has a value only after it was read. If worlds differ only in unread facts, they therefore count as one. */
export class Worlds {
  private readonly domainOf: (fact: string) => readonly unknown[]
  private readonly facts: Facts
  private given: Domains = new Map()
  private picks: Pick[] = []

  /** `domainOf` returns the values that a fact can have now. If a fact is not in `names`, it is always unknown. */
  constructor(names: Iterable<string>, domainOf: (fact: string) => readonly unknown[]) {
    this.domainOf = domainOf
    const getters = [...names].map(name => [name, { enumerable: true, get: () => this.read(name) }] as const)
    this.facts = Object.defineProperties({}, Object.fromEntries(getters))
  }

  /**
   * Calls `take` for every world that `look` can distinguish. In each world, the facts of `given` have one of the given
   * values.
   */
  each<T>(given: Domains, look: (facts: Facts) => T, take: (seen: T, picked: Picked) => void): void {
    this.given = given
    this.picks = []
    do take(look(this.facts), this.picked())
    while (this.next())
  }

  /** Returns whether `look` returns true in some world in which the facts of `given` have one of the given values. */
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

  /** Moves to the next combination of the facts that were read. After the last combination, returns false. */
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
