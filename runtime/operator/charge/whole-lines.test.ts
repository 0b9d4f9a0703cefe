import { describe, expect, test } from 'vitest'
import { getRecharges, MOST_LISTED } from '../contract/recharge.ts'
import { readAs } from '../read-as.ts'
import { wholeLines } from './whole-lines.ts'

const line = {
  id: 'r-1',
  nsu: '123',
  date: '2026-11-27T15:00:00Z',
  recipient: '11987654321',
  valueCents: 2000,
  paymentType: 'credit',
  status: 'OK',
  card: { brand: 'VISA', last: '1111' },
}
const other = { ...line, id: 'r-2', date: '2026-11-20T15:00:00Z' }
const SINCE_MS = Date.parse('2026-11-27T12:00:00Z')

/** Returns the lines of a history that the operator sent as JSON. */
function linesOf(recharges: readonly unknown[], sinceMs?: number) {
  const { value, unread } = readAs(getRecharges.response, { recharges })
  if (value === undefined) return wholeLines({ kind: 'lost', why: 'broken' }, sinceMs)
  return wholeLines({ kind: 'ok', data: value.data, unread }, sinceMs)
}

describe('the history in which a charge is searched', () => {
  test('from a history without unreadable recharges, the app reads each recharge with its amount and date', () => {
    const whole = ({ valueCents: amountCents, card: _, ...named }: typeof line) => {
      const ms = Date.parse(named.date)
      return { ...named, amountCents, at: { fromMs: ms, untilMs: ms } }
    }
    expect(linesOf([line, other])).toEqual([whole(line), whole(other)])
    expect(linesOf([])).toEqual([])
  })

  test.each(['id', 'nsu', 'date', 'recipient', 'valueCents', 'paymentType', 'status'])(
    'if the %s of a past recharge is unreadable, the history cannot be used, because this recharge may be the charge',
    name => {
      const { [name]: _, ...without } = Object.fromEntries(Object.entries(line))
      const wrong = ['', {}, -1, Number.MAX_VALUE, ...(name === 'nsu' ? [] : [null])]
      for (const broken of [without, ...wrong.map(value => ({ ...line, [name]: value }))]) {
        expect(linesOf([other, broken]), JSON.stringify(broken)).toBeUndefined()
      }
    },
  )

  test('if only the card of a past recharge is unreadable, the app can still use the history', () => {
    expect(linesOf([{ ...line, card: { brand: null } }])).toMatchObject([{ id: 'r-1' }])
  })

  test('a history with an unreadable recharge can be used only if that recharge is older than the charge in question', () => {
    expect(linesOf([line, { ...other, valueCents: null }], SINCE_MS)).toMatchObject([{ id: 'r-1' }])
    expect(linesOf([{ ...line, valueCents: null }, other], SINCE_MS)).toBeUndefined()
    // This date has no time. A recharge on the 27th may have been made after the charge, so the line is kept.
    expect(linesOf([{ ...line, date: '2026-11-27' }], SINCE_MS)).toMatchObject([{ id: 'r-1' }])
    expect(linesOf([{ ...line, date: '2026-11-26' }], SINCE_MS)).toEqual([])
  })

  test('if the history has its maximum of recharges and all are newer than the charge, the app does not use the history', () => {
    const newer = Array.from({ length: MOST_LISTED }, (_, i) => ({ ...line, id: `r-${i}` }))
    expect(linesOf(newer, SINCE_MS)).toBeUndefined()
    expect(linesOf(newer.slice(1), SINCE_MS)).toHaveLength(MOST_LISTED - 1)
    expect(linesOf([...newer.slice(1), other], SINCE_MS)).toHaveLength(MOST_LISTED - 1)
    expect(linesOf(newer)).toHaveLength(MOST_LISTED)
  })

  test('if the operator’s history could not be read, the app does not use it', () => {
    expect(wholeLines({ kind: 'lost', why: 'timeout' })).toBeUndefined()
    expect(linesOf([null])).toBeUndefined()
  })
})
