import { type Facts, type Flow, own } from '../../engine/flow.ts'
import { holds, isKnown } from '../../engine/guards.ts'
import type { Effect, EngineEvent, FlowState, OpenModal } from '../../engine/state.ts'
import { transition } from '../../engine/transition.ts'
import type { BlockModel } from '../model.ts'
import { AUTHENTICATED, FactValues, writtenFacts } from './fact-values.ts'
import { type Handled, handledBy } from './handled.ts'
import type { Known } from './known.ts'
import { type Probe, probesOf, screenOf } from './probes.ts'
import { cameFrom, keyOf, normal, outside, placeOf, type Situation } from './situation.ts'
import { type Domains, type Picked, Worlds } from './worlds.ts'

/** One thing that happened: where, in which world, and where it led. */
export interface Move {
  readonly from: Situation
  readonly probe: Probe
  readonly picked: Picked
  readonly effects: readonly Effect[]
  readonly to: Situation
  /** The lines of the config that say so; undefined for what the engine does by itself. */
  readonly handled: Handled | undefined
}

export interface Exploration {
  readonly situations: readonly Situation[]
  readonly moves: readonly Move[]
  /** The move by which a situation was first met; none for those outside the flow. */
  readonly firstMoves: ReadonlyMap<Situation, Move>
  readonly worlds: Worlds
}

/**
 * `anybody`: customers who come by any address, with whatever their tab has kept, go back, and lose their session.
 * `new`: a customer who begins at the start and has nothing yet.
 */
export type Who = 'anybody' | 'new'

/**
 * Returns every situation that can come about, and every move. A fact can have each value that something may have given
 * it so far, together with any value of any other fact: what is not found is impossible, and what is found may still need
 * facts that never come together.
 */
export function exploreWorlds(known: Known, flow: Flow, who: Who): Exploration {
  return new Explorer(known, flow, who).explore()
}

class Explorer {
  private readonly known: Known
  private readonly flow: Flow
  private readonly who: Who
  private readonly values: FactValues
  private readonly worlds: Worlds
  private readonly situations = new Map<string, Situation>()
  private readonly moves = new Map<Situation, Move[]>()
  private readonly firstMoves = new Map<Situation, Move>()
  private readonly waiting = new Set<Situation>()
  /** By fact, the situations in which something depends on it. */
  private readonly readers = new Map<string, Set<Situation>>()
  /** By step, the steps from which it is shown, and so to which Back leads. */
  private readonly before = new Map<string, Set<string>>()
  /** By step, the steps that wait until the customer is done with it. */
  private readonly wanting = new Map<string, Set<string>>()
  /** By step and modal, the modals over which that one opens, by what they are. */
  private readonly beneath = new Map<string, Map<string, OpenModal>>()

  constructor(known: Known, flow: Flow, who: Who) {
    const written = writtenFacts(known)
    const isBrought = (fact: string) => fact.startsWith('channel.') || own(known.catalogue.facts, fact)?.taken === true
    const isAnything = (fact: string) => isBrought(fact) || (who === 'anybody' && written.has(fact))
    this.known = known
    this.flow = flow
    this.who = who
    this.values = new FactValues(known, flow, isAnything, fact => {
      for (const situation of this.readers.get(fact) ?? []) this.waiting.add(situation)
    })
    this.worlds = new Worlds(this.values.cells.keys(), fact => this.values.of(fact))
  }

  explore(): Exploration {
    this.meet(outside, false)
    if (this.who === 'anybody') this.meet(outside, true)
    for (const situation of this.waiting) {
      this.waiting.delete(situation)
      this.look(situation)
    }
    const { worlds, firstMoves } = this
    return { situations: [...this.situations.values()], moves: [...this.moves.values()].flat(), firstMoves, worlds }
  }

  private look(from: Situation): void {
    this.moves.set(from, [])
    if (from.state.step === '') return this.arrive(from)
    for (const block of screenOf(this.known, from)?.blocks ?? []) {
      if (block.writes.length > 0) this.fill(from, block)
    }
    for (const probe of probesOf(this.known, from)) {
      if (this.who === 'new' && (probe.by === 'app' || !this.canAnswer(from, probe))) continue
      const certain = probe.service === undefined ? probe.given : this.values.answer(probe)
      this.happen(from, certain === undefined ? probe : { ...probe, given: certain })
    }
    if (this.who === 'anybody') this.goBack(from)
  }

  /** Whether a new customer can have given by now what the service needs. */
  private canAnswer(from: Situation, { service }: Probe): boolean {
    const needs = service === undefined ? [] : (own(this.known.catalogue.services, service)?.needs ?? [])
    this.note(
      from,
      needs.map(need => [need, undefined]),
    )
    return needs.every(need => !this.values.cells.has(need) || this.values.of(need).some(isKnown))
  }

  private arrive(from: Situation): void {
    const steps = this.who === 'new' ? [this.flow.start] : Object.keys(this.flow.steps)
    for (const step of steps) {
      const event: EngineEvent = { type: 'open', step, entry: 0, visited: [] }
      this.happen(from, { by: 'address', name: step, event })
    }
  }

  /** A person may write anything into the fields on screen. */
  private fill(from: Situation, block: BlockModel): void {
    this.worlds.each(
      this.certain(from),
      facts => isShown(this.flow, block, facts),
      (shown, picked) => {
        this.note(from, picked)
        if (shown) for (const fact of block.writes) this.values.fill(fact)
      },
    )
  }

