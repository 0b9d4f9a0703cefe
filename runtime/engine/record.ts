import { deedOf } from './deed.ts'
import { type Facts, type Flow, type Guard, own } from './flow.ts'
import { compare } from './guards.ts'
import { positionOf } from './position.ts'
import type { EngineEvent, FlowState } from './state.ts'
import { type Cell, type Deed, type TraceMove, WITHHELD } from './trace.ts'

/** The part of a fact's definition that decides how much of its value may be written down. */
export interface Recorded {
  readonly type: string
  readonly label?: 'secret' | 'personal'
}

/** After so many moves a recording begins anew from the place reached, so that it cannot fill a storage. */
const MOST_MOVES = 200

/** A walk that is written down while it is taken. */
export class Recording {
  private readonly specOf: (fact: string) => Recorded | undefined
  /** The comparisons of each fact that the engine, or the guard of a block, may read. */
  private readonly tracked: ReadonlyMap<string, readonly Comparison[]>
  private state: FlowState
  private known: { readonly [fact: string]: Cell } = {}
  private kept: readonly TraceMove[]

  /** Begins at this state; `earlier` are the moves of the pages before. */
  constructor(
    flow: Flow,
    specOf: (fact: string) => Recorded | undefined,
    state: FlowState,
    facts: Facts,
    earlier: readonly TraceMove[] = [],
  ) {
    this.specOf = specOf
    const comparisons = comparisonsOf(flow)
    this.tracked = new Map(trackedFacts(flow).map(fact => [fact, comparisons.filter(guard => guard.fact === fact)]))
    this.state = state
    this.kept = earlier
    this.add({ at: positionOf(state) }, facts)
  }

  get moves(): readonly TraceMove[] {
    return this.kept
  }

  /** Writes down an event that led to this state. The facts are those with which the engine decided. */
  take(event: EngineEvent, state: FlowState, facts: Facts): void {
    const deed = deedOf(event, this.state)
    this.state = state
    if (this.kept.length < MOST_MOVES) return this.add(deed, facts)
    this.kept = []
    this.known = {}
    this.add({ at: positionOf(state) }, facts)
  }

  private add(deed: Deed, facts: Facts): void {
    const cells = [...this.tracked].map(([fact, about]) => [fact, this.cellOf(fact, own(facts, fact), about)] as const)
    const changed = cells.filter(([fact, cell]) => cell !== (own(this.known, fact) ?? null))
    this.known = Object.fromEntries(cells)
    this.kept = [...this.kept, changed.length === 0 ? deed : { ...deed, facts: Object.fromEntries(changed) }]
  }

  /** Returns the value to write down: never a text that no guard names, and nothing of a personal fact. */
  private cellOf(fact: string, value: unknown, about: readonly Comparison[]): Cell {
    const spec = this.specOf(fact)
    if (value === undefined || value === '') return value ?? null
    if (spec === undefined || spec.label !== undefined) return WITHHELD
    if (typeof value === 'boolean') return value
    if (typeof value === 'number') return numberLike(value, about)
    return spec.type === 'choice' || about.some(guard => isNamed(guard, value)) ? String(value) : WITHHELD
  }
}

type Comparison = Extract<Guard, { readonly fact: string }>

function comparisonsOf({ guards }: Flow): readonly Comparison[] {
  return Object.values(guards).flatMap(guard => (guard !== undefined && 'fact' in guard ? [guard] : []))
}

/** Returns the facts that the engine, or the guard of a block, may read. */
export function trackedFacts(flow: Flow): readonly string[] {
  const needed = Object.values(flow.steps).flatMap(step => step?.needs ?? [])
  return [...new Set(['session.authenticated', ...needed, ...comparisonsOf(flow).map(({ fact }) => fact)])]
}

function isNamed(guard: Comparison, value: unknown): boolean {
  return 'is' in guard ? guard.is === value : 'in' in guard && guard.in.some(option => option === value)
}

/** Returns a number of the config, or one beside it, that every guard judges in the same way. */
function numberLike(value: number, about: readonly Comparison[]): number {
  const verdicts = (one: number) => about.map(guard => compare(guard, one)).join()
  const borders = about.flatMap(guard => {
    if ('atLeast' in guard) return [guard.atLeast]
    if ('atMost' in guard) return [guard.atMost]
    return ('is' in guard ? [guard.is] : 'in' in guard ? guard.in : []).filter(one => typeof one === 'number')
  })
  const around = [1, ...borders.flatMap(border => [border, border - 1, border + 1])]
  // Two borders may lie so close that a fraction between them has no neighbour here: then the value itself stands for itself.
  return around.find(one => verdicts(one) === verdicts(value)) ?? value
}
