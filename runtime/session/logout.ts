import { closeSession } from '../operator/contract/session.ts'
import { defineService } from '../service/service.ts'

/**
 * Ends the session at the operator and in the browser. All of its data is removed here, even if the operator cannot be reached.
 */
export const logout = defineService({
  outcomes: { closed: { drops: 'all', sets: { 'session.authenticated': false } } },
  async run(context) {
    // The call has copied the token before the session is cleared. Do not wait for its answer: the customer is leaving.
    void context.send(closeSession, { params: {}, key: context.newId() })
    await context.session.close()
    return { outcome: 'closed' }
  },
})
