import { pay } from '../../runtime/payment/pay.ts'
import { openReview } from '../runtime/buying.ts'
import { HELENA } from '../runtime/issuer.ts'
import { openPlace, type Page } from '../runtime/page.ts'
import { serveOperator } from './http-operator.ts'
import type { WayToPay } from './ways-to-pay.ts'

/** Longer than the time that any call waits for its answer. */
const DELAY_MS = 26_000

/**
 * Opens the review screen with all choices made, and an operator behind a socket. The operator's next `times` answers
 * to the charge have the fault.
 */
export async function openTap(way: WayToPay, fault: string, times: number) {
  const place = openPlace()
  const { clock, held } = place
  const server = await serveOperator(place.operator)
  clock.standStillWhile(() => server.underway() > held())
  const review = await openReview({ ...place, reach: server.pass }, HELENA)
  await way.choose(review)
  const { page, customerId } = review
  const [named = '', status] = fault.split(' ')
  const more = status === undefined ? {} : { status: Number(status) }
  await page.operator.fault(way.call, named, { times, delayMs: DELAY_MS, ...more })
  const path = way.call.replace('{id}', customerId).replace('POST /', 'POST /operator/b/')
  return {
    ...review,
    close: server.close,
    tap: () => tapOf(way, page),
    keys: () => new Set(page.network.to(path).map(({ headers }) => headers['Idempotency-Key'])),
    sent: () => page.network.to(path).length,
    async reload(): Promise<Page> {
      // All delayed answers must arrive before the reload, so the new page receives none of them.
      await clock.advance(DELAY_MS)
      const again = await review.reload()
      again.know({ 'recharge.value': 2000, 'recharge.target': HELENA })
      return again
    },
  }
}
export type Tap = Awaited<ReturnType<typeof openTap>>

/** Returns the outcome that the customer sees, with the code of its message if the message has one. */
async function tapOf(way: WayToPay, page: Page): Promise<string> {
  const { outcome, code }: { outcome: string; code?: string } = await (way.pay?.(page) ?? page.run(pay))
  return code === undefined ? outcome : `${outcome} (${code})`
}

/** Pays the Pix code, or approves the payment at the bank or the checkout that this page waits for. */
export async function agree(way: WayToPay, page: Page): Promise<void> {
  const { fact } = page.context
  await way.agree?.(page, fact('pix.txid') ?? fact('pisp.id') ?? fact('checkout.id') ?? 'nothing')
}

/**
 * Orders the same recharge on another page with the same payment method. Returns the tap's outcome, and whether the
 * page sent a request.
 */
export async function tapAnew({ page: before }: Tap, way: WayToPay, page: Page): Promise<[string, boolean]> {
  page.know({
    'payment.type': before.context.fact('payment.type'),
    'payment.card': before.context.fact('payment.card'),
  })
  for (const name of ['pisp.organization', 'pisp.authorizationServer', 'pisp.payerDocument'] as const)
    page.know({ [name]: before.context.fact(name) })
  const sent = page.network.to('POST').length
  return [await tapOf(way, page), page.network.to('POST').length > sent]
}
