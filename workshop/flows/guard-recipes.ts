import { type Flow, own } from '../../runtime/engine/flow.ts'
import { recipeForValue } from './fact-recipes.ts'
import type { Recipe } from './recipe.ts'

type GuardRecipe = Recipe | { readonly cannot: string }

/** Returns actions that make a guard true on a step. */
export function guardRecipe(flow: Flow, name: string, access: 'anyone' | 'customer'): GuardRecipe {
  const guard = own(flow.guards, name)
  if (guard === undefined) return { cannot: `There is no guard "${name}".` }
  if ('all' in guard) return together(guard.all.map(other => guardRecipe(flow, other, access)))
  if ('any' in guard) {
    const recipes = guard.any.map(other => guardRecipe(flow, other, access))
    return recipes.find(recipe => 'actions' in recipe) ?? recipes[0] ?? { cannot: 'It asks for nothing.' }
  }
  // The guard is true while the fact is absent, so no action is needed.
  if ('present' in guard && !guard.present) return { actions: [] }
  if ('not' in guard) return { cannot: 'It holds as long as nothing was done: that is the ready state.' }
  const value = 'is' in guard ? String(guard.is) : 'in' in guard ? String(guard.in[0]) : 'present'
  const recipe = recipeForValue(guard.fact, value, access)
  return (
    recipe ?? {
      cannot: `On a step for ${access} nothing makes "${guard.fact}" be ${value}: add it to fact-recipes.ts.`,
    }
  )
}

function together(recipes: readonly GuardRecipe[]): GuardRecipe {
  const actions = []
  let who: Pick<Recipe, 'person'> = {}
  for (const recipe of recipes) {
    if ('cannot' in recipe) return recipe
    actions.push(...recipe.actions)
    if (recipe.person !== undefined) who = { person: recipe.person }
  }
  return { actions, ...who }
}
