import { deleteCustomer } from '../operator/contract/customer.ts'
import { type Context, defineService, failure } from '../service/service.ts'

/**
 * Deletes the account and, like a logout, the customer's data on this device. If a payment is open, it does nothing,
 * because a customer without an account could not find that payment again.
 */
export const deleteAccount = defineService({
  outcomes: {
    deleted: { drops: 'all', sets: { 'customer.isDeleted': true } },
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
    await context.attempts.forgetEnded(msisdn)
    // The operator has already ended every session, so no logout call is sent.
    await context.session.close()
    return { outcome: 'deleted', gives: { 'customer.isDeleted': true } }
  },
})

/** Returns whether a payment is open according to this page's facts or the records on this device. */
async function hasOpenPayment({ fact, attempts }: Context, msisdn: string): Promise<boolean> {
  return (fact('payment.inFlight') ?? 'none') !== 'none' || (await attempts.open(msisdn)).length > 0
}
