import { closeSession } from '../operator/contract/session.ts'
import { defineService } from '../service/service.ts'

/**
 * Ends the session at the operator and in the browser. If the operator cannot be reached, the browser deletes all data
 * anyway.
 */
export const logout = defineService({
  outcomes: { closed: { drops: 'all', sets: { 'session.authenticated': false } } },
  async run(context) {
    // The request already contains the token, so the session can be cleared without waiting for the answer.
    void context.send(closeSession, { params: {}, key: context.newId() })
    await context.session.close()
    return { outcome: 'closed' }
  },
})
