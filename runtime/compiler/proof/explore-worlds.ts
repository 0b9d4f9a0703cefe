import { type Flow, own } from '../../engine/flow.ts'
import { isKnown } from '../../engine/guards.ts'
import type { Effect, FlowState } from '../../engine/state.ts'
import { transition } from '../../engine/transition.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Explorable } from '../explore.ts'
import type { Way } from '../model.ts'
import { AUTHENTICATED } from '../pass.ts'
import { type Cells, cellsOf } from './cells.ts'
import { FactValues, isBrought, writtenFacts } from './fact-values.ts'
import { type Handled, handledBy } from './handled.ts'
import { Kept, type Past, placeIn, withPast } from './kept.ts'
import { isShown, type Probe, probesOf } from './probes.ts'
import { isLeaving, keyOf, needsIn, normal, outside, type Situation, sessionOf, topOf } from './situation.ts'
import { type Domains, type Picked, Worlds } from './worlds.ts'

/**
 * One event at one place of the flow, and its result. One move represents all values of the facts with which the result
 * is the same.
 */
export interface Move {
  readonly from: Situation
  readonly probe: Probe
  /** Set if this move is possible only with a certain earlier step or modal, which `from` does not contain. */
  readonly past: Past | undefined
  /**
   * The combinations of fact values with which the event leads here. If a problem is reported, its explanation uses the
   * first combination.
   */
  readonly worlds: readonly Picked[]
  readonly effects: readonly Effect[]
  readonly to: Situation
  /** The engine's full state after the event. `to` is this state without the details that affect no later move. */
  readonly landed: FlowState
  /** The lines of the config that handled the event. If the engine itself handles the event, this is undefined. */
  readonly handled: Handled | undefined
}

export interface Exploration {
  readonly flow: Flow
  readonly catalogue: Catalogue
  readonly cells: Cells
  readonly situations: readonly Situation[]
  readonly moves: readonly Move[]
  /**
   * The moves by a customer's tap, and the moves by a service's answer. They are separate lists, because most theorems
   * read only one of them.
   */
  readonly taps: readonly Move[]
  readonly answers: readonly Move[]
  /** The move by which the explorer reached each state first. The state before any address was opened has none. */
  readonly firstMoves: ReadonlyMap<Situation, Move>
  readonly worlds: Worlds
}

/**
 * Returns every situation and move that can occur. Customers can open any address with any stored facts, go back, and
 * lose their session. The explorer combines every value that a fact can get with every value of each other fact. So a
 * situation that it does not find is impossible, but one that it finds may need facts that never occur together.
 */
export function exploreWorlds(known: Explorable, flow: Flow): Exploration {
  return new Explorer(known, flow).explore()
}

class Explorer {
  private readonly known: Explorable
  private readonly flow: Flow
  private readonly values: FactValues
  private readonly worlds: Worlds
  private readonly situations = new Map<string, Situation>()
  private readonly moves: Move[] = []
  private readonly firstMoves = new Map<Situation, Move>()
  private readonly tasks: (() => void)[] = []
  /** The answers of services. Each is stored with the facts that are known after it. */
  private readonly answers = new Map<Probe, Probe>()
  private readonly certain = new Map<Situation, Domains>()
  private readonly kept: Kept
  /**
   * Events whose result depends on a customer's earlier step or modal (`Past`). They are tried again when another
   * `Past` of that kind is found at that place.
   */
  private readonly depending = new Map<string, ((past: Past) => void)[]>()

  constructor(known: Explorable, flow: Flow) {
    const written = writtenFacts(known)
    this.known = known
    this.flow = flow
    this.values = new FactValues(cellsOf(flow, known.catalogue), fact => isBrought(known, fact) || written.has(fact))
    this.worlds = new Worlds(this.values.cells.keys(), fact => this.values.of(fact))
    this.kept = new Kept(flow, (place, past) => {
      for (const look of this.depending.get(`${past.kind} ${place}`) ?? []) this.tasks.push(() => look(past))
    })
  }

  explore(): Exploration {
    this.meet(outside, false)
    this.meet(outside, true)
    // A task can add more tasks, so the list is read by index until no task is left.
    for (let at = 0; at < this.tasks.length; at += 1) this.tasks[at]?.()
    const { flow, worlds, firstMoves, moves } = this
    const by = (cause: Probe['by']) => moves.filter(({ probe }) => probe.by === cause)
    return {
      ...{ flow, catalogue: this.known.catalogue, cells: this.values.cells, situations: [...this.situations.values()] },
      ...{ moves, taps: by('person'), answers: by('service'), firstMoves, worlds },
    }
  }

  private look(from: Situation): void {
    if (from.state.step === '') return this.arrive(from)
    for (const probe of probesOf(this.known, from)) {
      this.happen(from, probe.service === undefined ? probe : this.answering(probe))
    }
    const { state } = from
    const back = own(this.flow.steps, state.step)?.back ?? 'visited'
    const probe: Probe = { by: 'back', name: 'back', event: { type: 'back' } }
    if (state.modals.length > 0 || back !== 'visited') this.happen(from, probe)
    else this.depend(from, 'behind', probe)
  }

