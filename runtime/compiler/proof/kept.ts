import { type Flow, own } from '../../engine/flow.ts'
import { type FlowState, last, type OpenModal } from '../../engine/state.ts'
import { cameFrom, placeOf } from './situation.ts'

/**
 * A part of a customer's position that a situation leaves out: the modal under the top modal, a postponed step, or the
 * previous step.
 */
export type Past = Readonly<
  { kind: 'under'; modal: OpenModal } | { kind: 'wanted'; step: string } | { kind: 'behind'; step: string }
>

/**
 * Stores parts of a customer's position for each step instead of each situation, to limit the number of situations. Any
 * stored part may be combined with any situation of the step.
 */
export class Kept {
  private readonly flow: Flow
  /**
   * The pasts that were stored for each step, or for each step with its top modal. The keys of the inner map are the
   * names of the pasts.
   */
  private readonly pasts = new Map<string, Map<string, Past>>()
  /**
   * For each public step, the steps that follow it while the same step stays postponed. A login, for example, has
   * several steps.
   */
  private readonly next = new Map<string, Set<string>>()
  private readonly onNew: (place: string, past: Past) => void

  /**
   * `onNew` is called for each new past. `place` is the step. If the past is a modal under another modal, `place` is
   * the step with the top modal.
   */
  constructor(flow: Flow, onNew: (place: string, past: Past) => void = () => {}) {
    this.flow = flow
    this.onNew = onNew
  }

  /** Returns the possible pasts of a state. */
  of(state: FlowState, kind: Past['kind']): readonly Past[] {
    return [...(this.pasts.get(placeIn(state, kind))?.values() ?? [])].filter(past => past.kind === kind)
  }

  has(state: FlowState, past: Past): boolean {
    return this.pasts.get(placeIn(state, past.kind))?.has(nameOf(past)) === true
  }

  /** Stores the parts of the position that a move leaves behind. */
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

  /** Adds a past, and returns whether it was new. */
  private add(place: string, past: Past): boolean {
    const all = this.pasts.get(place) ?? new Map<string, Past>()
    if (all.has(nameOf(past))) return false
    this.pasts.set(place, all.set(nameOf(past), past))
    this.onNew(place, past)
    return true
  }
}

/** Returns the key under which the pasts of a kind are stored: the step, or the step with its top modal. */
export function placeIn(state: FlowState, kind: Past['kind']): string {
  return kind === 'under' ? placeOf(state) : state.step
}

/** Returns the state with this past added. */
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
