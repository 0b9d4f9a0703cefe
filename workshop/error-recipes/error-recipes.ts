import { chargeErrors } from './charge.ts'
import type { ErrorRecipe } from './error-recipe.ts'
import { loginErrors } from './login.ts'
import { ownErrors } from './own.ts'

/** How each code of the operator is brought about. */
export const errorRecipes: readonly ErrorRecipe[] = [...loginErrors, ...chargeErrors, ...ownErrors]
