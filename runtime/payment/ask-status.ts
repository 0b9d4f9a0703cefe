import type { Answer } from '../operator/answer.ts'
import { getRechargeStatus, type RechargeStatus } from '../operator/contract/recharge.ts'
import type { Context } from '../service/service.ts'

/** Asks the operator for the status of one recharge of the customer, by its txid. */
export function askStatus(context: Context, txid: string, signal: AbortSignal): Promise<Answer<RechargeStatus>> {
  const params = { id: context.fact('session.customerId') ?? '', cid: context.deviceId(), txid }
  return context.send(getRechargeStatus, { params, signal })
}
