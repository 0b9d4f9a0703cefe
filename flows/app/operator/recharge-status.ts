import { type FlowState, last } from '../../../runtime/engine/state.ts'

export type RechargeStatus = 'error' | 'processing' | 'success'

const steps: { readonly [step: string]: RechargeStatus } = {
  success: 'success',
  'success-debit': 'success',
  'pisp-success': 'success',
  processing: 'processing',
}
/** Modals that show that a recharge ended and the phone number got no credit. */
const failures: readonly string[] = ['error', 'ended']

/** Returns the status of the recharge on screen, or undefined if the screen shows none. */
export function rechargeStatus({ step, modals }: Pick<FlowState, 'step' | 'modals'>): RechargeStatus | undefined {
  const top = last(modals)
  if (top !== undefined && failures.includes(top.id)) return 'error'
  return Object.prototype.hasOwnProperty.call(steps, step) ? steps[step] : undefined
}
