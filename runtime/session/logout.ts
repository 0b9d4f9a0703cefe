import { closeSession } from '../operator/contract/session.ts'
import { defineService } from '../service.ts'

/** Ends the session at the operator and here. It leaves no trace here, even if the operator cannot be reached. */
export const logout = defineService({
  outcomes: { closed: { drops: 'all', sets: { 'session.authenticated': false } } },
  async run(context) {
    // The call has copied the token already. Do not wait for the answer: the customer is leaving.
    void context.send(closeSession, { params: {}, key: context.newId() })
    await context.session.close()
    return { outcome: 'closed' }
  },
})