  private goBack(from: Situation): void {
    const { state } = from
    const back = own(this.flow.steps, state.step)?.back ?? 'visited'
    const probe: Probe = { by: 'back', name: 'back', event: { type: 'back' } }
    if (state.modals.length > 0 || back !== 'visited') this.happen(from, probe)
    else for (const step of this.before.get(state.step) ?? []) this.happenTo(from, cameFrom(state, step), probe)
  }

  /** A situation leaves out what lies under the modal on top. It matters only where the modal closes. */
  private happen(from: Situation, probe: Probe): void {
    const { state } = from
    const { closes, returns } = this.happenTo(from, state, probe)
    if (returns)
      for (const wanted of this.wanting.get(state.step) ?? []) this.happenTo(from, { ...state, wanted }, probe)
    if (!closes) return
    for (const under of this.beneath.get(placeOf(state))?.values() ?? [])
      this.happenTo(from, { ...state, modals: [under, ...state.modals] }, probe)
  }

  /**
   * Lets it happen in each world. Returns whether in one of them a modal closes and its step stays, or the customer returns
   * to the step that waits for them.
   */
  private happenTo(
    from: Situation,
    state: FlowState,
    probe: Probe,
  ): { readonly closes: boolean; readonly returns: boolean } {
    const certain = this.certain(from, probe.given)
    const isIn = certain.get(AUTHENTICATED)?.[0] === true
    const found: Move[] = []
    let closes = false
    let returns = false
    this.worlds.each(
      certain,
      facts =>
        isShown(this.flow, probe.block, facts)
          ? {
              ...transition(this.flow, state, probe.event, facts),
              handled: handledBy(this.known, this.flow, state, probe, facts),
            }
          : undefined,
      (seen, picked) => {
        this.note(from, picked)
        if (seen === undefined) return
        const { step, modals } = seen.state
        closes ||= modals.length < state.modals.length && step === state.step
        returns ||= seen.handled?.way?.to.text.startsWith('return:') === true
        this.cover(seen.state)
        this.want(from, seen.state)
        this.precede(from, seen.state)
        const isGone = seen.effects.some(({ kind }) => kind === 'leave' || kind === 'flow')
        const to = isGone ? this.meet(outside, isIn) : this.meet(seen.state, isIn)
        const move = { from, probe, picked, effects: seen.effects, to, handled: seen.handled }
        // Worlds that take the same line to the same place are one for every theorem.
        if (found.some(other => other.to === to && other.handled?.way === seen.handled?.way)) return
        found.push(move)
        if (to.state.step !== '' && !this.firstMoves.has(to)) this.firstMoves.set(to, move)
      },
    )
    this.moves.get(from)?.push(...found)
    return { closes, returns }
  }

  /** A step is shown only with the facts that it needs. What an answer brings is more recent. */
  private certain({ isIn, state }: Situation, more: Domains = new Map()): Domains {
    const needs = state.message === null ? (own(this.flow.steps, state.step)?.needs ?? []) : []
    const known = needs.map(need => [need, this.values.of(need).filter(isKnown)] as const)
    return new Map([
      [AUTHENTICATED, [isIn ? true : undefined]],
      ...known.filter(([, values]) => values.length > 0),
      ...more,
    ])
  }

  /** The facts of anybody have all their values from the beginning. */
  private note(situation: Situation, facts: Picked): void {
    if (this.who === 'anybody') return
    for (const [fact] of facts) this.readers.set(fact, (this.readers.get(fact) ?? new Set()).add(situation))
  }

  private meet(state: FlowState, isIn: boolean): Situation {
    const key = keyOf(state, isIn)
    const known = this.situations.get(key)
    if (known !== undefined) return known
    const situation = { state: state.step === '' ? state : normal(this.flow, state), isIn }
    this.situations.set(key, situation)
    this.waiting.add(situation)
    return situation
  }

  private cover(state: FlowState): void {
    const under = state.modals[state.modals.length - 2]
    if (under === undefined) return
    const place = placeOf(state)
    const all = this.beneath.get(place) ?? new Map<string, OpenModal>()
    const name = JSON.stringify([under.id, under.message !== null, under.message?.uncharged])
    if (all.has(name)) return
    this.beneath.set(place, all.set(name, under))
    this.wake(({ state: other }) => placeOf(other) === place)
  }

  /** Steps that wait go on waiting at the next step that anybody may see: a login has several. */
  private want({ state: from }: Situation, { step, wanted }: FlowState): void {
    const all = this.wanting.get(step) ?? new Set()
    const isPublic = own(this.flow.steps, step)?.access === 'anyone'
    const more = [...(wanted === null ? [] : [wanted]), ...((isPublic && this.wanting.get(from.step)) || [])]
    const added = more.filter(one => one !== step && !all.has(one))
    if (added.length === 0) return
    for (const one of added) all.add(one)
    this.wanting.set(step, all)
    this.wake(({ state }) => state.step === step)
  }

  private precede(from: Situation, { step, visited }: FlowState): void {
    const last = visited[visited.length - 1]?.step
    const all = this.before.get(step) ?? new Set()
    if (last === undefined || step === from.state.step || all.has(last)) return
    this.before.set(step, all.add(last))
    if (this.who === 'anybody') this.wake(({ state }) => state.step === step && state.modals.length === 0)
  }

  private wake(isConcerned: (situation: Situation) => boolean): void {
    for (const situation of this.situations.values()) if (isConcerned(situation)) this.waiting.add(situation)
  }
}

function isShown(flow: Flow, block: BlockModel | undefined, facts: Facts): boolean {
  const when = block?.when?.text
  return when === undefined || holds(flow.guards, when, facts)
}
