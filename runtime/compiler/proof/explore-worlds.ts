import { type Flow, own } from '../../engine/flow.ts'
import { isKnown } from '../../engine/guards.ts'
import type { Effect, EngineEvent, FlowState } from '../../engine/state.ts'
import { transition } from '../../engine/transition.ts'
import type { Explorable } from '../explore.ts'
import type { BlockModel } from '../model.ts'
import { FactValues, writtenFacts } from './fact-values.ts'
import { type Handled, handledBy } from './handled.ts'
import { Kept } from './kept.ts'
import { isShown, type Probe, probesOf, screenOf } from './probes.ts'
import { AUTHENTICATED, cameFrom, isLeaving, keyOf, normal, outside, type Situation, sessionOf } from './situation.ts'
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
export function exploreWorlds(known: Explorable, flow: Flow, who: Who): Exploration {
  return new Explorer(known, flow, who).explore()
}

class Explorer {
  private readonly known: Explorable
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
  private readonly kept: Kept

  constructor(known: Explorable, flow: Flow, who: Who) {
    const written = writtenFacts(known)
    const isBrought = (fact: string) => fact.startsWith('channel.') || own(known.catalogue.facts, fact)?.taken === true
    const isAnything = (fact: string) => isBrought(fact) || (who === 'anybody' && written.has(fact))
    this.known = known
    this.flow = flow
    this.who = who
    this.kept = new Kept(flow)
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
    else for (const step of this.kept.behind(state)) this.happenTo(from, cameFrom(state, step), probe)
  }

  /** A situation leaves out what lies under the modal on top. It matters only where the modal closes. */
  private happen(from: Situation, probe: Probe): void {
    const { state } = from
    const { closes, returns } = this.happenTo(from, state, probe)
    if (returns) for (const wanted of this.kept.wanted(state)) this.happenTo(from, { ...state, wanted }, probe)
    if (!closes) return
    for (const under of this.kept.beneath(state))
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
        if (this.kept.keep(from.state, seen.state)) this.wake(({ state: other }) => other.step === step)
        const to = this.meet(isLeaving(seen.effects) ? outside : seen.state, isIn)
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
  private certain(situation: Situation, more: Domains = new Map()): Domains {
    const { state } = situation
    const needs = state.message === null ? (own(this.flow.steps, state.step)?.needs ?? []) : []
    const known = needs.map(need => [need, this.values.of(need).filter(isKnown)] as const)
    return new Map([...sessionOf(situation), ...known.filter(([, values]) => values.length > 0), ...more])
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

  private wake(isConcerned: (situation: Situation) => boolean): void {
    for (const situation of this.situations.values()) if (isConcerned(situation)) this.waiting.add(situation)
  }
}
