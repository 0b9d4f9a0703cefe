import { describe, expect, test } from 'vitest'
import { openReview, STATUS } from '../../../tests/runtime/buying.ts'
import { answers, dropped } from '../../../tests/runtime/network.ts'
import { openPage } from '../../../tests/runtime/page.ts'
import { find } from './find.ts'

const NEVER_SETTLES = '4000000000004046'
const date = '2026-11-27T15:00:00Z'

/** Opens two tabs that show the same charge as processing. The first tab then shows how the charge ended. */
async function inTwoTabs(end: { readonly status: string; readonly nsu: string | null; readonly code?: number }) {
  const review = await openReview()
  review.newCard({ pan: NEVER_SETTLES })
  expect((await review.pay()).outcome).toBe('processing')
  const other = await review.reload()
  expect((await other.run(find)).outcome).toBe('processing')
  review.page.network.plan(STATUS, answers(200, { ...end, date }))
  const told = (await review.find()).outcome
  expect(await review.open()).toEqual([])
  return { other, told, end: answers(200, { ...end, date }) }
}

describe('a charge whose end another tab has shown', () => {
  test.each([
    ['paid', { status: 'OK', nsu: '123456789' }, { 'recharge.nsu': '123456789', 'recharge.date': date }],
    ['refused', { status: 'NOK', nsu: null, code: 300 }, {}],
    ['refunding', { status: 'NOK', nsu: null }, {}],
  ])('if one tab has shown that a charge is %s, the other tab shows this too, once', async (outcome, ended, gives) => {
    const { other, told, end } = await inTwoTabs(ended)
    expect(told).toBe(outcome)
    other.network.plan(STATUS, end)
    expect(await other.run(find)).toMatchObject({ outcome, gives: { ...gives, 'payment.inFlight': 'none' } })
    expect(other.facts.get('order.value')).toBe(2000)
    expect((await other.run(find)).outcome).toBe('nothing')
    expect(other.network.to('POST')).toEqual([])
  })

  test('if another tab has seen that a charge was paid, this tab still shows “processing” until it can read the status itself', async () => {
    const { other, end } = await inTwoTabs({ status: 'OK', nsu: '123456789' })
    other.network.plan(STATUS, dropped)
    expect((await other.run(find)).outcome).toBe('processing')
    other.network.plan(STATUS, end)
    expect((await other.run(find)).outcome).toBe('paid')
  })

  test('if another tab has shown how a charge ended, a new page that never showed this charge does not report it', async () => {
    const { other } = await inTwoTabs({ status: 'OK', nsu: '123456789' })
    const fresh = openPage(other, 'fresh')
    fresh.know({ 'session.msisdn': other.facts.get('session.msisdn'), 'session.customerId': 'c' })
    expect((await fresh.run(find)).outcome).toBe('nothing')
    expect(fresh.network.sent).toEqual([])
  })
})
