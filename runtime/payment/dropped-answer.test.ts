import { expect, test } from 'vitest'
import { CREDIT, openReview } from '../../tests/runtime/buying.ts'
import { answerOn, openBank } from '../../tests/runtime/elsewhere.ts'
import { lostAfterwards } from '../../tests/runtime/network.ts'
import type { Page } from '../../tests/runtime/page.ts'
import type { Service } from '../service/service.ts'
import { find, verify } from './find/find.ts'
import { recall } from './find/recall.ts'
import { pay } from './pay.ts'
import { checkPayment, watchPayment } from './pix/watch-payment.ts'
import { arrive, check, watch } from './waiting-rooms/pisp.ts'

const NOT_DELIVERED = '4000000000009995'
const SETTLE_MS = 10_000

async function openApproved(): Promise<Page> {
  const { page, savedCard } = await openReview()
  savedCard(1, false)
  return page
}

async function openUndelivered(): Promise<Page> {
  const { page, newCard } = await openReview()
  newCard({ pan: NOT_DELIVERED })
  return page
}

async function openLost(): Promise<Page> {
  const { page, savedCard, pay: payNow } = await openReview()
  savedCard(1, false)
  page.network.plan(CREDIT, lostAfterwards)
  await payNow()
  await page.clock.advance(SETTLE_MS)
  return page
}

async function openPaidPix(): Promise<Page> {
  const { page, pix, pay: payNow } = await openReview()
  pix()
  await payNow()
  await page.clock.advance(SETTLE_MS)
  await page.operator.control('POST', `/pix/${page.context.fact('pix.txid')}/pay`)
  return page
}

async function openPaidAtBank(): Promise<Page> {
  const { page, payAtBank } = await openBank()
  await payAtBank()
  page.know({ 'pisp.isFresh': undefined })
  await answerOn(page, page.context.fact('pisp.id') ?? '', 'pay')
  return page
}

/**
 * Runs a service and ignores its answer. In the app this happens if the customer leaves the page, or taps “Pagar” while
 * the service still searches.
 */
const runDropped = ({ clock, context }: Page, service: Service) =>
  clock.finish(service.run(context, new AbortController().signal))

test.each<[string, Service, () => Promise<Page>, Service?]>([
  ['paying', pay, openApproved, find],
  ['a payment whose recharge fails after the charge', pay, openUndelivered, find],
  ['a search', find, openLost],
  ['“Verificar agora”', verify, openLost],
  ['the search before a payment', recall, openLost],
  ['the watch of a Pix', watchPayment, openPaidPix],
  ['“Já paguei”', checkPayment, openPaidPix],
  ['the return from a bank', arrive, openPaidAtBank],
  ['the watch of a bank payment', watch, openPaidAtBank],
  ['“Verificar de novo” on the waiting page of a bank', check, openPaidAtBank],
])(
  'if %s learns how a charge ended but no page shows it, the record stays until a later page shows it',
  async (_, service, open, later = service) => {
    const page = await open()
    const { outcome } = await runDropped(page, service)
    const stillOpen = () => page.attempts.open(page.context.fact('session.msisdn') ?? '')
    expect(await stillOpen()).toHaveLength(1)
    expect((await page.run(later)).outcome).toBe(outcome)
    expect(await stillOpen()).toEqual([])
  },
)
