import { type Flow, own } from '../../engine/flow.ts'
import { type Effect, type FlowState, initialState, last, type Message, type Running } from '../../engine/state.ts'
import { AUTHENTICATED } from '../pass.ts'
import type { Domains } from './worlds.ts'

/**
 * The engine's state without the parts that change no later move, such as history entries and texts of messages.
 * Customers with equal situations have the same next moves. Earlier steps and the modals below the top one are also
 * left out, because `Kept` stores them.
 */
export interface Situation {
  readonly state: FlowState
  readonly isIn: boolean
}

/**
 * Returns a message that stands for every message of an outcome. A proof distinguishes only messages that say "not
 * charged" from all others.
 */
export function messageOf(isUncharged: boolean): Message {
  return isUncharged ? { code: '?', uncharged: true } : { code: '?' }
}

/** Returns the value of `session.authenticated` for these moves: true for a logged-in customer, otherwise unknown. */
export function sessionOf({ isIn }: Situation): Domains {
  return new Map([[AUTHENTICATED, [isIn ? true : undefined]]])
}

const ids = { enter: 1, watch: 2, action: 3 } as const
const ENTRY = 5

/**
 * Returns the state without the parts that change no later move, so that equal situations have equal states. The step's
 * `enter` and `watch` services count as running, because they start again when the customer comes back.
 */
export function normal(flow: Flow, state: FlowState): FlowState {
  const step = own(flow.steps, state.step)
  const beside = (kind: 'enter' | 'watch'): Running[] => {
    const service = state.message === null ? step?.[kind]?.run : undefined
    return service === undefined ? [] : [{ id: ids[kind], service, kind, modal: null, event: kind, charge: false }]
  }
  const acting = state.running.filter(({ kind }) => kind === 'action').map(run => ({ ...run, id: ids.action }))
  return {
    ...state,
    modals: state.modals
      .slice(-1)
      .map(({ id, message }) => ({ id, message: message && messageOf(message.uncharged === true) })),
    message: state.message && messageOf(state.message.uncharged === true),
    running: [...beside('enter'), ...beside('watch'), ...acting],
    visited: [],
    wanted: null,
    entry: ENTRY,
    nextRun: ids.action + 1,
  }
}

/** Returns this state with another step before it, from which the customer came. */
export function cameFrom(state: FlowState, step: string): FlowState {
  return { ...state, visited: [{ step, entry: ENTRY - 1 }] }
}

/** Returns a key that is equal for equal situations. */
export function keyOf({ step, modals, message, running }: FlowState, isIn: boolean): string {
  const top = last(modals)
  const acting = running.find(({ kind }) => kind === 'action')
  const doing = acting && `${acting.service} ${acting.modal} ${acting.event} ${acting.charge}`
  const shown = top === undefined ? '' : `${top.id}${toldBy(top.message)}`
  return `${step}|${shown}|${toldBy(message)}|${doing}|${isIn}`
}

function toldBy(message: Message | null): string {
  return message === null ? '' : message.uncharged ? '!' : '?'
}

/** Returns the facts that the step on screen needs. On a page with an error message, returns none. */
export function needsIn(flow: Flow, { state }: Situation): readonly string[] {
  return state.message === null ? (own(flow.steps, state.step)?.needs ?? []) : []
}

/** Returns whether the customer leaves the flow for another flow or another site. */
export function isLeaving(effects: readonly Effect[]): boolean {
  return effects.some(({ kind }) => kind === 'leave' || kind === 'flow')
}

export const outside = initialState({ id: '' })

/** Returns the id of the modal that the customer sees on top. If no modal is open, returns null. */
export function topOf({ modals }: Pick<FlowState, 'modals'>): string | null {
  return last(modals)?.id ?? null
}

/** Returns a key such as `payment>cvv`: the step and its top modal. */
export function placeOf(state: FlowState): string {
  return `${state.step}>${topOf(state)}`
}
