import { closeSession } from '../operator/contract/session.ts'
import { defineService } from '../service.ts'

/** Leaves no trace, whether or not the operator can be told. */
export const logout = defineService({
  outcomes: { closed: {} },
  async run(context) {
    // The call takes the token with it. Nobody waits for its answer, on a page that has lost its customer.
    void context.send(closeSession, { params: {}, key: context.newId() })
    await context.session.close()
    return { outcome: 'closed' }
  },
})
