import type { Facts, Step } from '../../../runtime/engine/flow.ts'
import { isCharging } from '../../../runtime/engine/moves.ts'
import type { FlowState, Message } from '../../../runtime/engine/state.ts'

/**
 * Returns the message for a step that cannot be rendered. A step that needs `recharge.nsu` shows a paid recharge, and
 * its message says so. If a charge runs or a payment is open, the message is about that charge.
 */
export function brokenMessage({ needs }: Pick<Step, 'needs'>, state: FlowState, facts: Facts): Message {
  if (needs?.includes('recharge.nsu')) return { code: 'brokenReceipt' }
  const { 'payment.inFlight': inFlight = 'none' } = facts
  return isCharging(state) || inFlight !== 'none' ? { code: 'broken', about: 'charge' } : { code: 'broken' }
}
