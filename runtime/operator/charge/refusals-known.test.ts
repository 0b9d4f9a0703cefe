import { expect, test } from 'vitest'
import errors from '../../../flow-configs/shared/errors.json'
import { isChargeRefusal } from '../../../flows/app/errors.ts'
import type { Call } from '../contract/call.ts'
import { everywhere } from '../contract/refusals.ts'
import { calls } from '../contract/table.ts'

/** Of the session's end nobody can say what became of a charge. */
const sessionEnds = [1001, 1002]

const charges: readonly (readonly [string, Call])[] = Object.entries<Call>(calls).filter(
  ([, { effect }]) => effect === 'charge',
)

test('there are charges', () => {
  expect(charges.length).toBeGreaterThan(4)
})

test.each(charges)('what %s can be refused with says that nothing was charged', (_, { refusals }) => {
  const codes = [...refusals, ...everywhere].filter(code => !sessionEnds.includes(code))
  expect(codes.filter(code => !isChargeRefusal(errors, code))).toEqual([])
})
