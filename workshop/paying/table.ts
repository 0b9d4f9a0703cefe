import { capital } from '../../flows/words/plain-name.ts'
import { exportNameOf } from '../flows/plan.ts'
import { type Method, type PayingPlan, planOf } from './cell.ts'
import { creditMethods } from './credit.ts'
import { debitMethods } from './debit.ts'
import { elsewhereMethods } from './elsewhere.ts'
import { outcomeNames } from './outcomes.ts'
import { pixMethods } from './pix.ts'
import { walletMethods } from './wallet.ts'

/**
 * The table of payments. It has a cell for each method and outcome. A cell is one of three things: a recipe with its
 * own story, the id of another story with the same end, or the reason why the end cannot happen.
 */
export const methods: readonly Method[] = [
  ...creditMethods,
  ...debitMethods,
  ...pixMethods,
  ...elsewhereMethods,
  ...walletMethods,
]

/** Returns the stories of a payment method: one for each outcome that has a recipe. */
function plansOf({ cells }: Method): readonly PayingPlan[] {
  return outcomeNames.flatMap(outcome => {
    const cell = cells[outcome]
    return 'recipe' in cell ? [planOf(outcome, cell.recipe)] : []
  })
}

/** The modules of these stories, one for each method, such as `virtual:paying-stories/pix`. */
export const MODULE = 'virtual:paying-stories/'

/** The stories under one title of the workshop. */
export interface PayingFile {
  readonly module: string
  readonly title: string
  readonly stories: readonly PayingPlan[]
}

export const payingFiles: readonly PayingFile[] = methods.map(method => ({
  module: `${MODULE}${exportNameOf(method.name)}`,
  title: `Paying/${capital(method.name)}`,
  stories: plansOf(method),
}))
