import { type Flow, own } from '../../engine/flow.ts'
import { type FlowState, last, type OpenModal } from '../../engine/state.ts'
import { cameFrom, placeOf } from './situation.ts'

/**
 * A detail of the customer's way that matters only for a few moves: the modal below the top modal, the step that waits
 * for a login, or the step before.
 */
export type Past = Readonly<
  { kind: 'under'; modal: OpenModal } | { kind: 'wanted'; step: string } | { kind: 'behind'; step: string }
>

/**
 * Stores each `Past`: a part of the customer's earlier way, such as the step that waits for a login. With it in every
 * state of the explorer, there would be too many states. So it is stored once for each step, and the proof assumes that
 * it can come with any state of that step.
 */
export class Kept {
  private readonly flow: Flow
  /**
   * Maps a place (see `placeIn`) to the possible pasts of a customer there, by their names. A past is, for example, the
   * modal below.
   */
  private readonly pasts = new Map<string, Map<string, Past>>()
  /**
   * For each public step (shown without a login), the steps that can come next. A login can have several steps. On each
   * of them, the app must still remember which step waits for the login.
   */
  private readonly next = new Map<string, Set<string>>()
  private readonly onNew: (place: string, past: Past) => void

  /** Calls `onNew` for each `Past` that is new, with the place at which it is stored. */
  constructor(flow: Flow, onNew: (place: string, past: Past) => void = () => {}) {
    this.flow = flow
    this.onNew = onNew
  }

  /**
   * Returns each `Past` of this kind with which a customer can be in this state. A `Past` is, for example, the step
   * from which the customer came.
   */
  of(state: FlowState, kind: Past['kind']): readonly Past[] {
    return [...(this.pasts.get(placeIn(state, kind))?.values() ?? [])].filter(past => past.kind === kind)
  }

  has(state: FlowState, past: Past): boolean {
    return this.pasts.get(placeIn(state, past.kind))?.has(nameOf(past)) === true
  }

  /**
   * Stores what a move adds to the customer's past: the modal below, the step that waits for a login, and the step
   * before.
   */
  keep(from: FlowState, to: FlowState): void {
    const modal = to.modals[to.modals.length - 2]
    if (modal !== undefined) this.add(placeOf(to), { kind: 'under', modal })
    if (to.wanted !== null) this.want(to.step, to.wanted)
    if (own(this.flow.steps, to.step)?.access === 'anyone') this.follow(from.step, to.step)
    const behind = last(to.visited)?.step
    if (behind !== undefined && to.step !== from.step) this.add(to.step, { kind: 'behind', step: behind })
  }

  private want(step: string, wanted: string): void {
    if (wanted === step || !this.add(step, { kind: 'wanted', step: wanted })) return
    for (const next of this.next.get(step) ?? []) this.want(next, wanted)
  }

  private follow(step: string, next: string): void {
    const nexts = this.next.get(step) ?? new Set()
    if (step === next || nexts.has(next)) return
    this.next.set(step, nexts.add(next))
    for (const past of this.pasts.get(step)?.values() ?? []) if (past.kind === 'wanted') this.want(next, past.step)
  }

  private add(place: string, past: Past): boolean {
    const all = this.pasts.get(place) ?? new Map<string, Past>()
    if (all.has(nameOf(past))) return false
    this.pasts.set(place, all.set(nameOf(past), past))
    this.onNew(place, past)
    return true
  }
}

/**
 * Returns the key under which a `Past` of this kind is stored: the step. A modal below another modal (`under`) has both
 * the step and the top modal as its key.
 */
export function placeIn(state: FlowState, kind: Past['kind']): string {
  return kind === 'under' ? placeOf(state) : state.step
}

/**
 * Returns the state of a customer who also has this past: a modal below, a step that waits for the login, or an earlier
 * step.
 */
export function withPast(state: FlowState, past: Past | undefined): FlowState {
  switch (past?.kind) {
    case 'under':
      return { ...state, modals: [past.modal, ...state.modals] }
    case 'wanted':
      return { ...state, wanted: past.step }
    case 'behind':
      return cameFrom(state, past.step)
    case undefined:
      return state
  }
}

function nameOf(past: Past): string {
  if (past.kind !== 'under') return `${past.kind} ${past.step}`
  const { id, message } = past.modal
  return JSON.stringify([id, message !== null, message?.uncharged])
}
