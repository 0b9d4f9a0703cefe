import { describe, expect, test } from 'vitest'
import { CREDIT, openReview } from '../../tests/runtime/buying.ts'
import { dropped, lostAfterwards } from '../../tests/runtime/network.ts'
import { pay } from './pay.ts'

describe('one confirmation is one charge', () => {
  test('if a customer taps twice, one charge is made', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    const { context, clock } = review.page
    const signal = new AbortController().signal
    const both = await clock.finish(Promise.all([pay.run(context, signal), pay.run(context, signal)]))
    expect(both.map(({ outcome }) => outcome)).not.toContain('refused')
    expect(both.map(({ outcome }) => outcome)).toContain('paid')
    expect(await review.ledger()).toHaveLength(1)
    expect(new Set(review.page.network.to(CREDIT).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
  })

  test('if a charge request reaches the operator twice, one charge is made', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    await review.page.operator.fault('POST /customers/{id}/recharges/async', 'twice')
    expect((await review.pay()).outcome).toBe('paid')
    expect(await review.ledger()).toHaveLength(1)
  })

  test('after a lost answer, a tap on “Pagar” sends nothing, shows the open charge and charges only once', async () => {
    const review = await openReview()
    review.newCard()
    review.page.network.plan(CREDIT, lostAfterwards)
    expect((await review.pay()).outcome).toBe('processing')
    expect(await review.pay()).toEqual({ outcome: 'alreadyOpen', gives: { 'payment.inFlight': 'charge' } })
    review.pix()
    expect((await review.pay()).outcome).toBe('alreadyOpen')
    expect(review.page.network.to('POST /operator/b')).toHaveLength(1)
    await review.page.clock.advance(10_000)
    expect(await review.find()).toMatchObject({ outcome: 'paid', gives: { 'order.type': 'credit' } })
    expect(await review.ledger()).toHaveLength(1)
  })

  test('after a lost answer, a tap on “Pagar” shows the open charge, even if no payment type is chosen now', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, lostAfterwards)
    await review.pay()
    review.page.know({ 'payment.type': undefined })
    for (const again of [review.pay, review.payAnyway])
      expect(await again()).toEqual({ outcome: 'alreadyOpen', gives: { 'payment.inFlight': 'charge' } })
  })

  test('if the customer sends a charge again after each time-out, it is charged once, under one idempotency key', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, lostAfterwards, 3)
    review.page.network.plan('GET', dropped, 9)
    expect((await review.pay()).outcome).toBe('processing')
    await review.find()
    for (let i = 0; i < 2; i += 1) expect((await review.sendAgain()).outcome).toBe('processing')
    expect(review.page.network.to(CREDIT)).toHaveLength(3)
    expect(await review.ledger()).toHaveLength(1)
  })

  test('if a customer taps “Pagar” while offline, nothing is sent and nothing is charged', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.network.isOnline = false
    expect(await review.pay()).toEqual({ outcome: 'unreachable', code: 'offline' })
    expect([review.page.network.sent, await review.open()]).toEqual([[], []])
  })
})

describe('the same recharge while it is open', () => {
  async function openUnknown() {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, dropped)
    await review.pay()
    review.page.attempts.review()
    return review
  }

  test('if a recharge is still open, paying it again shows the open charge and sends no second charge', async () => {
    const review = await openUnknown()
    expect(await review.pay()).toEqual({ outcome: 'alreadyOpen', gives: { 'payment.inFlight': 'charge' } })
    review.pix()
    expect(await review.pay()).toEqual({ outcome: 'alreadyOpen', gives: { 'payment.inFlight': 'charge' } })
    expect(review.page.network.to('POST')).toHaveLength(1)
  })

  test('if a customer agrees to pay an open recharge a second time, it is charged', async () => {
    const review = await openUnknown()
    expect((await review.payAnyway()).outcome).toBe('paid')
    expect(await review.ledger()).toHaveLength(1)
    expect(await review.open()).toHaveLength(1)
  })

  test('an open recharge does not block a recharge of another amount or for another number', async () => {
    const review = await openUnknown()
    review.page.know({ 'recharge.value': 3000 })
    expect((await review.pay()).outcome).toBe('paid')
    review.page.attempts.review()
    review.page.know({ 'recharge.value': 2000, 'recharge.target': '11976543210' })
    expect((await review.pay()).outcome).toBe('paid')
    expect(await review.ledger()).toHaveLength(2)
  })
})
