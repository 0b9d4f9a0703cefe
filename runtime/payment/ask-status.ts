import type { Answer } from '../operator/answer.ts'
import { getRechargeStatus, type RechargeStatus } from '../operator/contract/recharge.ts'
import type { Context } from '../service.ts'

/** Asks the operator how a recharge of the customer stands. */
export function askStatus(context: Context, txid: string, signal: AbortSignal): Promise<Answer<RechargeStatus>> {
  const params = { id: context.fact('session.customerId') ?? '', cid: context.deviceId(), txid }
  return context.send(getRechargeStatus, { params, signal })
}
