import { type ErrorCatalogue, say } from '../../flows/kit/errors.ts'
import type { ErrorRecipe } from './error-recipe.ts'
import { errorRecipes } from './error-recipes.ts'

const HEAD = `# How each error is brought about

Each code of the operator: what a customer reads, and what somebody does beside the sandbox to read it. The stories
\`Errors/<code>\` named "answered by the operator" take the same actions and read it on screen. This page is made of them: \`npm run operator:errors\`
writes it.

SMS codes, faults and the clock are at \`/sandbox\`; a customer with limits of their own is made by
\`POST /sandbox/customers {"like":"ana","limits":{…}}\`; numbers and cards are printed by \`npm start\`.
`

/** Returns the text of `docs/error-codes.md`: a section for each code. */
export function errorCodesText(errors: ErrorCatalogue): string {
  const codes = [...new Set(errorRecipes.map(({ code }) => Number(code)))].sort((a, b) => a - b)
  const sections = codes.map(code => {
    const recipes = errorRecipes.filter(one => Number(one.code) === code)
    return [`## ${code}`, ...recipes.map(one => recipeText(errors, one))].join('\n\n')
  })
  return [HEAD, ...sections, '']
    .join('\n')
    .replace(/\n(?=## )/g, '\n\n')
    .replace(/\n{3,}/g, '\n\n')
}

function recipeText(errors: ErrorCatalogue, { code, about, how }: ErrorRecipe): string {
  const { text } = say(errors, { code, ...(about && { about }) }, { brand: 'Recarrega', facts: {} })
  return `${how}\n\n> ${text}`
}
