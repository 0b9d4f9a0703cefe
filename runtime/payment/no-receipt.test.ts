import { expect, test } from 'vitest'
import { openReview } from '../../tests/runtime/buying.ts'
import { openBank } from '../../tests/runtime/elsewhere.ts'
import { dropped, lostAfterwards } from '../../tests/runtime/network.ts'
import { ANA, type Page } from '../../tests/runtime/page.ts'
import type { FactValues } from '../facts.ts'
import { loadCode } from './pix/load-code.ts'
import { arrive } from './waiting-rooms/pisp.ts'

/** The receipt of an earlier recharge that is still on this page. A new payment must never be shown with it. */
const receipt: FactValues = {
  'order.value': 9900,
  'order.target': '11976543210',
  'order.method': 'Mercado Pago',
  'recharge.nsu': '128954385',
  'recharge.date': '2026-11-27T15:00:00Z',
}

async function openPix(): Promise<{ page: Page; look: () => Promise<unknown> }> {
  const { page, pix, pay } = await openReview()
  pix()
  await pay()
  return { page, look: () => page.run(loadCode) }
}

const opened = {
  'a Pix whose code is shown': openPix,
  'a Pix that the search finds': async () => {
    const { page, pix, pay, find } = await openReview()
    pix()
    await pay()
    return { page, look: find }
  },
  'a Pix that a second tap opens again': async () => {
    const { page, pix, pay } = await openReview()
    pix()
    await pay()
    page.attempts.review()
    return { page, look: () => pay() }
  },
  'a charge with an unknown result': async () => {
    const { page, savedCard, pay, find } = await openReview()
    savedCard(1, false)
    page.network.plan('/recharges/async', lostAfterwards)
    await pay()
    return { page, look: find }
  },
  'a payment at a bank': async () => {
    const { page, payAtBank } = await openBank()
    await payAtBank()
    page.know({ 'pisp.isFresh': undefined })
    return { page, look: () => page.run(arrive) }
  },
}

test.each(Object.entries(opened))(
  'the page shows %s with the amount of that payment, and no receipt of an earlier recharge',
  async (_, open) => {
    const { page, look } = await open()
    page.know(receipt)
    await look()
    const known = page.facts.all()
    expect([known['order.value'], known['order.target']]).toEqual([2000, known['session.msisdn']])
    expect([known['recharge.nsu'], known['recharge.date']]).toEqual([undefined, undefined])
  },
)

test('a Pix code is shown with its own payment method and number, even if another order was on screen meanwhile', async () => {
  const { page, look } = await openPix()
  page.know(receipt)
  await look()
  expect([page.context.fact('order.method'), page.context.fact('order.target')]).toEqual(['Pix', ANA])
})

test.each(['find', 'pay'] as const)(
  'if the open charge has no id yet, the service `recharge.%s` does not keep the id of an earlier recharge',
  async run => {
    const review = await openReview()
    const { page, savedCard, pay } = review
    savedCard(1, false)
    page.network.plan('/recharges/async', dropped)
    expect((await pay()).outcome).toBe('processing')
    page.know({ 'recharge.id': 'the-one-before' })
    page.attempts.review()
    await review[run]()
    expect([page.context.fact('payment.inFlight'), page.context.fact('recharge.id')]).toEqual(['charge', undefined])
  },
)
