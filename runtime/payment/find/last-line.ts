import type * as z from 'zod/mini'
import type { WholeLine } from '../../operator/charge/whole-lines.ts'
import type { getLastRecharge } from '../../operator/contract/recharge.ts'
import { readDate } from '../../rules/date-time.ts'
import { centsFromReais } from '../../rules/money.ts'

type LastRecharge = z.infer<typeof getLastRecharge.response>

/**
 * Returns the customer's last recharge as a line of the history. The history itself may not list this recharge yet. If
 * a field is missing, returns undefined. The operator sends the amount in reais and does not send the payment type.
 */
export function lastLine({ recipient, value, nsu, date }: LastRecharge): WholeLine | undefined {
  const at = readDate(date ?? '')
  if (recipient === undefined || value === undefined || nsu === undefined || date === undefined || at === undefined)
    return undefined
  return { id: '', nsu, date, at, recipient, amountCents: centsFromReais(value), paymentType: '', status: 'OK' }
}
