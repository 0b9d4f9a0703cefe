import { createCreditRecharge } from '../../operator/contract/recharge.ts'
import type { ServiceAnswer, SheetEnd } from '../../service/service.ts'
import { chargeCard } from '../charge-card.ts'
import { unreachable } from '../conclude.ts'
import type { PaymentMethod } from '../method.ts'
import { orderBody } from '../send-charge.ts'

const failed = { outcome: 'refused', code: 'rechargeFailed' } as const

/**
 * Pays with the browser's wallet, whose token takes the place of a card's token. The wallet's sheet opens before any
 * request, because a browser shows it only soon after the tap.
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
    // If the customer leaves, the token is removed from the vault: send nothing.
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

/**
 * Returns the sheet's end if the charge's end is certain. Otherwise the sheet closes as `unknown`, and the page goes on looking
 * for the end.
 */
function endOf({ outcome, code, uncharged }: ServiceAnswer): SheetEnd {
  if (outcome === 'paid') return 'paid'
  return uncharged || outcome === 'alreadyOpen' || code === 'offline' ? 'refused' : 'unknown'
}
