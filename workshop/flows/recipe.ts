import type { FactValues } from '../../runtime/facts.ts'
import type { Action, Person } from './action.ts'

/** The actions that bring something about: a fact, a guard that holds, an outcome. */
export interface Recipe {
  /** Another customer than the one of most stories. */
  readonly person?: Person
  readonly actions: readonly Action[]
  /** The facts that are known then, as far as guards read them. */
  readonly gives?: FactValues
}

/** How to make a service end with an outcome. */
export type OutcomeRecipe =
  | (Omit<Recipe, 'gives'> & {
      /** The code of the error catalogue that it carries. */
      readonly says?: string
      /** The code in a flow of Pix channels, where it differs. */
      readonly saysByPix?: string
    })
  /** The reason why no action of a story leads to it. */
  | { readonly cannot: string }
