import { deleteCustomer } from '../operator/contract/customer.ts'
import { defineService, failure } from '../service.ts'

/** Deletes the account, and forgets the customer on this device as a logout does. */
export const deleteAccount = defineService({
  outcomes: { deleted: {}, refused: { says: true }, unreachable: { says: true } },
  needs: ['session.msisdn'],
  async run(context, signal) {
    const params = { msisdn: context.fact('session.msisdn') ?? '' }
    const answer = await context.send(deleteCustomer, { params, key: context.newId(), signal })
    if (answer.kind !== 'ok') return failure(answer)
    // The operator has ended every session already: there is nothing left to tell it.
    await context.session.close()
    return { outcome: 'deleted' }
  },
})
