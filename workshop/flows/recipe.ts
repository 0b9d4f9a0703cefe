import type { FactValues } from '../../runtime/facts.ts'
import type { Action, Person } from './action.ts'

/** The actions that write a fact, make a guard true, or cause an outcome. */
export interface Recipe {
  /** The customer of the story. It is set only if it is not the usual customer. */
  readonly person?: Person
  readonly actions: readonly Action[]
  /** The known values of facts after the actions. Only facts that guards read are listed. */
  readonly gives?: FactValues
}

/** Describes how to make a service end with an outcome. */
export type OutcomeRecipe =
  | (Omit<Recipe, 'gives'> & {
      /** The code of the outcome's message in the error catalogue. */
      readonly says?: string
      /**
       * The code of the message in a flow that has one of the operator's `pix_channels`. Absent if this is the same
       * code as in `says`.
       */
      readonly saysByPix?: string
    })
  /** The reason why no action of a story can cause the outcome. */
  | { readonly cannot: string }
