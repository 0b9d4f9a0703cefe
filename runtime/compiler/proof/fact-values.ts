import { own } from '../../engine/flow.ts'
import { isKnown } from '../../engine/guards.ts'
import type { Explorable } from '../explore.ts'
import { writtenIn } from '../flow-parts.ts'
import { AUTHENTICATED } from '../pass.ts'
import type { Cells } from './cells.ts'
import type { Probe } from './probes.ts'
import type { Domains } from './worlds.ts'

/** The values that each fact can have, as found so far. */
export class FactValues {
  readonly cells: Cells
  private readonly values: Map<string, readonly unknown[]>
  private hasGrown = false

  /** At first, each of these facts can have any value, and every other fact is unknown. */
  constructor(cells: Cells, isAnything: (fact: string) => boolean) {
    this.cells = cells
    this.values = new Map([...cells].map(([fact, { values }]) => [fact, isAnything(fact) ? values : [undefined]]))
  }

  of(fact: string): readonly unknown[] {
    return this.values.get(fact) ?? [undefined]
  }

  /** Returns whether every value of the fact has been found as possible. */
  isFull(fact: string): boolean {
    const had = this.of(fact)
    return this.cells.get(fact)?.values.every(value => had.includes(value)) !== false
  }

  /** Adds every value of the fact to its possible values, for example because the customer types it. */
  fill(fact: string): void {
    this.grow(fact, this.cells.get(fact)?.values ?? [])
  }

  /** Adds the facts that an answer may set. */
  take({ effect }: Probe): void {
    for (const fact of effect?.gives ?? []) this.grow(fact, this.present(fact, own(effect?.values ?? {}, fact)))
    for (const fact of effect?.mayGive ?? []) this.fill(fact)
    for (const fact of [...(effect?.mayClear ?? []), ...(effect?.clears ?? [])]) this.grow(fact, [undefined])
  }

  /** Returns the values that facts can have right after an answer that sets or clears them. */
  after({ effect, ends }: Probe): Domains {
    const given = (effect?.gives ?? [])
      .map(fact => [fact, this.present(fact, own(effect?.values ?? {}, fact))] as const)
      .filter(([, values]) => values.length > 0)
    const cleared = (effect?.clears ?? []).map(fact => [fact, [undefined]] as const)
    return new Map([...(ends ? [[AUTHENTICATED, [undefined]] as const] : []), ...given, ...cleared])
  }

  /**
   * Returns whether any fact got more possible values since the last call. If so, the explorer tries the moves of a new
   * customer again.
   */
  grew(): boolean {
    const { hasGrown } = this
    this.hasGrown = false
    return hasGrown
  }

  /**
   * Returns the values to try for a known fact. `values` limits them, for example to the values that a service can set.
   */
  private present(fact: string, values: readonly unknown[] | undefined): readonly unknown[] {
    if (fact === AUTHENTICATED) return [true]
    const domain = this.cells.get(fact)
    if (values === undefined) return domain?.values.filter(isKnown) ?? []
    return domain === undefined ? [] : [...new Set(values.map(domain.cellOf))]
  }

  private grow(fact: string, more: readonly unknown[]): void {
    const had = this.of(fact)
    const now = [...had, ...more.filter(value => !had.includes(value))]
    if (now.length === had.length) return
    this.values.set(fact, now)
    this.hasGrown = true
  }
}

/**
 * Returns whether a customer may have the fact on arrival. The address or the channel may set it, or another page of
 * the tab may have stored it.
 */
export function isBrought(known: Explorable, fact: string): boolean {
  return fact.startsWith('channel.') || own(known.catalogue.facts, fact)?.taken === true
}

/** Returns the facts that the flow may write through its blocks, its services and the app. */
export function writtenFacts({ flow, catalogue }: Explorable): ReadonlySet<string> {
  return new Set([...writtenIn(flow, catalogue), ...catalogue.appFacts])
}
