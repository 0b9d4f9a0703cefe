import type { FactValue } from '../../runtime/facts.ts'
import { exportNameOf, type Plan } from '../flows/plan.ts'
import type { Recipe } from '../flows/recipe.ts'
import { type OutcomeName, outcomes } from './outcomes.ts'

/**
 * The state of the person's money at the end. `kept`: the screen says that nothing was charged; with `taken` and
 * `unknown` no text may say so. `asked`: the app asks the person something first, and no text mentions a charge.
 */
export type Money = 'kept' | 'taken' | 'unknown' | 'asked'

/** These words promise that nothing was charged. */
export const keptWords = /nada foi (enviado nem )?cobrado/i

interface PaymentRecipe extends Required<Pick<Recipe, 'person' | 'actions'>> {
  /** The first step; `payment` when left out. */
  readonly step?: string
  /** The person taps these there; "Pagar" when left out. */
  readonly events?: readonly string[]
  /** The end must show this: the step, and the modal on it or the notice beside it. */
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
  /** The generated story that shows the same. */
  | { readonly story: string; readonly money: Money }
  /** The reason why no payment of this kind ends so. */
  | { readonly cannot: string }

export interface Method {
  readonly name: string
  readonly type: FactValue<'payment.type'>
  readonly cells: { readonly [O in OutcomeName]: Cell }
}

/** One story of the table. Plain data. */
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
