import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RechargeRecord } from '../operator/contract/recharge.ts'
import { byMonth, firstOf } from './by-month.ts'

const record = (id: string, date: string): RechargeRecord => ({
  id,
  date,
  nsu: '1',
  recipient: '11987654321',
  valueCents: 2000,
  paymentType: 'pix',
  status: 'OK',
})
const idsOf = (months: ReturnType<typeof byMonth>) =>
  months.map(({ name, records }) => [name, records.map(({ id }) => id)])

describe('the history by month', () => {
  test('the history groups recharges by Brasília’s calendar, even in the last hours of a month', () => {
    const records = [
      record('c', '2026-12-01T03:00:00.000Z'),
      record('b', '2026-12-01T02:59:59.000Z'),
      record('a', '2026-03-01T12:00:00Z'),
    ]
    expect(idsOf(byMonth(records))).toEqual([
      ['Dezembro de 2026', ['c']],
      ['Novembro de 2026', ['b']],
      ['Março de 2026', ['a']],
    ])
  })

  test('the history shows each month once, newest first, even if the operator’s list has another order', () => {
    const records = [
      record('old', '2026-09-10T12:00:00Z'),
      record('new', '2026-11-10T12:00:00Z'),
      record('other', '2026-09-20T12:00:00Z'),
    ]
    expect(idsOf(byMonth(records))).toEqual([
      ['Novembro de 2026', ['new']],
      ['Setembro de 2026', ['other', 'old']],
    ])
  })

  test('if the date of a recharge has no time, the history uses the month of that day; recharges without a date come last', () => {
    const { date: _, ...undated } = record('undated', '')
    expect(idsOf(byMonth([undated, record('first', '2026-12-01'), record('last', '2026-11-30')]))).toEqual([
      ['Dezembro de 2026', ['first']],
      ['Novembro de 2026', ['last']],
      [undefined, ['undated']],
    ])
  })

  test('the history shows the newest recharges up to a limit, and shows each of them once', () => {
    const at = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2026, 11, 31) })
    fc.assert(
      fc.property(fc.array(at, { maxLength: 60 }), fc.nat({ max: 70 }), (times, count) => {
        const months = byMonth(times.map((ms, id) => record(String(id), new Date(ms).toISOString())))
        const all = months.flatMap(({ records }) => records)
        const shown = firstOf(months, count).flatMap(({ records }) => records)
        expect(shown).toEqual(all.slice(0, count))
        expect(new Set(all.map(({ id }) => id)).size).toBe(times.length)
      }),
    )
  })
})
