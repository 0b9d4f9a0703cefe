import { deleteCustomer } from '../operator/contract/customer.ts'
import { type Context, defineService, failure } from '../service.ts'

/**
 * Deletes the account, and forgets the customer on this device as a logout does. Not while a payment has no definite
 * end: whoever is gone could not be told of it, nor find it again.
 */
export const deleteAccount = defineService({
  outcomes: {
    deleted: { gives: ['customer.isDeleted'] },
    chargeOpen: {},
    refused: { says: true },
    unreachable: { says: true },
  },
  needs: ['session.msisdn'],
  async run(context, signal) {
    const msisdn = context.fact('session.msisdn') ?? ''
    if (await hasOpenPayment(context, msisdn)) return { outcome: 'chargeOpen' }
    const params = { msisdn }
    const answer = await context.send(deleteCustomer, { params, key: context.newId(), signal })
    if (answer.kind !== 'ok') return failure(answer)
    await context.attempts.forgetTold()
    // The operator has ended every session already: there is nothing left to tell it.
    await context.session.close()
    return { outcome: 'deleted', gives: { 'customer.isDeleted': true } }
  },
})

/** What the page knows of, and what the device has written down: on another page, or before a reload. */
async function hasOpenPayment({ fact, attempts }: Context, msisdn: string): Promise<boolean> {
  return (fact('payment.inFlight') ?? 'none') !== 'none' || (await attempts.open(msisdn)).length > 0
}
