import { calls } from '../../runtime/operator/contract/table.ts'
import { done, invalid } from '../answer.ts'
import { forCustomer } from '../route.ts'

export const eventRoutes = {
  reportEvent: forCustomer(calls.reportEvent, ({ customer, params, body }, world) => {
    if (!/^[a-z][a-z0-9_-]{0,39}$/.test(params.event)) return invalid('event is a short name in lower case')
    const { msisdn } = customer
    world.store.put('event', world.newId(), { msisdn, event: params.event, at: world.now(), details: body ?? null })
    return done
  }),
}
