import { describe, expect, test } from 'vitest'
import { openReview, PIX, STATUS } from '../../../tests/runtime/buying.ts'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { answers, dropped, lostAfterwards, neverAnswers } from '../../../tests/runtime/network.ts'
import { ANA, openPage, openPlace } from '../../../tests/runtime/page.ts'
import { pay } from '../pay.ts'
import { find } from './find.ts'

const nothing = { outcome: 'nothing', gives: { 'payment.inFlight': 'none' } }
const EXPIRED_MS = 700_000

/** Creates a Pix; the customer then reloads the page before paying. */
async function openPix(msisdn = ANA) {
  const review = await openReview(openPlace(), msisdn)
  review.pix()
  const { gives } = await review.pay()
  const txid = gives?.['pix.txid'] ?? ''
  const page = await review.reload()
  return {
    review,
    page,
    txid,
    payAtBank: () => page.operator.control('POST', `/pix/${txid}/pay`),
    find: () => page.run(find),
    open: () => page.attempts.open(msisdn),
  }
}

describe('a Pix that was created', () => {
  test('after a reload, the search finds an open Pix while its code can still be paid', async () => {
    const { find, txid, open } = await openPix()
    expect(await find()).toEqual({
      outcome: 'pixOpen',
      gives: {
        'pix.txid': txid,
        'order.value': 2000,
        'order.target': ANA,
        'order.method': 'Pix',
        'order.type': 'pix',
        'payment.inFlight': 'pix',
      },
    })
    expect(await open()).toHaveLength(1)
  })

  test('after a reload, if a Pix was paid before it expired, it is shown as paid, with its receipt', async () => {
    const { review, find, page, payAtBank, open } = await openPix()
    await page.clock.advance(1_000)
    await payAtBank()
    await page.clock.advance(EXPIRED_MS)
    const { outcome, gives } = await find()
    expect([outcome, gives?.['recharge.nsu']]).toEqual(['paid', (await review.ledger())[0]?.nsu])
    expect(await open()).toEqual([])
  })

  test('after a reload, if a Pix expired unpaid, it is no longer shown', async () => {
    const { find, page, open } = await openPix()
    await page.clock.advance(EXPIRED_MS)
    expect(await find()).toEqual(nothing)
    expect(await open()).toEqual([])
  })

  test.each([
    ['lost', dropped],
    ['a 500', answers(500, {})],
  ])('while the answer to the status read is %s, the app keeps searching for an expired Pix', async (_, respond) => {
    const { find, page, payAtBank, open } = await openPix()
    await page.clock.advance(1_000)
    await payAtBank()
    await page.clock.advance(EXPIRED_MS)
    page.network.plan(STATUS, respond)
    expect((await find()).outcome).toBe('pixOpen')
    expect(await open()).toHaveLength(1)
    expect((await find()).outcome).toBe('paid')
  })

  test('after a reload, if the operator refuses to make a Pix’s code, the Pix is no longer shown', async () => {
    const { find, open } = await openPix('71994440905')
    expect(await find()).toEqual(nothing)
    expect(await open()).toEqual([])
  })

  test('while a Pix is open, paying the same recharge on the review screen leads to the open Pix', async () => {
    const { review } = await openPix()
    review.page.attempts.review()
    expect((await review.pay()).outcome).toBe('alreadyOpen')
  })
})

test('if a card charge with an unknown result and a Pix are both open, the page shows the card charge first', async () => {
  const review = await openReview()
  review.savedCard(1, false)
  review.page.network.plan('/recharges/async', lostAfterwards)
  await review.pay()
  review.page.attempts.review()
  review.pix()
  review.page.know({ 'recharge.value': 3000 })
  expect((await review.pay()).outcome).toBe('pixCreated')
  const page = await review.reload()
  expect(await page.run(find)).toMatchObject({ outcome: 'processing', gives: { 'order.value': 2000 } })
  await page.clock.advance(2_000)
  expect(await page.run(find)).toMatchObject({ outcome: 'paid', gives: { 'order.value': 2000 } })
  expect(await page.run(find)).toMatchObject({ outcome: 'pixOpen' })
})

describe('a Pix whose page was left before the answer came', () => {
  async function leaveUnanswered(respond: typeof dropped) {
    const review = await openReview()
    review.pix()
    review.page.network.plan(PIX, async pass => {
      await respond(pass).catch(() => undefined)
      return neverAnswers(pass)
    })
    void pay.run(review.page.context, new AbortController().signal)
    await settle()
    // The reloaded page has a copy of the storage. So the old page can no longer write to the storage of the new one.
    const device = new FakeStorage(review.page.clock)
    for (const [key, value] of review.page.device.values) await device.set(key, value)
    const page = openPage({ ...review.page, device }, 'reloaded')
    await page.login(ANA)
    return page
  }

  test('if the answer to a Pix was lost, the Pix is found in the history and can still be paid', async () => {
    const page = await leaveUnanswered(lostAfterwards)
    expect(await page.run(find)).toMatchObject({ outcome: 'pixOpen', gives: { 'order.value': 2000 } })
    expect(page.network.to('POST')).toEqual([])
  })

  test('if a Pix’s request was lost, the Pix is shown as processing for one minute, and then no longer', async () => {
    const page = await leaveUnanswered(dropped)
    expect((await page.run(find)).outcome).toBe('processing')
    await page.clock.advance(61_000)
    page.network.plan('GET', dropped)
    expect((await page.run(find)).outcome).toBe('processing')
    await page.clock.advance(61_000)
    expect(await page.run(find)).toEqual(nothing)
    expect(await page.attempts.open(ANA)).toEqual([])
  })
})
