import { describe, expect, test } from 'vitest'
import { CREDIT, openReview, PIX, STATUS } from '../../tests/runtime/buying.ts'
import { settle } from '../../tests/runtime/fake-clock.ts'
import { answers, dropped, lostAfterwards, neverAnswers } from '../../tests/runtime/network.ts'
import { ANA, openPlace } from '../../tests/runtime/page.ts'
import { pay } from './pay.ts'

const keyOf = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => headers['Idempotency-Key']

describe('a Pix', () => {
  test('is created, open, and charges nobody yet', async () => {
    const review = await openReview()
    review.pix()
    const { outcome, gives } = await review.pay()
    expect(outcome).toBe('pixCreated')
    expect(gives).toMatchObject({
      'order.value': 2000,
      'order.target': ANA,
      'order.method': 'Pix',
      'payment.inFlight': 'pix',
    })
    expect(await review.open()).toMatchObject([{ kind: 'pix', phase: 'created', rechargeId: gives?.['pix.txid'] }])
    expect(await review.ledger()).toEqual([])
  })

  test('does not keep the code of an earlier one', async () => {
    const review = await openReview()
    review.pix()
    review.page.know({ 'pix.code': 'old', 'pix.expiresAt': 1 })
    const { gives } = await review.pay()
    expect(gives).toHaveProperty(['pix.code'], undefined)
    expect(gives).toHaveProperty(['pix.expiresAt'], undefined)
  })

  test('forgets a card that was typed before', async () => {
    const review = await openReview()
    review.newCard()
    review.pix()
    await review.pay()
    expect(review.page.context.vault.read('payment.pan')).toBeUndefined()
  })
})

describe('a charge that the operator refuses', () => {
  test.each([
    ['over the daily limit', '31988881234', '424'],
    ['within five minutes', '51996660428', '428'],
  ])('%s takes nothing, leaves no record and no card', async (_, msisdn, code) => {
    const review = await openReview(openPlace(), msisdn)
    review.newCard()
    expect(await review.pay()).toEqual({
      outcome: 'refused',
      code,
      uncharged: true,
      gives: { 'payment.inFlight': 'none' },
    })
    expect([await review.ledger(), await review.open()]).toEqual([[], []])
    expect(review.page.context.vault.read('payment.cvv')).toBeUndefined()
  })
})

describe('a charge without a definite answer is in progress, never “not charged”', () => {
  test.each([
    ['the answer is lost', lostAfterwards, 1],
    ['the request is lost', dropped, 0],
    ['a captive portal answers', answers(200, '<!doctype html>'), 0],
    ['the gateway breaks', answers(502, { code: 300 }), 0],
    ['it takes over 25 s', neverAnswers, 0],
    ['the session has expired', answers(401, { code: 1001 }), 0],
    ['its route is gone', answers(404, {}), 0],
    ['it is still being worked on', answers(409, {}), 0],
    ['too many requests came', answers(429, { code: 1003 }), 0],
  ])('when %s', async (_, respond, charges) => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, respond)
    const answer = await review.pay()
    expect(answer).toEqual({ outcome: 'processing', gives: expect.objectContaining({ 'payment.inFlight': 'charge' }) })
    expect(await review.open()).toMatchObject([{ phase: 'sent', amountCents: 2000 }])
    expect(await review.ledger()).toHaveLength(charges)
  })

  test.each(['drop-after-commit', 'half-body', 'status-after-commit', 'delay-after-commit'])(
    'nor by the sandbox’s own %s',
    async fault => {
      const review = await openReview()
      review.savedCard(1, false)
      await review.page.operator.fault('POST /customers/{id}/recharges/async', fault)
      expect((await review.pay()).outcome).toBe('processing')
      expect(await review.ledger()).toHaveLength(1)
      await review.page.clock.advance(10_000)
      expect((await review.verify()).outcome).toBe('paid')
      expect(await review.ledger()).toHaveLength(1)
    },
  )
})

