import { describe, expect, test } from 'vitest'
import { CREDIT, openReview, STATUS } from '../../../tests/runtime/buying.ts'
import { answerOn, openBank } from '../../../tests/runtime/elsewhere.ts'
import { dropped, lostAfterwards } from '../../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage } from '../../../tests/runtime/page.ts'
import { loadCode } from '../pix/load-code.ts'
import { watch } from '../waiting-rooms/pisp.ts'
import { find } from './find.ts'

const HOUR = 3_600_000

/** Pays with a charge whose answer is lost. `reached`: the operator received the charge and made the recharge. */
async function openUnknown(reached = true, card = 1) {
  const review = await openReview()
  review.savedCard(card, false)
  review.page.network.plan(CREDIT, reached ? lostAfterwards : dropped)
  await review.pay()
  return review
}

const nothing = { outcome: 'nothing', gives: { 'payment.inFlight': 'none' } }

describe('a charge whose answer was lost', () => {
  test('if the answer to a charge was lost, the page that sent it finds it in the history and does not send it again', async () => {
    const review = await openUnknown()
    await review.page.clock.advance(2_000)
    const { outcome, gives } = await review.verify()
    const [charge, ...more] = await review.ledger()
    expect([outcome, more]).toEqual(['paid', []])
    expect(gives).toMatchObject({
      'recharge.nsu': charge?.nsu,
      'recharge.id': charge?.id,
      'order.value': 2000,
      'order.target': ANA,
    })
    expect(review.page.network.to(CREDIT)).toHaveLength(1)
    expect(await review.open()).toEqual([])
    expect(await review.find()).toEqual(nothing)
  })

  test('if the answer to a charge was lost, a reloaded page finds the charge in the history and sends nothing again', async () => {
    const review = await openUnknown()
    await review.page.clock.advance(2_000)
    const page = await review.reload()
    const { outcome, gives } = await page.run(find)
    const [charge] = await review.ledger()
    expect(outcome).toBe('paid')
    expect(gives).toMatchObject({ 'recharge.nsu': charge?.nsu, 'order.value': 2000, 'order.target': ANA })
    expect(page.network.to('POST')).toEqual([])
    expect(await page.attempts.open(ANA)).toEqual([])
    expect(await page.run(find)).toEqual(nothing)
  })

  test('after a reload, if a charge’s answer was lost, it is shown as processing until the operator has finished it', async () => {
    const review = await openUnknown()
    const page = await review.reload()
    expect(await page.run(find)).toMatchObject({ outcome: 'processing', gives: { 'payment.inFlight': 'charge' } })
    expect(await page.attempts.open(ANA)).toMatchObject([{ phase: 'created' }])
    await page.clock.advance(2_000)
    expect((await page.run(find)).outcome).toBe('paid')
  })

  test('if a charge never reached the operator, searching for it many times does not send it again', async () => {
    const review = await openUnknown(false)
    for (const look of [review.find, review.verify, review.find, review.verify])
      expect((await look()).outcome).toBe('processing')
    expect(review.page.network.to(CREDIT)).toHaveLength(1)
    expect(await review.ledger()).toEqual([])
  })

  test('if the history does not list a lost charge, it is shown as taking long after an hour, and no longer after a week', async () => {
    const review = await openUnknown(false)
    const page = await review.reload()
    const context = { ...page.context, listsInProgress: false }
    const search = () => find.run(context, new AbortController().signal)
    expect(await search()).toMatchObject({ outcome: 'processing', gives: { 'payment.inFlightLong': false } })
    await page.clock.advance(HOUR + 1_000)
    expect(await search()).toMatchObject({ outcome: 'processing', gives: { 'payment.inFlightLong': true } })
    await page.clock.advance(7 * 24 * HOUR)
    await page.login(ANA)
    expect(await search()).toEqual(nothing)
  })

  test('while the operator cannot be reached, a charge is shown as processing if its answer was lost', async () => {
    const review = await openUnknown()
    const page = await review.reload()
    page.network.plan('', dropped, 5)
    expect((await page.run(find)).outcome).toBe('processing')
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test('if a charge’s answer was lost, the charge is not shown to another customer on the same device', async () => {
    const review = await openUnknown()
    await review.page.clock.advance(2_000)
    const page = openPage(review.page, 'other')
    await page.login(BRUNO)
    expect(await page.run(find)).toEqual(nothing)
    expect(page.network.sent).toEqual([])
    expect(await review.open()).toHaveLength(1)
  })
})

describe('a charge that ended badly', () => {
  test.each([
    ['4000000000003006', 'refused', { code: '300', about: 'charge' }],
    ['4000000000009995', 'refunding', { code: 'refunding' }],
  ])('if the answer to a charge on the card %s was lost, the charge is found as %s', async (pan, outcome, said) => {
    const review = await openReview()
    review.newCard({ pan })
    review.page.network.plan(STATUS, dropped)
    expect((await review.pay()).outcome).toBe('processing')
    await review.page.clock.advance(2_000)
    const page = await review.reload()
    expect(await page.run(find)).toMatchObject({ outcome, ...said, gives: { 'payment.inFlight': 'none' } })
    expect(await page.attempts.open(ANA)).toEqual([])
  })
})

describe('a charge that has ended', () => {
  test('if a charge was found paid, an older answer that arrives later does not show it as open', async () => {
    const review = await openUnknown()
    await review.page.clock.advance(2_000)
    expect((await review.find()).outcome).toBe('paid')
    await review.page.attempts.created('page-2', 'late')
    expect(await review.find()).toEqual(nothing)
  })

  test('while the operator returns an outdated status, the charge is still shown as processing', async () => {
    const review = await openReview()
    review.newCard({ pan: '4000000000004046' })
    await review.pay()
    await review.page.operator.fault('GET /customers/{id}/uuid/{cid}/recharges/{txid}', 'stale')
    expect((await review.find()).outcome).toBe('processing')
    expect(await review.open()).toHaveLength(1)
  })
})

test('if the page does not know a charge’s recipient, it shows the recipient from the history and not from another order', async () => {
  const review = await openReview()
  review.page.know({ 'recharge.target': '11976543210' })
  review.savedCard(1, false)
  review.page.network.plan(CREDIT, lostAfterwards)
  await review.pay()
  const page = await review.reload()
  page.know({ 'order.value': 3000, 'order.target': BRUNO, 'order.method': 'Pix' })
  expect(await page.run(find)).toMatchObject({
    outcome: 'processing',
    gives: { 'order.value': 2000, 'order.target': undefined, 'order.method': undefined },
  })
  await page.clock.advance(2_000)
  expect(await page.run(find)).toMatchObject({
    outcome: 'paid',
    gives: { 'order.value': 2000, 'order.target': '11976543210', 'order.method': undefined },
  })
})

describe('mobile data that an offer promised', () => {
  const taken = { 'upsell.upsellConfirm': true, 'upsell.value': 2000, 'upsell.bonusGb': 1, 'upsell.pixBonusGb': 1 }

  test('the receipt of a charge shows the mobile data that an accepted offer promised', async () => {
    const review = await openReview()
    review.page.know(taken)
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, lostAfterwards)
    expect(await review.pay()).toMatchObject({ outcome: 'processing', gives: { 'order.promisedGb': 1 } })
    await review.page.clock.advance(2_000)
    expect(await review.find()).toMatchObject({ outcome: 'paid', gives: { 'order.promisedGb': 1 } })
  })

  test('while a Pix code is shown, the bonus of the accepted offer (2 GB) is not lost', async () => {
    const review = await openReview()
    review.page.know(taken)
    review.pix()
    await review.pay()
    expect(await review.page.run(loadCode)).toMatchObject({ outcome: 'ready' })
    expect(review.page.context.fact('order.promisedGb')).toBe(2)
  })

  test('the receipt of a bank payment shows the mobile data that an accepted offer promised', async () => {
    const { page, payAtBank } = await openBank()
    page.know(taken)
    await payAtBank()
    await answerOn(page, page.context.fact('pisp.id') ?? '', 'pay')
    const { outcome, gives } = await page.run(watch)
    expect([outcome, gives?.['order.promisedGb']]).toEqual(['paid', 1])
  })

  test('if another tab paid a charge without the offer, the charge’s receipt does not show the offer’s mobile data', async () => {
    const review = await openUnknown()
    await review.page.clock.advance(2_000)
    const other = await review.reload()
    other.know({ ...taken, 'order.value': 3000, 'order.target': ANA, 'order.promisedGb': 3 })
    const { outcome, gives } = await other.run(find)
    expect(outcome).toBe('paid')
    expect(gives).toHaveProperty(['order.promisedGb'], undefined)
  })
})

test('while a charge is open or has just ended, the one-tap repetition of a recharge is not offered', async () => {
  const review = await openUnknown(true, 1)
  review.page.know({ 'recharge.isRepeat': true })
  await review.page.clock.advance(2_000)
  await review.find()
  expect(review.page.facts.get('recharge.isRepeat')).toBeUndefined()
  review.page.know({ 'recharge.isRepeat': true })
  await review.find()
  expect(review.page.facts.get('recharge.isRepeat')).toBe(true)
})
