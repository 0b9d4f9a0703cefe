import type { Answer } from '../operator/answer.ts'
import {
  getRecharges,
  getRechargeValues,
  type RechargeRecord,
  type RechargeValue,
} from '../operator/contract/recharge.ts'
import { centsFromReais } from '../rules/money.ts'
import { type Context, isMissing } from '../service/service.ts'

export const rechargeValues = {
  name: 'recharge.values',
  ask: async (context: Context): Promise<Answer<readonly RechargeValue[]>> => {
    const params = { id: context.fact('session.customerId') ?? '' }
    const answer = await context.send(getRechargeValues, { params, query: { todosValores: 'false' } })
    return answer.kind === 'ok' ? { kind: 'ok', data: answer.data.rechargeValues } : answer
  },
}

/** Fetches the amounts with their attributes, which only the light-blue layout shows. */
export const rechargeValuesWithAttributes = {
  name: 'recharge.valuesWithAttributes',
  ask: async (context: Context): Promise<Answer<readonly RechargeValue[]>> => {
    const params = { id: context.fact('session.customerId') ?? '' }
    // This code is loaded on demand, because most flows do not need it.
    const { getRechargeValuesWithAttributes } = await import('../operator/contract/values.ts')
    const answer = await context.send(getRechargeValuesWithAttributes, { params })
    return answer.kind === 'ok' ? { kind: 'ok', data: answer.data.rechargeValues } : answer
  },
}

/** The parts of the last recharge that a repeated recharge uses. */
export interface LastRecharge {
  readonly recipient: string
  readonly amountCents: number
  readonly card: { readonly token: string; readonly brand: string; readonly last: string } | undefined
}

/**
 * Fetches the last recharge. If there is none to repeat (404), returns null. The operator sends the amount in reais.
 */
export const lastRecharge = {
  name: 'recharge.last',
  ask: async (context: Context): Promise<Answer<LastRecharge | null>> => {
    const answer = await context.recent.lastRecharge(context.fact('session.msisdn') ?? '', { mostMs: 0 })
    if (isMissing(answer)) return { kind: 'ok', data: null }
    if (answer.kind !== 'ok') return answer
    const { recipient, value, card } = answer.data
    // If the number or the amount of a recharge is missing, it cannot be repeated.
    if (recipient === undefined || value === undefined) return { kind: 'ok', data: null }
    return {
      kind: 'ok',
      data: {
        recipient,
        amountCents: centsFromReais(value),
        card: card && { token: card.tokenGWPagamento, brand: card.bandeira, last: card.ultimosDigitos },
      },
    }
  },
}

/** Fetches every recharge that the operator lists, newest first. */
export const rechargeHistory = {
  name: 'recharge.history',
  ask: async (context: Context): Promise<Answer<readonly RechargeRecord[]>> => {
    const params = { msisdn: context.fact('session.msisdn') ?? '' }
    const answer = await context.send(getRecharges, { params })
    return answer.kind === 'ok' ? { kind: 'ok', data: answer.data.recharges } : answer
  },
}
