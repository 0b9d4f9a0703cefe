import type { Facts } from '../../../runtime/engine/flow.ts'
import { type EngineEvent, type FlowState, last } from '../../../runtime/engine/state.ts'
import type { AppEvent } from '../../../runtime/events/event.ts'

/** A state of the flow, and the engine event that caused it. */
export interface Seen {
  readonly event: EngineEvent | undefined
  readonly state: FlowState
  readonly facts: Facts
  readonly nowMs: number
  /** Time since the browser requested the page, in ms. */
  readonly elapsedMs: number
}

/** The outcome that every service returns when the operator reports a charge as paid. */
export const PAID = 'paid'

const taps: readonly EngineEvent['type'][] = ['user', 'back', 'popped']

/** Converts the successive states of a flow into analytics events. */
export class Trail {
  private before: FlowState | undefined
  /** The start time of each service that is running. */
  private readonly began = new Map<number, number>()
  /** The time of the last tap, if no step has followed it yet. */
  private tapMs: number | undefined
  /** The time at which the first screen was painted. Undefined if it is unknown. */
  private readonly paintedMs: number | undefined

  constructor(paintedMs: number | undefined) {
    this.paintedMs = paintedMs
  }

  /** Returns the analytics events for the change from the previous state to this one. */
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
    // A `watch` service repeats until something happens. Its duration depends on the customer and not on the operator,
    // so it is not reported.
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

  /**
   * Returns how long the customer waited for a new step. If the step followed something other than a tap or the opening
   * of the page, returns undefined.
   */
  private msTo(before: FlowState | undefined, elapsedMs: number): number | undefined {
    if (before === undefined) return this.paintedMs
    const { tapMs } = this
    this.tapMs = undefined
    return tapMs === undefined ? undefined : elapsedMs - tapMs
  }
}
