import { closeSession } from '../operator/contract/session.ts'
import { defineService } from '../service.ts'

/** Leaves no trace, whether or not the operator can be told. */
export const logout = defineService({
  outcomes: { closed: {} },
  async run(context, signal) {
    await context.send(closeSession, { params: {}, key: context.newId(), signal })
    await context.session.close()
    return { outcome: 'closed' }
  },
})
