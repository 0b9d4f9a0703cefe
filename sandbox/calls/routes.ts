import type { CallName, calls } from '../../runtime/operator/contract/table.ts'
import type { Route } from '../route.ts'
import { cardRoutes } from './cards.ts'
import { channelRoutes } from './channel.ts'
import { customerRoutes } from './customer.ts'
import { debitRoutes } from './debit.ts'
import { eventRoutes } from './events.ts'
import { ownDataRoutes } from './own-data.ts'
import { paymentRoutes } from './payment.ts'
import { pispRoutes } from './pisp.ts'
import { pixRoutes } from './pix.ts'
import { rechargeRoutes } from './recharges.ts'
import { recipientRoutes } from './recipients.ts'
import { recurrenceRoutes } from './recurrence.ts'
import { savedCardRoutes } from './saved-cards.ts'
import { secureRoutes } from './secure.ts'
import { sessionRoutes } from './session.ts'
import { valueRoutes } from './values.ts'

/** A handler for each call of the contract. A missing handler, or an answer with another type, is a type error. */
export const routes: { readonly [Name in CallName]: Route<(typeof calls)[Name]> } = {
  ...sessionRoutes,
  ...customerRoutes,
  ...rechargeRoutes,
  ...pixRoutes,
  ...paymentRoutes,
  ...cardRoutes,
  ...channelRoutes,
  ...debitRoutes,
  ...eventRoutes,
  ...ownDataRoutes,
  ...pispRoutes,
  ...recipientRoutes,
  ...recurrenceRoutes,
  ...savedCardRoutes,
  ...secureRoutes,
  ...valueRoutes,
}
