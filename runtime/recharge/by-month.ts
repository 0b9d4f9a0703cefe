import type { RechargeRecord } from '../operator/contract/recharge.ts'
import { readDate } from '../rules/date-time.ts'
import { formatMonth } from '../rules/written-date.ts'

/** Recharges of one month, newest first. */
export interface Month {
  /** A month such as `Novembro de 2026`. It is undefined for recharges whose date could not be read. */
  readonly name: string | undefined
  readonly records: readonly RechargeRecord[]
}

/**
 * Returns the recharges grouped by month in Brasília, newest first. They may come in any order. Recharges without a
 * date come last.
 */
export function byMonth(records: readonly RechargeRecord[]): readonly Month[] {
  const timed = records.map(record => ({ record, at: readDate(record.date ?? '')?.fromMs }))
  timed.sort((a, b) => (b.at ?? Number.NEGATIVE_INFINITY) - (a.at ?? Number.NEGATIVE_INFINITY) || 0)
  const months = new Map<string | undefined, RechargeRecord[]>()
  for (const { record, at } of timed) {
    const name = at === undefined ? undefined : formatMonth(at)
    const month = months.get(name)
    if (month === undefined) months.set(name, [record])
    else month.push(record)
  }
  return [...months].map(([name, records]) => ({ name, records }))
}

/**
 * Returns the months with only the first `count` recharges. If all recharges of a month are returned, the month stays
 * the same object.
 */
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
