import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lenient } from './contract/lenient.ts'
import { readAs as readWhole } from './read-as.ts'

const line = z.object({ id: z.string(), date: lenient(z.string()), card: lenient(z.object({ last: z.string() })) })
const shape = z.object({
  name: z.string(),
  email: z.optional(z.string()),
  nick: lenient(z.optional(z.string())),
  limit: z._default(z.number(), 0),
  lines: z.array(line),
})
const whole = {
  name: 'Ana',
  email: 'ana@exemplo.com.br',
  nick: 'Aninha',
  limit: 5,
  lines: [
    { id: '1', date: '2026-11-27', card: { last: '4444' } },
    { id: '2', date: '2026-11-26', card: { last: '1111' } },
  ],
}

/**
 * Returns the parsed value and the names of the unreadable fields. These tests do not compare what the contract
 * expects.
 */
function readAs<T>(schema: z.ZodMiniType<T>, json: unknown) {
  const { value, unread } = readWhole(schema, json)
  return { value, unread }
}

describe('reading an answer that is partly unreadable', () => {
  test('if an answer has every field of the contract, the app reads all of them and ignores fields outside the contract', () => {
    expect(readAs(shape, { ...whole, more: 1 })).toEqual({ value: { data: whole }, unread: [] })
  })

  test.each([[null], [''], [7], [[]]])(
    'if an optional object in an answer is unreadable (%j), it is left out and reported',
    card => {
      const lines = [{ ...whole.lines[0], card }, whole.lines[1]]
      const { value, unread } = readAs(shape, { ...whole, lines })
      expect(value?.data.lines).toEqual([{ id: '1', date: '2026-11-27' }, whole.lines[1]])
      expect(unread).toEqual(['lines[].card'])
    },
  )

  test('if a field that the app can do without, but that the contract requires, is missing, the app reports it', () => {
    const lines = whole.lines.map(({ date: _, ...rest }) => rest)
    expect(readAs(shape, { ...whole, lines })).toEqual({
      value: { data: { ...whole, lines } },
      unread: ['lines[].date'],
    })
  })

  test('if a field that the operator may leave out is missing, this is not reported; if it is unreadable, it is', () => {
    const { nick: _, ...without } = whole
    expect(readAs(shape, without)).toEqual({ value: { data: without }, unread: [] })
    expect(readAs(shape, { ...whole, nick: null })).toEqual({ value: { data: without }, unread: ['nick'] })
  })

  test('if a field with a default is unreadable or missing, its value is the default', () => {
    expect(readAs(shape, { ...whole, limit: '5' })).toEqual({
      value: { data: { ...whole, limit: 0 } },
      unread: ['limit'],
    })
    const { limit: _, ...without } = whole
    expect(readAs(shape, without)).toEqual({ value: { data: { ...whole, limit: 0 } }, unread: [] })
  })

  test('a list item without a required field is left out of the list, and the field is reported', () => {
    const lines = [{ ...whole.lines[0], id: null }, whole.lines[1]]
    const { value, unread } = readAs(shape, { ...whole, lines })
    expect(value?.data.lines).toEqual([whole.lines[1]])
    expect(unread).toEqual(['lines[].id', 'lines[]'])
  })

  test('an empty list is valid, but a list without any readable item is not', () => {
    expect(readAs(shape, { ...whole, lines: [] }).value?.data.lines).toEqual([])
    expect(readAs(shape, { ...whole, lines: [null, 7] })).toEqual({ value: undefined, unread: ['lines[]'] })
  })

  test.each(['name', 'email', 'lines'])('an answer without a readable field "%s" is rejected as a whole', name => {
    expect(readAs(shape, { ...whole, [name]: null }).value).toBeUndefined()
  })

  test.each([[undefined], [null], ['text'], [7], [[]]])('the JSON %j is not read as an answer', json => {
    expect(readAs(shape, json).value).toBeUndefined()
  })

  test('a list of ten thousand unreadable items is read in less than a second', () => {
    const lines = Array.from({ length: 10_000 }, (_, id) => ({ id: id === 0 ? '0' : null, date: 7 }))
    const startMs = performance.now()
    expect(readAs(shape, { ...whole, lines }).value?.data.lines).toEqual([{ id: '0' }])
    expect(performance.now() - startMs).toBeLessThan(1000)
  })
})

test.each([
  ['a text instead of a number', z.int(), '20', 'number'],
  ['an empty text', z.string().check(z.minLength(1)), '', 'at least 1 character'],
  ['a fraction of a cent', z.int(), 0.5, 'int'],
  ['an amount that is too high', z.int().check(z.maximum(100)), 101, 'at most 100'],
  ['a phone number with a letter', z.string().check(z.regex(/^\d+$/)), '1a', 'a text like /^\\d+$/'],
  ['a word outside a list', z.enum(['day', 'month']), 'week', 'one of day, month'],
])('for %s, the reading names what the contract expects, and nothing of the answer', (_, field, value, expected) => {
  const { expected: found } = readWhole(z.object({ field }), { field: value })
  expect([...found]).toEqual([['field', expected]])
})
