import { find, verify } from '../../runtime/payment/find/find.ts'
import { pay, payAnyway } from '../../runtime/payment/pay.ts'
import { sendAgain } from '../../runtime/payment/send-again.ts'
import { ANA, openPage, type Page, type Place } from './page.ts'

export const NEW_CARD = { pan: '4242 4242 4242 4242', expiry: '12/30', cvv: '123' }
export const CREDIT = '/recharges/async'
export const PIX = '/recharges/pix'
export const STATUS = '/uuid/'

/** Opens the review screen for a recharge of R$ 20 to the customer's own number. */
export async function openReview(place?: Place, msisdn = ANA, name?: string) {
  const page = openPage(place, name)
  const { id, cards } = await page.login(msisdn)
  page.know({ 'recharge.value': 2000, 'recharge.target': msisdn })
  page.attempts.review()
  const savedToken = (index: number): string => cards[index]?.token ?? ''
  return {
    page,
    customerId: id,
    /** Chooses to pay with a new card. */
    newCard(card: Partial<typeof NEW_CARD> = {}, type: 'credit' | 'debit' | 'cef_debit' = 'credit') {
      const { pan, expiry, cvv } = { ...NEW_CARD, ...card }
      page.know({ 'payment.type': type, 'payment.card': 'new', 'payment.cardName': 'Visa final 4242' })
      page.context.vault.write('payment.pan', pan)
      page.context.vault.write('payment.expiry', expiry)
      page.context.vault.write('payment.cvv', cvv)
    },
    savedCard(index: number, cvvWanted: boolean) {
      page.know({ 'payment.type': 'credit', 'payment.card': savedToken(index), 'payment.cvvWanted': cvvWanted })
    },
    pix: () => page.know({ 'payment.type': 'pix' }),
    pay: (signal?: AbortSignal) => page.run(pay, signal),
    payAnyway: () => page.run(payAnyway),
    find: () => page.run(find),
    /** Runs the service of the button "Verificar agora". */
    verify: () => page.run(verify),
    /** Runs the service of "Enviar o pedido de novo", after the customer agreed. */
    sendAgain: () => page.run(sendAgain),
    ledger: () => page.operator.ledger(msisdn),
    open: () => page.attempts.open(msisdn),
    /** Reloads the page: opens a new page with the same storage. */
    async reload(): Promise<Page> {
      const again = openPage(page, 'reloaded')
      await again.login(msisdn)
      return again
    },
  }
}
