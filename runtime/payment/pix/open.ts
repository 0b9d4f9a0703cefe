import type { FactValues } from '../../facts.ts'
import type { Context } from '../../service/service.ts'
import { noReceipt } from '../no-receipt.ts'

/** Returns the facts of a Pix that is still open. They clear the code on screen if it belongs to another Pix. */
export function openPixFacts({ fact }: Pick<Context, 'fact'>, txid: string): FactValues {
  return {
    ...noReceipt,
    'pix.txid': txid,
    'order.type': 'pix',
    ...(fact('pix.txid') === txid ? {} : { 'pix.code': undefined, 'pix.expiresAt': undefined }),
    'payment.inFlight': 'pix',
  }
}
