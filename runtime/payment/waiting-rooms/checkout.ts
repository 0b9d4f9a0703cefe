import { getCheckout } from '../../operator/contract/payment.ts'
import { askStatus } from '../ask-status.ts'
import { waitingRoom } from './waiting-room.ts'

/** The services of the step that waits for a Mercado Pago checkout: rounds of 5 status reads, 3 s apart. */
export const { arrive, open, watch, check } = waitingRoom({
  type: 'mercado_pago',
  id: 'checkout.id',
  isFresh: 'checkout.isFresh',
  sent: { 'checkout.isFresh': undefined, 'checkout.gaveUp': undefined },
  gaveUp: { 'checkout.gaveUp': true },
  ended: { 'checkout.id': undefined, 'checkout.isFresh': undefined, 'checkout.gaveUp': undefined },
  calls: 5,
  everyMs: 3_000,
  status: askStatus,
  async address(context, rechargeId, signal) {
    const params = { id: context.fact('session.customerId') ?? '', rechargeId }
    const answer = await context.send(getCheckout, { params, signal })
    return answer.kind === 'ok' ? { kind: 'ok', data: answer.data.checkout_url } : answer
  },
})
