import type { Answer } from '../operator/answer.ts'
import type { RechargeValue } from '../operator/contract/recharge.ts'
import { getMonthlyRechargeValues, getWeeklyRechargeValues } from '../operator/contract/values.ts'
import type { Context } from '../service/service.ts'

const calls = { weekly: getWeeklyRechargeValues, monthly: getMonthlyRechargeValues }

/** Returns a read of the amounts that a weekly or monthly schedule can have. */
export function scheduleValues(frequency: 'weekly' | 'monthly') {
  return {
    name: `schedule.values ${frequency}`,
    ask: async ({ fact, send }: Context): Promise<Answer<readonly RechargeValue[]>> => {
      const answer = await send(calls[frequency], { params: { id: fact('session.customerId') ?? '' } })
      return answer.kind === 'ok' ? { kind: 'ok', data: answer.data.rechargeValues } : answer
    },
  }
}
