import { describe, expect, test } from 'vitest'
import { CREDIT, openReview } from '../../../tests/runtime/buying.ts'
import { dropped, lostAfterwards, type Responder } from '../../../tests/runtime/network.ts'
import { ANA, LONGEST_CHARGE_MS, openPage, openPlace, type Page } from '../../../tests/runtime/page.ts'
import { pay } from '../pay.ts'
import { find } from './find.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const jumps = [3 * MINUTE, -HOUR, 168 * HOUR]

async function openLost(respond: Responder, before: (page: Page) => void = () => undefined) {
  const review = await openReview()
  review.savedCard(1, false)
  review.page.network.plan(CREDIT, respond)
  before(review.page)
  expect((await review.pay()).outcome).toBe('processing')
  return review
}

/** Removes the `Date` header, as a browser does if the operator does not expose that header by CORS. */
const withoutDate: Responder = async pass => {
  const answer = await pass()
  return { ...answer, headers: new Headers() }
}

describe('a device clock that jumps', () => {
  test.each(jumps)(
    'even if the device’s clock jumps by %d ms before the tap, a charge whose answer was lost is found',
    async byMs => {
      const review = await openLost(lostAfterwards, ({ clock }) => clock.setAnew(byMs))
      await review.page.clock.advance(2_000)
      expect((await review.find()).outcome).toBe('paid')
    },
  )

  test.each(jumps)(
    'even if the device’s clock jumps by %d ms after the tap, a reloaded page finds a charge whose answer was lost',
    async byMs => {
      const review = await openLost(lostAfterwards)
      review.page.clock.setAnew(byMs)
      await review.page.clock.advance(2_000)
      expect((await (await review.reload()).run(find)).outcome).toBe('paid')
    },
  )

  test.each(jumps)(
    'if the operator still works on a charge, a jump of the device’s clock by %d ms does not change that it is shown as processing',
    async byMs => {
      const review = await openReview()
      review.savedCard(1, false)
      await review.page.operator.fault('POST /customers/{id}/recharges/async', 'delay', { delayMs: MINUTE })
      const paying = review.pay()
      await review.page.clock.advance(10_000)
      review.page.clock.setAnew(byMs)
      expect((await paying).outcome).toBe('processing')
      expect((await review.find()).outcome).toBe('processing')
      expect((await (await review.reload()).run(find)).outcome).toBe('processing')
      await review.page.clock.advance(MINUTE)
      expect((await review.find()).outcome).toBe('paid')
      expect(await review.ledger()).toHaveLength(1)
    },
  )

  test.each(jumps)(
    'if a charge never reached the operator, it is reported as not made, even after a clock jump of %d ms before paying',
    async byMs => {
      const review = await openLost(dropped, ({ clock }) => clock.setAnew(byMs))
      expect((await review.find()).outcome).toBe('processing')
      await review.page.clock.advance(LONGEST_CHARGE_MS + 1_000)
      expect(await review.find()).toMatchObject({ outcome: 'refused', code: 'neverArrived' })
    },
  )
})

/** Pays the same amount for the same number in another browser, one hour earlier. */
async function openAfterAnother() {
  const first = await openReview()
  first.savedCard(1, false)
  expect((await first.pay()).outcome).toBe('paid')
  await first.page.clock.advance(HOUR)
  return { ...first.page, device: openPlace().device }
}

describe('a charge that a device sends just after waking up', () => {
  test('if a device slept before it sent a charge that was lost, this page reports “not made” after the longest charge time', async () => {
    const review = await openReview(await openAfterAnother(), ANA, 'woken')
    review.savedCard(1, false)
    review.page.clock.sleep(HOUR)
    review.page.network.plan(CREDIT, dropped)
    await review.pay()
    expect((await review.find()).outcome).toBe('processing')
    await review.page.clock.advance(LONGEST_CHARGE_MS + 1_000)
    expect(await review.find()).toMatchObject({ outcome: 'refused', code: 'neverArrived' })
  })

  test('if the device slept before a charge whose answer was lost, a reloaded page shows the charge as processing, however late', async () => {
    const review = await openReview(await openAfterAnother(), ANA, 'woken')
    review.savedCard(1, false)
    review.page.clock.sleep(HOUR)
    review.page.network.plan(CREDIT, dropped)
    await review.pay()
    const page = await review.reload()
    await page.clock.advance(LONGEST_CHARGE_MS + 1_000)
    expect(await page.run(find)).toMatchObject({ outcome: 'processing', gives: { 'payment.inFlightLong': false } })
  })
})

describe('an operator that does not expose its Date header', () => {
  async function openTimeless(respond: Responder) {
    const review = await openReview(await openAfterAnother(), ANA, 'timeless')
    const page = openPage(review.page, 'page')
    const { token, id, cards } = await page.operator.login(ANA)
    await page.session.open({ token, msisdn: ANA, customerId: id })
    page.know({ 'session.msisdn': ANA, 'session.customerId': id, 'recharge.value': 2000, 'recharge.target': ANA })
    page.know({ 'payment.type': 'credit', 'payment.card': cards[1]?.token, 'payment.cvvWanted': false })
    page.know({ 'recharge.isRecalled': true })
    page.network.plan(CREDIT, respond)
    page.network.plan('', withoutDate, 1_000)
    expect((await page.run(pay)).outcome).toBe('processing')
    return page
  }

  test('without the operator’s Date header, the search finds the lost charge and does not mistake an older recharge for it', async () => {
    const page = await openTimeless(lostAfterwards)
    await page.clock.advance(2_000)
    const { outcome, gives } = await page.run(find)
    const [newest] = await page.operator.ledger(ANA)
    expect([outcome, gives?.['recharge.nsu']]).toEqual(['paid', newest?.nsu])
  })

  test('without the operator’s Date header, the app never reports that a lost charge was not made', async () => {
    const page = await openTimeless(dropped)
    await page.clock.advance(20 * LONGEST_CHARGE_MS)
    expect((await page.run(find)).outcome).toBe('processing')
  })
})
