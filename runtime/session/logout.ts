import { closeSession } from '../operator/contract/session.ts'
import { defineService } from '../service.ts'

/** Leaves no trace, whether or not the operator can be told. */
export const logout = defineService({
  outcomes: { closed: {} },
  async run(context, signal) {
    // The call takes the token with it; what it answers changes nothing any more.
    const told = context.send(closeSession, { params: {}, key: context.newId(), signal })
    await context.session.close()
    await told
    return { outcome: 'closed' }
  },
})