  /** Returns the service's answer with the facts that are known after it. */
  private answering(probe: Probe): Probe {
    const answer = this.answers.get(probe) ?? { ...probe, given: this.values.after(probe) }
    this.answers.set(probe, answer)
    return answer
  }

  private arrive(from: Situation): void {
    for (const step of Object.keys(this.flow.steps))
      this.happen(from, { by: 'address', name: step, event: { type: 'open', step, entry: 0, visited: [] } })
  }

  /**
   * Tries the event. A branch to `return:` depends on the step that waits for a login, and a branch that opens or closes
   * a modal depends on the modal below. For such branches, it also tries every such step or modal that is possible.
   */
  private happen(from: Situation, probe: Probe): void {
    const top = topOf(from.state)
    const returning = new Set<Way | undefined>()
    const closing = new Set<Way | undefined>()
    const opening = new Map<string, Set<Way | undefined>>()
    for (const { handled, landed, effects } of this.happenWith(from, probe, undefined)) {
      const way = handled?.way
      if (way?.to.text.startsWith('return:') === true) returning.add(way)
      if (top === null || landed.step !== from.state.step) continue
      const opened = topOf(landed)
      if (landed.modals.every(({ id }) => id !== top)) {
        // A step or a message page that is shown closes all modals, so none of them matters.
        if (opened !== null || !effects.some(({ kind }) => kind === 'show')) closing.add(way)
      } else if (opened !== null && opened !== top) opening.set(opened, (opening.get(opened) ?? new Set()).add(way))
    }
    if (returning.size > 0) this.depend(from, 'wanted', probe, (_, way) => returning.has(way))
    if (closing.size > 0 || opening.size > 0)
      this.depend(
        from,
        'under',
        probe,
        (past, way) => closing.has(way) || (past.kind === 'under' && opening.get(past.modal.id)?.has(way) === true),
      )
  }

  private depend(
    from: Situation,
    kind: Past['kind'],
    probe: Probe,
    matters: (past: Past, way: Way | undefined) => boolean = () => true,
  ): void {
    const look = (past: Past) => {
      this.happenWith(from, probe, past, way => matters(past, way))
    }
    const name = `${kind} ${placeIn(from.state, kind)}`
    const all = this.depending.get(name)
    if (all === undefined) this.depending.set(name, [look])
    else all.push(look)
    for (const past of this.kept.of(from.state, kind)) look(past)
  }

  /**
   * Tries the event with all combinations of values that change its result. Only branches for which `matters` returns
   * true become moves. Combinations that use the same line of the config and lead to the same place count as one move.
   */
  private happenWith(
    from: Situation,
    probe: Probe,
    past: Past | undefined,
    matters: (way: Way | undefined) => boolean = () => true,
  ): readonly Move[] {
    const state = withPast(from.state, past)
    const certain = this.certainOf(from)
    const given = probe.given === undefined ? certain : new Map([...certain, ...probe.given])
    const isIn = given.get(AUTHENTICATED)?.[0] === true
    const found: (Move & { worlds: Picked[] })[] = []
    let handled: Handled | undefined
    this.worlds.each(
      given,
      facts => {
        if (!isShown(this.flow, probe.block, facts)) return undefined
        handled = handledBy(this.known, this.flow, state, probe, facts)
        return matters(handled?.way) ? transition(this.flow, state, probe.event, facts) : undefined
      },
      (seen, picked) => {
        if (seen === undefined) return
        const { state: landed, effects } = seen
        this.kept.keep(from.state, landed)
        const to = this.meet(isLeaving(effects) ? outside : landed, isIn)
        const same = found.find(other => other.to === to && other.handled?.way === handled?.way)
        if (same !== undefined) same.worlds.push(picked)
        else found.push({ from, probe, past, worlds: [picked], effects, to, landed, handled })
      },
    )
    for (const move of found) {
      this.moves.push(move)
      if (move.to.state.step !== '' && !this.firstMoves.has(move.to)) this.firstMoves.set(move.to, move)
    }
    return found
  }

  private certainOf(situation: Situation): Domains {
    const known = this.certain.get(situation) ?? certainIn(this.flow, this.values, situation)
    this.certain.set(situation, known)
    return known
  }

  private meet(state: FlowState, isIn: boolean): Situation {
    const key = keyOf(state, isIn)
    const known = this.situations.get(key)
    if (known !== undefined) return known
    const situation = { state: state.step === '' ? state : normal(this.flow, state), isIn }
    this.situations.set(key, situation)
    this.tasks.push(() => this.look(situation))
    return situation
  }
}

/**
 * Returns the facts whose values the screen limits: whether the customer is logged in, and the facts of `needs`, which
 * are known.
 */
export function certainIn(flow: Flow, values: FactValues, situation: Situation): Domains {
  const known = needsIn(flow, situation).map(need => [need, values.of(need).filter(isKnown)] as const)
  return new Map([...sessionOf(situation), ...known.filter(([, all]) => all.length > 0)])
}
