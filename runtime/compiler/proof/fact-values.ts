import { type Flow, own } from '../../engine/flow.ts'
import { isKnown } from '../../engine/guards.ts'
import type { Explorable } from '../explore.ts'
import { writtenIn } from '../flow-parts.ts'
import { type Cells, cellsOf } from './cells.ts'
import type { Probe } from './probes.ts'
import { AUTHENTICATED } from './situation.ts'
import type { Domains } from './worlds.ts'

/** The values that each fact can have by now. Calls back when one becomes possible. */
export class FactValues {
  readonly cells: Cells
  private readonly values: Map<string, readonly unknown[]>
  private readonly onGrown: (fact: string) => void

  constructor(
    known: Explorable,
    flow: Flow,
    isKnownAtFirst: (fact: string) => boolean,
    onGrown: (fact: string) => void,
  ) {
    this.onGrown = onGrown
    this.cells = cellsOf(flow, known.catalogue)
    this.values = new Map(
      [...this.cells].map(([fact, { values }]) => [fact, isKnownAtFirst(fact) ? values : [undefined]]),
    )
  }

  of(fact: string): readonly unknown[] {
    return this.values.get(fact) ?? [undefined]
  }

  /** The fact can have any value from now on. */
  fill(fact: string): void {
    this.grow(fact, this.cells.get(fact)?.values ?? [])
  }

  /** Adds what an answer brings. Returns the values that its facts can have right after it. */
  answer({ effect, ends }: Probe): Domains {
    const certain = new Map<string, readonly unknown[]>(ends ? [[AUTHENTICATED, [undefined]]] : [])
    for (const fact of effect?.gives ?? []) {
      const present = this.present(fact, own(effect?.values ?? {}, fact))
      this.grow(fact, present)
      if (present.length > 0) certain.set(fact, present)
    }
    for (const fact of effect?.mayGive ?? []) this.fill(fact)
    for (const fact of effect?.mayClear ?? []) this.grow(fact, [undefined])
    for (const fact of effect?.clears ?? []) {
      this.grow(fact, [undefined])
      certain.set(fact, [undefined])
    }
    return certain
  }

  /** Returns the cells in which the fact is known, or only those of these values. */
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
    this.onGrown(fact)
  }
}

/** Returns the facts that something may write: the flow's blocks, the services that it runs, and the app. */
export function writtenFacts({ flow, catalogue }: Explorable): ReadonlySet<string> {
  return new Set([...writtenIn(flow, catalogue), ...catalogue.appFacts])
}
