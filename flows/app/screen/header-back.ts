import { type Flow, own } from '../../../runtime/engine/flow.ts'
import { canGoBack } from '../../../runtime/engine/moves.ts'
import type { FlowState } from '../../../runtime/engine/state.ts'

/**
 * Returns the target of a step's back button, or undefined if the step has no such button. Most visitors can go
 * back, so the button is rendered before the history is known (`isLive` is false). A customer who has just logged
 * in again has no earlier step, but can still leave for `home`.
 */
export function headerBack(flow: Flow, state: FlowState, isLive: boolean): 'back' | 'home' | undefined {
  if (own(flow.steps, state.step)?.back === 'none') return undefined
  if (!isLive || canGoBack(flow, state)) return 'back'
  return own(flow.always, 'home') === undefined ? undefined : 'home'
}
