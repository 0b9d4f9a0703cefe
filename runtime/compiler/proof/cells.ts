import { bordersOf, type Comparison, comparisonsOf, literalsOf } from '../../engine/comparisons.ts'
import { type Flow, own } from '../../engine/flow.ts'
import { compare, isKnown } from '../../engine/guards.ts'
import type { Catalogue, FactSpec } from '../catalogue.ts'
import { AUTHENTICATED } from './situation.ts'

/**
 * The values of a fact, divided into cells. A cell is a set of values. No guard and no step's `needs` distinguishes the
 * values of one cell, so a proof needs only one of them.
 */
export interface Domain {
  /** One value for each cell. `undefined` means that the fact is unknown. */
  readonly values: readonly unknown[]
  /** Returns the item of `values` in the same cell as the given value. */
  readonly cellOf: (value: unknown) => unknown
}

/** The possible values of each fact that the flow reads, divided into cells. */
export type Cells = ReadonlyMap<string, Domain>

/** A text that no config and no customer can contain, so it differs from every text in a guard. */
export const OTHER_TEXT = '\u0000'

/**
 * Divides the values of each fact that the flow reads into cells. If no guard and no step's `needs` distinguishes two
 * values, they are in the same cell.
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
