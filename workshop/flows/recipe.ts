import type { FactValues } from '../../runtime/facts.ts'
import type { Action, Person } from './action.ts'

/** The actions that lead to a fact, to a guard that is true, or to an outcome. */
export interface Recipe {
  /** The customer of the story, if it is not the usual one. */
  readonly person?: Person
  readonly actions: readonly Action[]
  /** The facts whose values are known after the actions, if guards read them. */
  readonly gives?: FactValues
}

/** How to make a service end with an outcome. */
export type OutcomeRecipe =
  | (Omit<Recipe, 'gives'> & {
      /** The code of the error catalogue that the outcome's message has. */
      readonly says?: string
      /** The code to expect in a flow whose channels are among the operator's `pix_channels`, if it differs there. */
      readonly saysByPix?: string
    })
  /** The reason why no action of a story can lead there. */
  | { readonly cannot: string }
