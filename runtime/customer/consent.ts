import { updateCustomer } from '../operator/contract/customer.ts'
import { defineService, failure } from '../service/service.ts'

const clears = ['customer.receivesInformation'] as const

/**
 * Updates only whether the operator may send news. After the call, the screen shows the operator's stored value again,
 * so the app clears the value that the customer chose.
 */
export const consent = defineService({
  outcomes: {
    given: { says: true, changes: true, clears },
    withdrawn: { says: true, changes: true, clears },
    refused: { says: true, clears },
    unreachable: { says: true, changes: true, clears },
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
