import type { Facts, Step } from '../../../runtime/engine/flow.ts'
import { isCharging } from '../../../runtime/engine/moves.ts'
import type { FlowState, Message } from '../../../runtime/engine/state.ts'

/**
 * Returns the message for something that broke on a step, with what is certain of the money: a step that needs an nsu is
 * shown after a paid recharge only; a payment is open while a charge is under way, and as long as the facts say so.
 */
export function brokenMessage({ needs }: Pick<Step, 'needs'>, state: FlowState, facts: Facts): Message {
  if (needs?.includes('recharge.nsu')) return { code: 'brokenReceipt' }
  const { 'payment.inFlight': inFlight = 'none' } = facts
  return isCharging(state) || inFlight !== 'none' ? { code: 'broken', about: 'charge' } : { code: 'broken' }
}
