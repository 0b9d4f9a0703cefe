import { describe, expect, test } from 'vitest'
import { openReview } from '../../../tests/runtime/buying.ts'
import {
  askedIssuer,
  DEBIT,
  ELO,
  HELENA,
  openAsked,
  proof,
  type Review,
  SECURE_DEBIT,
  TOKEN,
  vaultOf,
} from '../../../tests/runtime/issuer.ts'
import { answers, dropped, lostAfterwards } from '../../../tests/runtime/network.ts'
import { ANA } from '../../../tests/runtime/page.ts'
import { askIssuer } from './ask-issuer.ts'
import type { OpenBridge } from './bridge.ts'

describe('a proof of the issuer', () => {
  test.each([
    ['another card', (review: Review) => review.newCard({ pan: '4761730000000029' }, 'debit')],
    ['another value', (review: Review) => review.page.know({ 'recharge.value': 3000 })],
    ['another number', (review: Review) => review.page.know({ 'recharge.target': ANA })],
  ])('after the issuer’s proof, paying with %s asks the issuer again', async (_, change) => {
    const { review, sent } = await openAsked('debit')
    await askedIssuer(review.page, [{ event: 'success', fields: proof }])
    change(review)
    expect((await review.pay()).outcome).toBe('challenge')
    expect(sent()).toEqual([])
  })

  test('if the card service fails after the issuer confirmed the payment, the next try pays without asking the issuer again', async () => {
    const { review, sent } = await openAsked('debit')
    await askedIssuer(review.page, [{ event: 'success', fields: proof }])
    review.page.network.plan('POST /operator/cards', dropped)
    expect((await review.pay()).outcome).toBe('unreachable')
    review.page.network.plan('/eldorado_bridge/', answers(200, { eldoradoBridgeActive: false }))
    expect((await review.pay()).outcome).toBe('paid')
    expect(sent()).toHaveLength(1)
  })

  test('if the answer to a charge with the issuer’s proof is lost, the app sends the same bytes again, and one charge is made', async () => {
    const { review, sent } = await openAsked('debit')
    await askedIssuer(review.page, [{ event: 'success', fields: proof }])
    review.page.network.plan(`POST /operator/b/customers/${review.customerId}${SECURE_DEBIT}`, lostAfterwards)
    expect((await review.pay()).outcome).toBe('processing')
    expect(vaultOf(review)).toEqual([])
    await review.page.clock.advance(3_000)
    expect(await review.verify()).toMatchObject({ outcome: 'paid', gives: { 'order.type': 'debit' } })
    expect(new Set(sent().map(({ headers, body }) => headers['Idempotency-Key'] + body)).size).toBe(1)
    expect(await review.ledger()).toHaveLength(1)
  })

  test('if the issuer’s proof of an earlier payment arrives late, the next payment does not use it', async () => {
    const { review } = await openAsked('debit')
    let sayLate = (): void => undefined
    const open: OpenBridge = hear => {
      sayLate = () => hear({ event: 'success', fields: proof })
      return { send: () => undefined, close: () => undefined }
    }
    const signal = new AbortController().signal
    const asking = askIssuer(review.page.context, open, { signal, onChallenge: () => undefined })
    expect((await review.pay()).outcome).toBe('challenge')
    sayLate()
    expect(await asking).toBeUndefined()
    expect(vaultOf(review)).not.toContain('payment.proof')
  })
})

describe('the gateway’s token', () => {
  test('the app fetches a 3-D Secure token once for each brand and for credit or debit, and again after it expires', async () => {
    const { review } = await openAsked('debit')
    const tokens = () => review.page.network.to(TOKEN).map(({ body }) => JSON.parse(body))
    await (await askedIssuer(review.page, 'leaves')).told()
    await review.pay()
    expect(tokens()).toEqual([{ brand: 'VISA', paymentType: 'debit' }])
    review.newCard({ pan: '5200828282828210' }, 'debit')
    await review.pay()
    review.newCard(ELO)
    await review.pay()
    expect(tokens().slice(1)).toEqual([
      { brand: 'MASTERCARD', paymentType: 'debit' },
      { brand: 'ELO', paymentType: 'credit' },
    ])
    await review.page.clock.advance(600_000)
    await review.pay()
    expect(tokens()).toHaveLength(4)
  })

  test('if the gateway’s token cannot be fetched, nothing is charged, and the form still contains the typed card', async () => {
    const review = await openReview(undefined, HELENA)
    review.newCard(DEBIT, 'debit')
    review.page.network.plan(TOKEN, dropped)
    expect((await review.pay()).outcome).toBe('unreachable')
    expect(vaultOf(review)).toEqual(['payment.pan', 'payment.cvv'])
    review.page.network.plan(TOKEN, answers(403, { code: 207 }))
    expect(await review.pay()).toMatchObject({ outcome: 'refused', code: '207' })
    expect(await review.ledger()).toEqual([])
  })
})

test('if a customer agreed to pay twice before the issuer’s check, the app does not ask again after the check', async () => {
  const { review } = await openAsked('debit')
  await askedIssuer(review.page, [{ event: 'success', fields: proof }])
  review.page.network.plan(SECURE_DEBIT, dropped)
  expect((await review.pay()).outcome).toBe('processing')
  review.page.attempts.review()
  review.newCard(DEBIT, 'debit')
  expect((await review.pay()).outcome).toBe('alreadyOpen')
  expect((await review.payAnyway()).outcome).toBe('challenge')
  await askedIssuer(review.page, [{ event: 'success', fields: proof }])
  expect((await review.pay()).outcome).toBe('paid')
})