describe('a Pix whose creation was not answered charges nobody: it ends, and may be asked for again', () => {
  const notMade = { outcome: 'unreachable', code: 'pixUnanswered' }

  test.each([
    ['the answer is lost', lostAfterwards, 1],
    ['the request is lost', dropped, 1],
    ['a captive portal answers', answers(200, '<!doctype html>'), 1],
    ['the gateway breaks', answers(502, { code: 300 }), 1],
    ['it takes over 25 s', neverAnswers, 1],
    ['its route is gone', answers(404, {}), 1],
    ['it is still being worked on', answers(409, {}), 1],
    ['too many requests came', answers(429, { code: 1003 }), 1],
  ])('when %s, and the next tap opens the one Pix there is', async (_, respond, made) => {
    const review = await openReview()
    review.pix()
    review.page.network.plan(PIX, respond)
    expect(await review.pay()).toEqual(notMade)
    expect([await review.open(), await review.find()]).toEqual([[], expect.objectContaining({ outcome: 'nothing' })])
    expect((await review.pay()).outcome).toBe('pixCreated')
    expect(
      new Set(review.page.network.to(`POST /operator/b/customers/${review.customerId}${PIX}`).map(keyOf)).size,
    ).toBe(1)
    const pixes = review.page.operator.world.store.list('charge', `${review.customerId}/`)
    expect(pixes.filter(({ method, key }) => method === 'pix' && key !== null)).toHaveLength(made)
    expect([await review.ledger(), await review.open()]).toMatchObject([[], [{ kind: 'pix', phase: 'created' }]])
  })

  test('when the session has expired', async () => {
    const review = await openReview()
    review.pix()
    review.page.network.plan(PIX, answers(401, { code: 1001 }))
    expect(await review.pay()).toEqual(notMade)
    expect(await review.open()).toEqual([])
  })

  test('and a card that is chosen then is charged by a key of its own, once', async () => {
    const review = await openReview()
    review.pix()
    review.page.network.plan(PIX, lostAfterwards)
    await review.pay()
    review.savedCard(1, false)
    expect((await review.pay()).outcome).toBe('paid')
    expect(await review.ledger()).toHaveLength(1)
    const [pix, card] = [PIX, CREDIT].map(path => review.page.network.to(path).map(keyOf))
    expect(card?.filter(key => pix?.includes(key))).toEqual([])
  })

  test('nor is a card charge, whose answer is lost as well, taken for the Pix that nobody saw', async () => {
    const review = await openReview()
    review.pix()
    review.page.network.plan(PIX, lostAfterwards)
    await review.pay()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, dropped)
    expect((await review.pay()).outcome).toBe('processing')
    await review.find()
    expect(await review.open()).toMatchObject([{ kind: 'credit', phase: 'sent' }])
  })

  test('while another charge like it is unknown, a duplicate is not taken for a refusal', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, lostAfterwards)
    await review.pay()
    review.page.attempts.review()
    review.pix()
    expect((await review.payAnyway()).outcome).toBe('processing')
  })
})

describe('who leaves', () => {
  test.each(['credit', 'pix'] as const)('just before the charge leaves pays nothing by %s', async type => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.know({ 'payment.type': type })
    const abort = new AbortController()
    const where = async () => {
      abort.abort()
      return {}
    }
    const { outcome } = await pay.run({ ...review.page.context, where }, abort.signal)
    expect(outcome).toBe('unreachable')
    expect([review.page.network.sent, await review.open()]).toEqual([[], []])
  })

  test('during the charge still has it looked after', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    const abort = new AbortController()
    review.page.network.plan(CREDIT, async pass => {
      await pass()
      abort.abort()
      return neverAnswers(pass)
    })
    expect((await review.pay(abort.signal)).outcome).toBe('processing')
    expect(await review.open()).toHaveLength(1)
  })

  test('during the polls asks no more', async () => {
    const review = await openReview()
    review.newCard({ pan: '4000000000004046' })
    const abort = new AbortController()
    const paying = pay.run(review.page.context, abort.signal)
    await review.page.clock.advance(7_000)
    abort.abort()
    expect((await paying).outcome).toBe('processing')
    await review.page.clock.advance(60_000)
    await settle()
    expect(review.page.network.to(STATUS)).toHaveLength(2)
    expect(await review.open()).toHaveLength(1)
  })
})

test('without a way to pay nothing is paid', async () => {
  const review = await openReview()
  expect((await review.pay()).outcome).toBe('refused')
  expect(review.page.network.sent).toEqual([])
})
