import { createCreditRecharge } from '../../operator/contract/recharge.ts'
import type { SheetEnd } from '../../service.ts'
import { chargeCard, orderBody } from '../charge-card.ts'
import type { PaymentMethod, PayResult } from '../method.ts'

/**
 * Pays with a card of the browser's wallet: its token takes the place of a card's. The sheet comes first and at once: a
 * browser shows it only soon after the tap.
 */
export const pay: PaymentMethod = async (context, order, signal) => {
  const kind = context.fact('payment.type')
  if (kind !== 'googlepay' && kind !== 'applepay') return { kind: 'walletFailed' }
  const wallet = await context.wallet(kind)
  const sheet = (await wallet?.pay(order.valueId, signal)) ?? 'failed'
  if (sheet === 'left') return { kind: 'walletLeft' }
  if (sheet === 'failed') return { kind: 'walletFailed' }
  // Whoever logged out meanwhile, in another tab, pays nothing here.
  if (context.fact('session.customerId') !== order.customerId) {
    sheet.close('refused')
    return { kind: 'unreachable' }
  }
  context.vault.write('payment.walletToken', sheet.token)
  let end: SheetEnd = 'unknown'
  try {
    const body = await orderBody(context, order)
    const token = context.vault.read('payment.walletToken') ?? ''
    // It leaves with the customer.
    if (token === '') return { kind: 'unreachable' }
    const charge = { call: createCreditRecharge, kind, body: { ...body, card: { token }, paymentType: kind } }
    const result = await chargeCard(context, order, charge, signal)
    end = endOf(result)
    return result
  } finally {
    sheet.close(end)
    // The token is valid for this amount only: the next attempt gets its own.
    context.vault.write('payment.walletToken', '')
  }
}

/** Only what is certain: of anything else the page tells, and goes on looking. */
function endOf(result: PayResult): SheetEnd {
  const { kind } = result
  if (kind === 'paid') return 'paid'
  if (kind === 'refused') return result.isOpen ? 'unknown' : 'refused'
  return kind === 'offline' || kind === 'alreadyOpen' ? 'refused' : 'unknown'
}
