import type { FactValue } from '../../runtime/facts.ts'
import { exportNameOf, type Plan } from '../flows/plan.ts'
import type { Recipe } from '../flows/recipe.ts'
import { type OutcomeName, outcomes } from './outcomes.ts'

/**
 * The state of the customer's money at the end. `kept`: the screen says that nothing was charged. `taken` and
 * `unknown`: no text may say that nothing was charged. `asked`: the app first asks the customer a question, and no text
 * mentions a charge.
 */
export type Money = 'kept' | 'taken' | 'unknown' | 'asked'

/** Words that promise that nothing was charged. */
export const keptWords = /nada foi (enviado nem )?cobrado/i

interface PaymentRecipe extends Required<Pick<Recipe, 'person' | 'actions'>> {
  /** The first step. By default it is `payment`. */
  readonly step?: string
  /** The customer's events on the first step. By default this is the tap on "Pagar". */
  readonly events?: readonly string[]
  /** The expected end: the step, and the modal over it or the notice beside it. */
  readonly ends: {
    readonly step?: string
    readonly modal?: string
    readonly code?: string
    readonly guards?: readonly string[]
  }
  readonly money: Money
}

export type Cell =
  | { readonly recipe: PaymentRecipe }
  /** The id of the generated story with the same end. */
  | { readonly story: string; readonly money: Money }
  /** The reason why no payment with this method ends in this way. */
  | { readonly cannot: string }

export interface Method {
  readonly name: string
  readonly type: FactValue<'payment.type'>
  readonly cells: { readonly [O in OutcomeName]: Cell }
}

/** A story of the table of payments. Plain data. */
export interface PayingPlan {
  readonly plan: Plan
  readonly money: Money
}

export const recipe = (one: PaymentRecipe): Cell => ({ recipe: one })
export const story = (id: string, money: Money): Cell => ({ story: id, money })
export const cannot = (why: string): Cell => ({ cannot: why })

export function planOf(
  outcome: OutcomeName,
  { person, actions, step = 'payment', events, ends, money }: PaymentRecipe,
): PayingPlan {
  const { modal = null, code = null, guards = [] } = ends
  const place = modal === null ? 'notice' : 'modal'
  return {
    plan: {
      name: outcomes[outcome].label,
      exportName: exportNameOf(outcome),
      pointer: `steps/${step}`,
      person,
      isCustomer: true,
      behind: null,
      actions,
      step,
      events: events ?? ['submit'],
      isHeld: false,
      expected: { step: ends.step ?? step, modal, code, where: code === null ? 'nowhere' : place, guards },
    },
    money,
  }
}
