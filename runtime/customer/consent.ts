import { updateCustomer } from '../operator/contract/customer.ts'
import { defineService, failure } from '../service.ts'

/**
 * Says whether the operator may send its news: this and nothing else, whatever else was typed. What was wanted is
 * forgotten however it ends: from then on what the operator says counts.
 */
export const consent = defineService({
  outcomes: {
    given: { says: true, changes: true },
    withdrawn: { says: true, changes: true },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs: ['session.msisdn', 'customer.receivesInformation'],
  async run(context, signal) {
    const receives = context.fact('customer.receivesInformation') === true
    const params = { msisdn: context.fact('session.msisdn') ?? '' }
    const body = { receive_information: receives }
    const answer = await context.send(updateCustomer, { params, body, key: context.newId(), signal })
    const gives = { 'customer.receivesInformation': undefined }
    if (answer.kind !== 'ok') return { ...failure(answer), gives }
    return receives
      ? { outcome: 'given', code: 'consentGiven', gives }
      : { outcome: 'withdrawn', code: 'consentWithdrawn', gives }
  },
})
