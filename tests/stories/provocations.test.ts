import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorCodesText } from '../../.storybook/provocations/describe.ts'
import { provocations } from '../../.storybook/provocations/provocations.ts'
import errors from '../../flow-configs/shared/errors.json'
import { operatorCodes } from '../../runtime/operator/error-codes.ts'

it('each code of the operator can be brought about, and each meaning of one that has two', () => {
  const keys = Object.keys(errors.codes).filter(key => operatorCodes.includes(Number(key.split(':')[0])))
  const brought = new Set(
    provocations.map(({ code, about }) =>
      Object.hasOwn(errors.codes, `${code}:${about}`) ? `${code}:${about}` : code,
    ),
  )
  expect(brought.size).toBeGreaterThan(0)
  expect([...brought].toSorted()).toEqual(keys.toSorted())
})

it('docs/error-codes.md is up to date: npm run operator:errors', () => {
  expect(readFileSync('docs/error-codes.md', 'utf8')).toBe(errorCodesText(errors))
})
