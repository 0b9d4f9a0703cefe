import { bordersOf, type Comparison, comparisonsOf, literalsOf } from './comparisons.ts'
import { deedOf } from './deed.ts'
import { type Facts, type Flow, own } from './flow.ts'
import { compare, holds } from './guards.ts'
import { positionOf } from './position.ts'
import type { EngineEvent, FlowState } from './state.ts'
import { type Cell, type TraceMove, WITHHELD } from './trace.ts'
import { transition } from './transition.ts'

/** The part of a fact's definition that decides whether a recording may contain its value. */
export interface Recorded {
  /** The type of the app's fact. A flow's own fact has no type. */
  readonly type?: string
  readonly label?: 'secret' | 'personal'
}

/**
 * The maximum number of moves. After it, a recording starts again at the current position, so that it cannot fill the
 * storage.
 */
const MOST_MOVES = 200

/**
 * Returns the names of the guards that decide what the screen shows. The list is empty until the content of the screen
 * has arrived.
 */
export type GuardsOn = (state: FlowState) => readonly string[]

/** A recording of a customer's moves through a flow, with the facts that the engine or a screen reads. */
export class Recording {
  private readonly flow: Flow
  private readonly specOf: (fact: string) => Recorded | undefined
  private readonly guardsOn: GuardsOn
  private state: FlowState
  private facts: Facts
  /** The last recorded value of each fact. Only a fact that differs from it is recorded again. */
  private readonly known = new Map<string, Cell>()
  private kept: TraceMove[]

  /** Starts at this state. `earlier` are the moves from earlier pages of the same tab. */
  constructor(
    flow: Flow,
    specOf: (fact: string) => Recorded | undefined,
    guardsOn: GuardsOn,
    state: FlowState,
    facts: Facts,
    earlier: readonly TraceMove[] = [],
  ) {
    this.flow = flow
    this.specOf = specOf
    this.guardsOn = guardsOn
    this.state = state
    this.facts = facts
    this.kept = [...earlier, { at: positionOf(state) }]
  }

  get moves(): readonly TraceMove[] {
    this.readScreen()
    return this.kept
  }

  /** Records an event, the state after it, and those of the `facts` that the engine has read. */
  take(event: EngineEvent, state: FlowState, facts: Facts): void {
    this.readScreen()
    const before = this.state
    this.state = state
    this.facts = facts
    if (this.kept.length < MOST_MOVES) {
      this.kept.push(deedOf(event, before))
      this.write([...this.known.keys(), ...readIn(facts, spied => transition(this.flow, before, event, spied))])
    } else {
      this.kept = [{ at: positionOf(state) }]
      this.known.clear()
    }
  }

  /** Records the facts that the screen reads. The screen's content may arrive after the move that led to it. */
  private readScreen(): void {
    const title = own(this.flow.steps, this.state.step)?.retitled
    const guards = [...this.guardsOn(this.state), ...(title === undefined ? [] : [title.when])]
    this.write(readIn(this.facts, spied => guards.map(guard => holds(this.flow.guards, guard, spied))))
  }

  /** Adds the facts that have changed to the last move. */
  private write(names: readonly string[]): void {
    const cells = names.map(fact => [fact, this.cellOf(fact, own(this.facts, fact))] as const)
    const changed = cells.filter(([fact, cell]) => cell !== (this.known.get(fact) ?? null))
    for (const [fact, cell] of cells) this.known.set(fact, cell)
    const move = this.kept[this.kept.length - 1]
    if (move !== undefined && changed.length > 0)
      this.kept[this.kept.length - 1] = { ...move, facts: { ...move.facts, ...Object.fromEntries(changed) } }
  }

  /** Returns the value to record. If the fact is personal, or if no guard compares the text, the value is hidden. */
  private cellOf(fact: string, value: unknown): Cell {
    const spec: Recorded | undefined = this.specOf(fact) ?? own(this.flow.facts, fact)
    if (value === undefined || value === '') return value ?? null
    if (spec === undefined || spec.label !== undefined) return WITHHELD
    if (typeof value === 'boolean') return value
    const about = comparisonsOf(this.flow).filter(guard => guard.fact === fact)
    if (typeof value === 'number') return numberLike(value, about)
    return spec.type === 'choice' || about.flatMap(literalsOf).includes(value) ? String(value) : WITHHELD
  }
}

/** Returns the names of the facts that the function `read` reads. */
function readIn(facts: Facts, read: (spied: Facts) => unknown): readonly string[] {
  const names = new Set<string>()
  read(
    new Proxy(facts, {
      // The engine reads only own properties of the facts, so this function is called for every read.
      getOwnPropertyDescriptor(target, name) {
        names.add(String(name))
        return Reflect.getOwnPropertyDescriptor(target, name)
      },
    }),
  )
  return [...names]
}

/**
 * Returns a number that can stand for the customer's real value in a record: every guard has the same result for it.
 * It is a number of the config, or one more or one less than such a number.
 */
function numberLike(value: number, about: readonly Comparison[]): number {
  const verdicts = (one: number) => about.map(guard => compare(guard, one)).join()
  const around = [1, ...about.flatMap(bordersOf).flatMap(border => [border, border - 1, border + 1])]
  // A guard can distinguish a fraction, such as 10.5, from all of these numbers. Then the real value is recorded.
  return around.find(one => verdicts(one) === verdicts(value)) ?? value
}
