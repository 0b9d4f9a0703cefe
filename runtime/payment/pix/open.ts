import type { FactValues } from '../../facts.ts'
import type { Context } from '../../service.ts'
import { noReceipt } from '../no-receipt.ts'

/** A Pix that is still open. Another's code is not shown for it. */
export function openPixFacts({ fact }: Pick<Context, 'fact'>, txid: string): FactValues {
  return {
    ...noReceipt,
    'pix.txid': txid,
    ...(fact('pix.txid') === txid ? {} : { 'pix.code': undefined, 'pix.expiresAt': undefined }),
    'payment.inFlight': 'pix',
  }
}
