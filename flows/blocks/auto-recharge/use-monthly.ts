import { useLayoutEffect, useRef } from 'react'
import { type MonthlyRecharge, monthlyRecharge } from '../../../runtime/recurrence/offer.ts'
import { useApp, useFact } from '../../kit/app-context.ts'
import { useRead } from '../../kit/use-read.ts'

/**
 * What can be made automatic of the receipt on screen, or is already; undefined while that is not known. Once shown it
 * stays: that it was turned on or off here is no reason to take it away.
 */
export function useMonthly(): MonthlyRecharge | undefined {
  const { facts } = useApp()
  const nsu = useFact('recharge.nsu')
  const read = useRead(monthlyRecharge(nsu ?? ''))
  const value = useFact('order.value')
  const target = useFact('order.target')
  const shown = useRef<MonthlyRecharge>(undefined)
  const found = read.kind === 'ready' && read.data !== null ? read.data : undefined
  // The operator speaks of its last recharge, which may be another than the receipt's.
  const isOfReceipt = found?.valueCents === value && found?.recipient === target
  if (found !== undefined && (found.day !== undefined || isOfReceipt)) shown.current = found
  const monthly = shown.current
  // With what is drawn, or a tap in between would be undone.
  useLayoutEffect(() => {
    if (monthly === undefined) return
    if (monthly.day === undefined) facts.write({ 'schedule.isOn': false, 'schedule.told': undefined })
    else facts.write({ 'schedule.isOn': true })
  }, [monthly, facts])
  return monthly
}
