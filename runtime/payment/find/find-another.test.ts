import { describe, expect, test } from 'vitest'
import { present } from '../../../sandbox/testing/operator.ts'
import { CREDIT, openReview, STATUS } from '../../../tests/runtime/buying.ts'
import { HELENA } from '../../../tests/runtime/issuer.ts'
import { answers, dropped } from '../../../tests/runtime/network.ts'
import { ANA, BRUNO, openPlace } from '../../../tests/runtime/page.ts'
import { find } from './find.ts'

const HISTORY = '/recharges'

describe('a lost charge is not mistaken for a similar recharge', () => {
  test('after a charge’s answer was lost, the search does not mistake an earlier receipt for the charge', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    expect((await review.pay()).outcome).toBe('paid')
    review.page.attempts.review()
    review.page.network.plan(CREDIT, dropped)
    expect((await review.payAnyway()).outcome).toBe('processing')
    const page = await review.reload()
    expect((await page.run(find)).outcome).toBe('processing')
    expect(await page.attempts.open(ANA)).toMatchObject([{ phase: 'sent' }])
  })

  test('after a charge’s answer was lost, the search does not mistake an earlier failed charge for it', async () => {
    const review = await openReview()
    review.newCard({ pan: '4000000000009995' })
    expect((await review.pay()).outcome).toBe('refunding')
    review.page.attempts.review()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, dropped)
    expect((await review.pay()).outcome).toBe('processing')
    const page = await review.reload()
    expect((await page.run(find)).outcome).toBe('processing')
  })

  test('after a charge’s answer was lost, the search does not mistake another open charge for it', async () => {
    const review = await openReview()
    review.newCard({ pan: '4000000000004046' })
    expect((await review.pay()).outcome).toBe('processing')
    review.page.attempts.review()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, dropped)
    expect((await review.payAnyway()).outcome).toBe('processing')
    const page = await review.reload()
    await page.run(find)
    const [newest, oldest] = await page.attempts.open(ANA)
    expect([newest?.phase, oldest?.phase]).toEqual(['sent', 'created'])
  })

  test('after a card charge’s answer was lost, the search does not mistake a checkout from another browser for it', async () => {
    const review = await openReview(undefined, HELENA)
    review.newCard()
    review.page.network.plan(CREDIT, dropped)
    expect((await review.pay()).outcome).toBe('processing')
    const other = await openReview({ ...review.page, device: openPlace().device }, HELENA, 'other')
    other.newCard()
    other.page.know({ 'payment.type': 'mercado_pago' })
    expect((await other.pay()).outcome).toBe('elsewhere')
    expect((await review.find()).outcome).toBe('processing')
    expect(await review.open()).toMatchObject([{ phase: 'sent' }])
  })

  test('after a charge’s answer was lost, the search ignores recharges that are older or differ in amount or number', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, dropped)
    await review.pay()
    const page = await review.reload()
    const [record] = await page.attempts.open(ANA)
    const startedAt = present(present(record).startedAt)
    const at = (ms: number) => new Date(startedAt + ms).toISOString()
    const like = {
      id: 'r',
      nsu: 'n',
      date: at(0),
      recipient: ANA,
      valueCents: 2000,
      paymentType: 'credit',
      status: 'OK',
    }
    for (const other of [{ date: at(-121_000) }, { valueCents: 3000 }, { recipient: BRUNO }, { date: 'yesterday' }]) {
      page.network.plan(HISTORY, answers(200, { recharges: [{ ...like, ...other }] }))
      expect((await page.run(find)).outcome).toBe('processing')
      expect(await page.attempts.open(ANA)).toMatchObject([{ phase: 'sent' }])
    }
    page.network.plan(HISTORY, answers(200, { recharges: [{ ...like, date: at(-119_000) }] }))
    page.network.plan(STATUS, answers(200, { status: 'OK', nsu: 'n', date: at(0) }))
    expect((await page.run(find)).outcome).toBe('paid')
  })
})
