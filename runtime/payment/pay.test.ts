import { describe, expect, test } from 'vitest'
import { CREDIT, openReview, PIX, STATUS } from '../../tests/runtime/buying.ts'
import { settle } from '../../tests/runtime/fake-clock.ts'
import { answers, dropped, lostAfterwards, neverAnswers } from '../../tests/runtime/network.ts'
import { ANA, openPlace } from '../../tests/runtime/page.ts'
import { pay } from './pay.ts'

const keyOf = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => headers['Idempotency-Key']

describe('a Pix', () => {
  test('creating a Pix opens a payment and charges nothing yet', async () => {
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

  test('creating a Pix clears the code of an earlier Pix', async () => {
    const review = await openReview()
    review.pix()
    review.page.know({ 'pix.code': 'old', 'pix.expiresAt': 1 })
    const { gives } = await review.pay()
    expect(gives).toHaveProperty(['pix.code'], undefined)
    expect(gives).toHaveProperty(['pix.expiresAt'], undefined)
  })

  test('paying with Pix deletes the card data that the customer typed before', async () => {
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
    ['the second within five minutes', '51996660428', '428'],
  ])('if a charge is refused as %s, nothing is charged, and no record or card data remain', async (_, msisdn, code) => {
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

describe('a charge without a definite answer', () => {
  test.each([
    ['the answer is lost', lostAfterwards, 1],
    ['the request is lost', dropped, 0],
    ['a captive portal answers', answers(200, '<!doctype html>'), 0],
    ['the gateway fails with 502', answers(502, { code: 300 }), 0],
    ['the answer takes over 25 s', neverAnswers, 0],
    ['the session has expired', answers(401, { code: 1001 }), 0],
    ['the address does not exist (404)', answers(404, {}), 0],
    ['the operator still works on it (409)', answers(409, {}), 0],
    ['there were too many requests (429)', answers(429, { code: 1003 }), 0],
  ])('a charge is shown as processing, and never as “not charged”, if %s', async (_, respond, charges) => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, respond)
    const answer = await review.pay()
    expect(answer).toEqual({ outcome: 'processing', gives: expect.objectContaining({ 'payment.inFlight': 'charge' }) })
    expect(await review.open()).toMatchObject([{ phase: 'sent', amountCents: 2000 }])
    expect(await review.ledger()).toHaveLength(charges)
  })

  test.each(['drop-after-commit', 'half-body', 'status-after-commit', 'delay-after-commit'])(
    'after the sandbox’s fault %s, a charge is shown as processing, never as “not charged”',
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

describe('a Pix whose creation was not answered', () => {
  const notMade = { outcome: 'unreachable', code: 'pixUnanswered' }

  test.each([
    ['the answer is lost', lostAfterwards, 1],
    ['the request is lost', dropped, 1],
    ['a captive portal answers', answers(200, '<!doctype html>'), 1],
    ['the gateway fails with 502', answers(502, { code: 300 }), 1],
    ['the answer takes over 25 s', neverAnswers, 1],
    ['the address does not exist (404)', answers(404, {}), 1],
    ['the operator still works on it (409)', answers(409, {}), 1],
    ['there were too many requests (429)', answers(429, { code: 1003 }), 1],
  ])(
    'if %s, creating a Pix is reported as not charged, and the next tap opens the same Pix',
    async (_, respond, made) => {
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
    },
  )

  test('if the session has expired, creating a Pix is reported as not charged', async () => {
    const review = await openReview()
    review.pix()
    review.page.network.plan(PIX, answers(401, { code: 1001 }))
    expect(await review.pay()).toEqual(notMade)
    expect(await review.open()).toEqual([])
  })

  test('if the answer to a Pix was lost and the customer pays by card, one charge is made, with a new idempotency key', async () => {
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

  test('if a card charge’s answer was lost, the search does not mistake an earlier Pix for the charge', async () => {
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

  test('if a card charge’s result is unknown and the operator refuses a Pix as its duplicate, the page shows “processing”', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, lostAfterwards)
    await review.pay()
    review.page.attempts.review()
    review.pix()
    expect((await review.payAnyway()).outcome).toBe('processing')
  })
})

describe('a customer who leaves the page', () => {
  test.each(['credit', 'pix'] as const)(
    'if a customer leaves just before a charge by %s is sent, nothing is charged',
    async type => {
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
    },
  )

  test('if the customer leaves during the request, the charge stays open, so the app can find it later', async () => {
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

  test('after the customer has left the page, the status of a charge is not read any more', async () => {
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

test('if no payment type is chosen, paying sends nothing', async () => {
  const review = await openReview()
  expect((await review.pay()).outcome).toBe('refused')
  expect(review.page.network.sent).toEqual([])
})
