import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import { operatorCodes } from '../../runtime/operator/error-codes.ts'
import { errorCodesText } from '../error-recipes/describe.ts'
import { errorRecipes } from '../error-recipes/error-recipes.ts'

it('the workshop can cause each error code of the operator, and code 801 in both of its meanings', () => {
  const codes = [...new Set(errorRecipes.map(({ code }) => code))]
  expect(codes.toSorted()).toEqual(operatorCodes.map(String).toSorted())
  const senses = errorRecipes.filter(({ code }) => code === '801').map(({ about }) => about)
  expect(senses.toSorted()).toEqual(['charge', undefined])
})

it('no two stories of an error code have the same name', () => {
  const names = errorRecipes.map(({ code, plan }) => `${code} ${plan.exportName}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('docs/error-codes.md says how each error code is caused, and is up to date', () => {
  expect(readFileSync('docs/error-codes.md', 'utf8')).toBe(errorCodesText(errors))
})
