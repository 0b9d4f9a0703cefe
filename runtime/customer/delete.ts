import { deleteCustomer } from '../operator/contract/customer.ts'
import { type Context, defineService, failure } from '../service/service.ts'

/**
 * Deletes the account, and forgets the customer on this device like a logout. While a payment has no definite end, it
 * does nothing: a customer without an account could not find that payment again.
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
    // The operator has ended every session already, so logout sends no call.
    await context.session.close()
    return { outcome: 'deleted', gives: { 'customer.isDeleted': true } }
  },
})

/** Whether a payment is open, according to the facts of this page or to the records that this device stored earlier. */
async function hasOpenPayment({ fact, attempts }: Context, msisdn: string): Promise<boolean> {
  return (fact('payment.inFlight') ?? 'none') !== 'none' || (await attempts.open(msisdn)).length > 0
}
