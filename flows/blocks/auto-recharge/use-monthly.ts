import { useLayoutEffect, useRef } from 'react'
import { type MonthlyRecharge, monthlyRecharge } from '../../../runtime/recurrence/offer.ts'
import { useFact } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import type { autoRechargeSpec } from './schema.ts'

/**
 * Returns the monthly recharge that the recharge on the receipt can become, or already is. Returns undefined until
 * the operator has answered. After the customer turns the offer on or off, it stays on screen.
 */
export function useMonthly(): MonthlyRecharge | undefined {
  const write = useWrite<typeof autoRechargeSpec>()
  const read = useRead(monthlyRecharge)
  const value = useFact('order.value')
  const recipient = useFact('order.target')
  const shown = useRef<MonthlyRecharge>(undefined)
  const found = read.kind === 'ready' && read.data !== null ? read.data : undefined
  // The operator returns only the customer's last recharge. If the customer has recharged again since, it is not the
  // recharge on the receipt.
  const isOfReceipt = found?.amountCents === value && found?.recipient === recipient
  if (found !== undefined && (found.day !== undefined || isOfReceipt)) shown.current = found
  const monthly = shown.current
  // The facts are written in a layout effect, because a write after the paint could undo a tap.
  useLayoutEffect(() => {
    if (monthly === undefined) return
    if (monthly.day === undefined) write({ 'schedule.isOn': false, 'schedule.told': undefined })
    else write({ 'schedule.isOn': true })
  }, [monthly, write])
  return monthly
}
