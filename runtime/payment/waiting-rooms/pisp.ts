import { getPispRedirect, getPispStatus } from '../../operator/contract/pisp.ts'
import { waitingRoom } from './waiting-room.ts'

/** The services of the step that waits for a bank payment: rounds of 6 status reads, 5 s apart. */
export const { arrive, open, watch, check } = waitingRoom({
  type: 'pisp',
  id: 'pisp.id',
  isFresh: 'pisp.isFresh',
  sent: { 'pisp.isFresh': undefined, 'pisp.gaveUp': undefined },
  gaveUp: { 'pisp.gaveUp': true },
  ended: { 'pisp.id': undefined, 'pisp.isFresh': undefined, 'pisp.gaveUp': undefined },
  calls: 6,
  everyMs: 5_000,
  status: (context, pispId, signal) => context.send(getPispStatus, { params: { pispId }, signal }),
  async address(context, pispId, signal) {
    const params = { id: context.fact('session.customerId') ?? '', pispId }
    const answer = await context.send(getPispRedirect, { params, signal })
    return answer.kind === 'ok' ? { kind: 'ok', data: answer.data.redirect_uri } : answer
  },
})
