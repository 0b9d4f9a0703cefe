import { chargeErrors } from './charge.ts'
import type { ErrorRecipe } from './error-recipe.ts'
import { loginErrors } from './login.ts'
import { ownErrors } from './own.ts'

/** The recipes for every code of the operator. */
export const errorRecipes: readonly ErrorRecipe[] = [...loginErrors, ...chargeErrors, ...ownErrors]
