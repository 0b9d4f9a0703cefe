import type { FactValues } from '../../../runtime/facts.ts'
import { callName } from '../../../runtime/operator/contract/call.ts'
import { CARDS, confirmCard, deleteCefCard, favoriteDebitCard } from '../../../runtime/operator/contract/cards.ts'
import { updateCustomer } from '../../../runtime/operator/contract/customer.ts'
import { stopRecurrence } from '../../../runtime/operator/contract/recurrence.ts'

/**
 * Returns a fact for each call, and for cards, that the operator may lack. A flow uses these facts to hide what needs
 * them.
 */
export function lackingOf(lacks: ReadonlySet<string>): FactValues {
  return {
    'operator.lacksDataChange': lacks.has(callName(updateCustomer)),
    'operator.lacksScheduleStop': lacks.has(callName(stopRecurrence)),
    'operator.lacksDebitFavorite': lacks.has(callName(favoriteDebitCard)),
    'operator.lacksCaixaDeletion': lacks.has(callName(deleteCefCard)),
    'operator.lacksCardConfirmation': lacks.has(callName(confirmCard)),
    'operator.lacksCards': lacks.has(CARDS),
  }
}
