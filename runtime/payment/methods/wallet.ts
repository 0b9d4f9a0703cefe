import { createCreditRecharge } from '../../operator/contract/recharge.ts'
import type { ServiceAnswer, SheetEnd } from '../../service/service.ts'
import { chargeCard } from '../charge-card.ts'
import { unreachable } from '../conclude.ts'
import type { PaymentMethod } from '../method.ts'
import { orderBody } from '../send-charge.ts'

const failed = { outcome: 'refused', code: 'rechargeFailed' } as const

/**
 * Pays with the browser's wallet, which returns a token in place of a card's token. The payment sheet opens before any
 * request, because a browser allows it only soon after the tap.
 */
export const pay: PaymentMethod = async (context, order, signal) => {
  const kind = context.fact('payment.type')
  if (kind !== 'googlepay' && kind !== 'applepay') return failed
  const wallet = await context.wallet(kind)
  const sheet = (await wallet?.pay(order.amountCents, signal)) ?? 'failed'
  if (sheet === 'left') return { outcome: 'left', code: 'walletLeft' }
  if (sheet === 'failed') return failed
  // If the customer logged out in another tab meanwhile, charge nothing.
  if (context.fact('session.customerId') !== order.customerId) {
    sheet.close('refused')
    return unreachable
  }
  context.vault.write('payment.walletToken', sheet.token)
  let end: SheetEnd = 'unknown'
  try {
    const body = await orderBody(context, order)
    const token = context.vault.read('payment.walletToken') ?? ''
    // If the customer has left the page, the app has deleted the wallet's token. Without the token, no charge is sent.
    if (token === '') return unreachable
    const charge = { call: createCreditRecharge, kind, body: { ...body, card: { token }, paymentType: kind } }
    const answer = await chargeCard(context, order, charge, signal)
    end = endOf(answer)
    return answer
  } finally {
    sheet.close(end)
    // The token is valid for this attempt only. The next attempt gets a new token.
    context.vault.write('payment.walletToken', '')
  }
}

/**
 * If the charge's result is certain, returns `paid` or `refused`. Otherwise returns `unknown`, and the page keeps
 * searching for the result.
 */
function endOf({ outcome, code, uncharged }: ServiceAnswer): SheetEnd {
  if (outcome === 'paid') return 'paid'
  return uncharged || outcome === 'alreadyOpen' || code === 'offline' ? 'refused' : 'unknown'
}
