import type { Facts, Step } from '../../../runtime/engine/flow.ts'
import { isCharging } from '../../../runtime/engine/moves.ts'
import type { FlowState, Message } from '../../../runtime/engine/state.ts'

/**
 * Returns the message for a step that cannot be rendered, with what is certain about the customer's money. A step
 * that needs an nsu opens only after a paid recharge. A payment is open while a charge runs, or if a fact records
 * an open payment.
 */
export function brokenMessage({ needs }: Pick<Step, 'needs'>, state: FlowState, facts: Facts): Message {
  if (needs?.includes('recharge.nsu')) return { code: 'brokenReceipt' }
  const { 'payment.inFlight': inFlight = 'none' } = facts
  return isCharging(state) || inFlight !== 'none' ? { code: 'broken', about: 'charge' } : { code: 'broken' }
}
