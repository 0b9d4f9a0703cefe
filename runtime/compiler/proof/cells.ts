import { bordersOf, type Comparison, comparisonsOf, literalsOf } from '../../engine/comparisons.ts'
import { type Flow, own } from '../../engine/flow.ts'
import { compare, isKnown } from '../../engine/guards.ts'
import type { Catalogue, FactSpec } from '../catalogue.ts'
import { AUTHENTICATED } from '../pass.ts'

/**
 * The values of a fact in groups, which are called cells. All values of a cell give every guard and every `needs` of
 * the flow the same result, so a proof tries only one value of each cell.
 */
export interface Domain {
  /**
   * One value of each group of values that no guard distinguishes (cell). The value `undefined` stands for the unknown
   * fact.
   */
  readonly values: readonly unknown[]
  /**
   * Returns the value in `values` that a proof tries in place of the given value, because no guard distinguishes the
   * two.
   */
  readonly cellOf: (value: unknown) => unknown
}

export type Cells = ReadonlyMap<string, Domain>

/** A text that no config and no customer can contain, so it differs from every text in a guard. */
export const OTHER_TEXT = '\u0000'

/**
 * Groups the values of each fact that the flow reads. Two values are in the same group if every guard and every `needs`
 * has the same result for both.
 */
export function cellsOf(flow: Flow, catalogue: Pick<Catalogue, 'facts' | 'services'>): Cells {
  const comparisons = comparisonsOf(flow)
  const needed = Object.values(flow.steps).flatMap(step => step?.needs ?? [])
  const services = Object.values(catalogue.services).flatMap(service => [
    ...(service?.needs ?? []),
    ...(service?.onlyIf ?? []).map(({ fact }) => fact),
  ])
  const names = new Set([AUTHENTICATED, ...needed, ...services, ...comparisons.map(({ fact }) => fact)])
  return new Map(
    [...names].map(name => {
      const about = comparisons.filter(({ fact }) => fact === name)
      const fact = own(catalogue.facts, name)
      const values = valuesOf(fact, about).filter(value => isKnown(value) || fact?.certain !== true)
      return [name, domainOf(values, about)] as const
    }),
  )
}

/** Returns values on both sides of every limit that a guard compares with. */
function valuesOf(fact: FactSpec | undefined, about: readonly Comparison[]): readonly unknown[] {
  switch (fact?.type) {
    case 'flag':
      return [undefined, true, false]
    case 'choice':
      return [undefined, ...(fact.options ?? [])]
    case 'text':
      return [undefined, OTHER_TEXT, ...about.flatMap(literalsOf)]
    default:
      return [undefined, ...about.flatMap(bordersOf).flatMap(border => [border - 1, border, border + 1]), 1]
  }
}

/** Keeps only the first of several values that no guard distinguishes. */
function domainOf(values: readonly unknown[], about: readonly Comparison[]): Domain {
  const cells = new Map<string, unknown>()
  const told = (value: unknown) => [isKnown(value), ...about.map(guard => compare(guard, value))].join()
  for (const value of values) if (!cells.has(told(value))) cells.set(told(value), value)
  return { values: [...cells.values()], cellOf: value => cells.get(told(value)) }
}
