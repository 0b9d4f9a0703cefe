import { type FlowState, last } from '../../../runtime/engine/state.ts'

export type RechargeStatus = 'error' | 'processing' | 'success'

const steps: { readonly [step: string]: RechargeStatus } = {
  success: 'success',
  'success-debit': 'success',
  'pisp-success': 'success',
  processing: 'processing',
}
/** Modals that tell how a recharge ended without credit. */
const failures: readonly string[] = ['error', 'ended']

/** How the recharge stands, as the person is shown it; undefined while there is nothing to tell. */
export function rechargeStatus({ step, modals }: Pick<FlowState, 'step' | 'modals'>): RechargeStatus | undefined {
  const top = last(modals)
  if (top !== undefined && failures.includes(top.id)) return 'error'
  return Object.prototype.hasOwnProperty.call(steps, step) ? steps[step] : undefined
}
