import { createCreditRecharge } from '../../operator/contract/recharge.ts'
import type { ServiceAnswer, SheetEnd } from '../../service.ts'
import { chargeCard } from '../charge-card.ts'
import { unreachable } from '../conclude.ts'
import type { PaymentMethod } from '../method.ts'
import { orderBody } from '../send-charge.ts'

const failed = { outcome: 'refused', code: 'rechargeFailed' } as const

/**
 * Pays with a card of the browser's wallet: its token takes the place of a card's. The sheet comes first and at once: a
 * browser shows it only soon after the tap.
 */
export const pay: PaymentMethod = async (context, order, signal) => {
  const kind = context.fact('payment.type')
  if (kind !== 'googlepay' && kind !== 'applepay') return failed
  const wallet = await context.wallet(kind)
  const sheet = (await wallet?.pay(order.amountCents, signal)) ?? 'failed'
  if (sheet === 'left') return { outcome: 'left', code: 'walletLeft' }
  if (sheet === 'failed') return failed
  // The customer may have logged out in another tab meanwhile: then charge nothing.
  if (context.fact('session.customerId') !== order.customerId) {
    sheet.close('refused')
    return unreachable
  }
  context.vault.write('payment.walletToken', sheet.token)
  let end: SheetEnd = 'unknown'
  try {
    const body = await orderBody(context, order)
    const token = context.vault.read('payment.walletToken') ?? ''
    // The token is wiped if the customer leaves.
    if (token === '') return unreachable
    const charge = { call: createCreditRecharge, kind, body: { ...body, card: { token }, paymentType: kind } }
    const answer = await chargeCard(context, order, charge, signal)
    end = endOf(answer)
    return answer
  } finally {
    sheet.close(end)
    // The token is valid for this amount only: the next attempt gets its own.
    context.vault.write('payment.walletToken', '')
  }
}

/** Returns a certain end only. Otherwise the sheet closes as `unknown`, and the page continues to look for the end. */
function endOf({ outcome, code, uncharged }: ServiceAnswer): SheetEnd {
  if (outcome === 'paid') return 'paid'
  return uncharged || outcome === 'alreadyOpen' || code === 'offline' ? 'refused' : 'unknown'
}
