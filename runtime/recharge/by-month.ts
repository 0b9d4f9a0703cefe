import type { RechargeRecord } from '../operator/contract/recharge.ts'
import { formatMonth } from '../rules/written-date.ts'

/** Recharges of one month, newest first. */
export interface Month {
  /** `Novembro de 2026`. */
  readonly name: string
  readonly records: readonly RechargeRecord[]
}

/** Recharges by the month that their customers had, newest first, whatever order they came in. */
export function byMonth(records: readonly RechargeRecord[]): readonly Month[] {
  const timed = records.map(record => ({ record, at: Date.parse(record.date) }))
  timed.sort((a, b) => b.at - a.at)
  const months = new Map<string, RechargeRecord[]>()
  for (const { record, at } of timed) {
    const name = formatMonth(at)
    const month = months.get(name)
    if (month === undefined) months.set(name, [record])
    else month.push(record)
  }
  return [...months].map(([name, records]) => ({ name, records }))
}

/** The first so many of them. A month that is shown whole stays the same object. */
export function firstOf(months: readonly Month[], count: number): readonly Month[] {
  const shown: Month[] = []
  let left = count
  for (const month of months) {
    if (left <= 0) break
    const { name, records } = month
    shown.push(records.length <= left ? month : { name, records: records.slice(0, left) })
    left -= records.length
  }
  return shown
}
