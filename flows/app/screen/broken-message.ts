import type { Facts, Step } from '../../../runtime/engine/flow.ts'
import { isCharging } from '../../../runtime/engine/moves.ts'
import type { FlowState, Message } from '../../../runtime/engine/state.ts'

/**
 * Returns the message for an error on a step, with what is certain about the money: a step that needs an nsu is only
 * shown after a paid recharge, and a payment is open while a charge runs or the facts say so.
 */
export function brokenMessage({ needs }: Pick<Step, 'needs'>, state: FlowState, facts: Facts): Message {
  if (needs?.includes('recharge.nsu')) return { code: 'brokenReceipt' }
  const { 'payment.inFlight': inFlight = 'none' } = facts
  return isCharging(state) || inFlight !== 'none' ? { code: 'broken', about: 'charge' } : { code: 'broken' }
}
