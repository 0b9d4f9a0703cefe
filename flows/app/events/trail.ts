import type { Facts } from '../../../runtime/engine/flow.ts'
import { type EngineEvent, type FlowState, last } from '../../../runtime/engine/state.ts'
import type { AppEvent } from '../../../runtime/events/event.ts'

/** A state of the flow, and the event that led to it. */
export interface Seen {
  readonly event: EngineEvent | undefined
  readonly state: FlowState
  readonly facts: Facts
  /** In ms since 1970. */
  readonly nowMs: number
  /** In ms since the page was asked for. */
  readonly elapsedMs: number
}

/** The outcome of every service when the operator reports a charge as paid. */
export const PAID = 'paid'

const taps: readonly EngineEvent['type'][] = ['user', 'back', 'popped']

/** Translates the states of a flow, one after the other, into events. */
export class Trail {
  private before: FlowState | undefined
  /** When each run that is under way began. */
  private readonly began = new Map<number, number>()
  /** When the last tap came that has not led to a step yet. */
  private tapMs: number | undefined
  /** When the first screen was painted; undefined if that is unknown. */
  private readonly paintedMs: number | undefined

  constructor(paintedMs: number | undefined) {
    this.paintedMs = paintedMs
  }

  /** Returns what happened between the state before and this one. */
  take({ event, state, elapsedMs }: Seen): readonly AppEvent[] {
    const { before } = this
    this.before = state
    if (event !== undefined && taps.includes(event.type)) this.tapMs = elapsedMs
    const told = [...this.outcomeOf(event, before, elapsedMs), ...this.screens(before, state, elapsedMs)]
    for (const { id } of state.running) if (!this.began.has(id)) this.began.set(id, elapsedMs)
    return told
  }

  private outcomeOf(event: Seen['event'], before: FlowState | undefined, elapsedMs: number): readonly AppEvent[] {
    if (event?.type !== 'outcome' || before === undefined) return []
    const run = before.running.find(({ id }) => id === event.run)
    if (run === undefined) return []
    const began = this.began.get(run.id)
    // A watch runs again and again until something happens: its time is the customer's, not the operator's.
    const ms = began === undefined || run.kind === 'watch' ? undefined : elapsedMs - began
    return [{ name: 'outcome', step: before.step, service: run.service, outcome: event.outcome, ms }]
  }

  private screens(before: FlowState | undefined, state: FlowState, elapsedMs: number): readonly AppEvent[] {
    const { step, modals } = state
    const top = last(modals)
    const isNewStep = step !== '' && step !== before?.step
    const isNewModal = top !== undefined && top.id !== last(before?.modals ?? [])?.id
    const isOpened = isNewModal && (isNewStep || modals.length >= (before?.modals.length ?? 0))
    return [
      ...(isNewStep ? [{ name: 'step', step, ms: this.msTo(before, elapsedMs) } as const] : []),
      ...(isOpened ? [{ name: 'modal', step, modal: top.id } as const] : []),
    ]
  }

  /** Returns how long a new step took to come; undefined if neither the page's opening nor a tap led to it. */
  private msTo(before: FlowState | undefined, elapsedMs: number): number | undefined {
    if (before === undefined) return this.paintedMs
    const { tapMs } = this
    this.tapMs = undefined
    return tapMs === undefined ? undefined : elapsedMs - tapMs
  }
}
