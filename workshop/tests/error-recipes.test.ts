import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import { operatorCodes } from '../../runtime/operator/error-codes.ts'
import { errorCodesText } from '../error-recipes/describe.ts'
import { errorRecipes } from '../error-recipes/error-recipes.ts'

it('each code of the operator has a recipe that causes it, 801 in both of its meanings', () => {
  const codes = [...new Set(errorRecipes.map(({ code }) => code))]
  expect(codes.toSorted()).toEqual(operatorCodes.map(String).toSorted())
  const senses = errorRecipes.filter(({ code }) => code === '801').map(({ about }) => about)
  expect(senses.toSorted()).toEqual(['charge', undefined])
})

it('each story of an error code has a name of its own', () => {
  const names = errorRecipes.map(({ code, plan }) => `${code} ${plan.exportName}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('docs/error-codes.md is up to date with the recipes: npm run operator:errors', () => {
  expect(readFileSync('docs/error-codes.md', 'utf8')).toBe(errorCodesText(errors))
})
