import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseMobile } from '../../runtime/rules/phone.ts'
import { scheduleLines } from '../schedule-lines.ts'
import { seedCustomers, testNumbers } from './seed.ts'
import { testCards } from './test-cards.ts'

const errors = new URL('../../flow-configs/shared/errors.json', import.meta.url)
const catalogue = z.parse(
  z.object({ codes: z.record(z.string(), z.unknown()) }),
  JSON.parse(readFileSync(errors, 'utf8')),
)

describe('the test data', () => {
  test('in the test data, all numbers and names are different, and all numbers are mobile numbers', () => {
    const numbers = [...testNumbers, ...scheduleLines].map(({ msisdn }) => msisdn)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const msisdn of numbers) expect(parseMobile(msisdn)).toEqual({ ok: true, msisdn })
    for (const names of [seedCustomers.map(({ key }) => key), testCards.map(({ pan }) => pan)])
      expect(new Set(names).size).toBe(names.length)
  })

  test('the error catalogue contains every error code that the test numbers and test cards cause', () => {
    for (const { does } of [...testNumbers, ...testCards, ...scheduleLines])
      for (const [code] of does.matchAll(/(?<=\(|NOK )\d{3,4}(?=\))/g)) expect(catalogue.codes).toHaveProperty(code)
  })
})
