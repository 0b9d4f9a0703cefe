import { describe, expect, test } from 'vitest'
import { CREDIT, openReview, PIX } from '../../../tests/runtime/buying.ts'
import { dropped, lostAfterwards } from '../../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage, openPlace, type Page } from '../../../tests/runtime/page.ts'
import { readEnded } from '../../rules/ended-recharges.ts'
import { pay } from '../pay.ts'
import { find } from './find.ts'
import { recall } from './recall.ts'
import { takeRisk } from './take-risk.ts'

const HOUR = 3_600_000
const NEVER_SETTLES = '4000000000004046'

/** Opens a page with empty storage, as after a reload in a frame without storage. Only the login is kept. */
async function openAnew(page: Page): Promise<Page> {
  const again = openPage({ ...page, device: openPlace().device }, 'anew')
  await again.login(ANA)
  return again
}

function toldOn({ facts }: Page) {
  const listed = (text: string | undefined) =>
    readEnded(text ?? '').map(({ amountCents, recipient }) => `${amountCents} ${recipient}`)
  return { done: listed(facts.get('recent.done')), failed: listed(facts.get('recent.failed')) }
}

test('a charge in progress without a record on this device is shown, and the app asks before the customer pays it again', async () => {
  const review = await openReview()
  review.newCard({ pan: NEVER_SETTLES })
  review.page.network.plan(CREDIT, lostAfterwards)
  await review.pay()
  const page = await openAnew(review.page)
  expect((await page.run(find)).outcome).toBe('nothing')
  expect(await page.run(recall)).toMatchObject({
    outcome: 'processing',
    gives: { 'payment.inFlight': 'charge', 'order.value': 2000, 'order.target': ANA },
  })
  await page.run(recall)
  expect(await page.attempts.open(ANA)).toHaveLength(1)
  expect(await page.attempts.twin({ msisdn: ANA, recipient: ANA, amountCents: 2000 })).toBeDefined()
})

test('a page without a record of an open Pix finds the Pix in the history', async () => {
  const review = await openReview()
  review.pix()
  await review.pay()
  const page = await openAnew(review.page)
  const { outcome, gives } = await page.run(recall)
  expect([outcome, gives?.['order.value']]).toEqual(['pixOpen', 2000])
  expect(page.network.to(PIX).filter(({ method }) => method === 'POST')).toEqual([])
})

test('a recharge that another device has just paid is shown for one hour, and starts no search for an open charge', async () => {
  const review = await openReview()
  review.savedCard(1, false)
  expect((await review.pay()).outcome).toBe('paid')
  const page = await openAnew(review.page)
  expect((await page.run(recall)).outcome).toBe('nothing')
  expect(toldOn(page)).toEqual({ done: [`2000 ${ANA}`], failed: [] })
  await page.clock.advance(HOUR)
  await page.run(recall)
  expect(toldOn(page)).toEqual({ done: [], failed: [] })
})

test('if another device has just paid a recharge, each page on this device shows it', async () => {
  const review = await openReview()
  review.savedCard(1, false)
  await review.pay()
  const first = await openAnew(review.page)
  await first.run(recall)
  const second = openPage({ ...first }, 'second')
  await second.login(ANA)
  await second.run(recall)
  expect(toldOn(second)).toEqual({ done: [`2000 ${ANA}`], failed: [] })
})

test('on a page without its record, a charge that the operator could not deliver is listed as not delivered', async () => {
  const review = await openReview()
  review.newCard({ pan: '4000000000009995' })
  expect((await review.pay()).outcome).toBe('refunding')
  const page = await openAnew(review.page)
  await page.run(recall)
  expect(toldOn(page)).toEqual({ done: [], failed: [`2000 ${ANA}`] })
})

test('all recently ended recharges are shown, newest first, and those that were not delivered in a separate list', async () => {
  const review = await openReview()
  const { page, savedCard, newCard, pay } = review
  for (const amountCents of [2000, 3000]) {
    savedCard(1, false)
    page.know({ 'recharge.value': amountCents })
    page.attempts.review()
    expect((await pay()).outcome).toBe('paid')
    await page.clock.advance(1_000)
  }
  newCard({ pan: '4000000000009995' })
  page.know({ 'recharge.value': 1500 })
  page.attempts.review()
  expect((await pay()).outcome).toBe('refunding')
  const again = await openAnew(page)
  await again.run(recall)
  expect(toldOn(again)).toEqual({ done: [`3000 ${ANA}`, `2000 ${ANA}`], failed: [`1500 ${ANA}`] })
})

test('if the search finds that one charge was paid, the page shows it, and lists the other ended recharges without it', async () => {
  const review = await openReview()
  const { page, savedCard, pay } = review
  savedCard(1, false)
  expect((await pay()).outcome).toBe('paid')
  const again = await openReview({ ...page, device: openPlace().device }, ANA, 'anew')
  again.savedCard(1, false)
  again.page.know({ 'recharge.value': 3000 })
  again.page.network.plan(CREDIT, lostAfterwards)
  expect((await again.pay()).outcome).toBe('processing')
  await page.clock.advance(10_000)
  expect(await again.page.run(recall)).toMatchObject({ outcome: 'paid', gives: { 'order.value': 3000 } })
  expect(toldOn(again.page)).toEqual({ done: [`2000 ${ANA}`], failed: [] })
})

test('a receipt that this page has just shown is not listed again among the recent recharges', async () => {
  const review = await openReview()
  review.page.device.forbid()
  review.savedCard(1, false)
  expect((await review.pay()).outcome).toBe('paid')
  await review.page.run(recall)
  expect(toldOn(review.page)).toEqual({ done: [], failed: [] })
})

test('if this page’s own charge has no id yet, the search does not list it a second time from the history', async () => {
  const review = await openReview()
  review.page.device.forbid()
  review.savedCard(1, false)
  review.page.network.plan(CREDIT, dropped)
  await review.pay()
  const other = await openReview({ ...review.page, device: openPlace().device }, ANA, 'other')
  other.newCard({ pan: NEVER_SETTLES })
  other.page.know({ 'recharge.value': 3000 })
  await other.pay()
  expect((await review.page.run(recall)).outcome).toBe('processing')
  expect(await review.open()).toMatchObject([{ phase: 'sent' }])
})

describe('a history that cannot be read', () => {
  const HISTORY = `/customers/${ANA}/recharges`

  test('if two reads of the history, 3 s apart, both fail, the search reports that the history could not be read', async () => {
    const page = openPage()
    await page.login(ANA)
    page.network.plan(HISTORY, dropped, 2)
    expect(await page.run(recall)).toMatchObject({ outcome: 'unread', code: 'unreachable' })
    const [first, second, ...more] = page.network.to(`GET /operator/b${HISTORY}`).map(({ atMs }) => atMs)
    expect([(second ?? 0) - (first ?? 0), more]).toEqual([3_000, []])
    expect(page.facts.get('recharge.isRecalled')).toBeUndefined()
    expect(await page.attempts.isKept(ANA)).toBe(false)
  })

  test('a customer who accepted the risk of paying twice is not asked again until the history can be read', async () => {
    const page = openPage()
    await page.login(ANA)
    await page.run(takeRisk)
    page.network.plan(HISTORY, dropped, 2)
    expect((await page.run(recall)).outcome).toBe('nothing')
    expect(page.facts.get('recharge.isRiskTaken')).toBe(true)
    await page.run(recall)
    expect(page.facts.get('recharge.isRiskTaken')).toBeUndefined()
  })

  test('if the first read of the history fails, the search reads it a second time', async () => {
    const page = openPage()
    await page.login(ANA)
    page.network.plan(HISTORY, dropped)
    expect(await page.run(recall)).toMatchObject({ outcome: 'nothing', gives: { 'recharge.isRecalled': true } })
  })
})

describe('a device that stores records of its charges', () => {
  test('on a device with storage, the app reads the history for open charges at the first visit only', async () => {
    const page = openPage()
    await page.login(ANA)
    await page.run(recall)
    const again = openPage(page, 'again')
    await again.login(ANA)
    expect(await again.run(recall)).toMatchObject({ outcome: 'nothing', gives: { 'recharge.isRecalled': true } })
    expect(again.network.sent).toEqual([])
  })

  test('a device whose storage is full reads the history again after a reload, and pays nothing twice', async () => {
    const review = await openReview()
    await review.page.run(recall)
    review.page.device.writes = { kind: 'throws' }
    // The storage accepts no writes, but it still deletes entries, as a browser with full storage does.
    review.page.device.remove = async key => void review.page.device.values.delete(key)
    review.newCard({ pan: NEVER_SETTLES })
    review.page.network.plan(CREDIT, lostAfterwards)
    expect((await review.pay()).outcome).toBe('processing')
    const page = await review.reload()
    expect(await page.attempts.open(ANA)).toEqual([])
    expect((await page.run(recall)).outcome).toBe('processing')
    page.know({ 'recharge.value': 2000, 'recharge.target': ANA, 'payment.type': 'pix' })
    expect((await page.run(pay)).outcome).toBe('alreadyOpen')
    expect(await review.ledger()).toHaveLength(1)
  })
})

test('a charge that could not be stored is found in the history, even if another customer logged in meanwhile', async () => {
  const review = await openReview(undefined, BRUNO)
  await review.page.run(recall)
  review.page.device.writes = { kind: 'throws' }
  review.page.device.remove = async key => void review.page.device.values.delete(key)
  review.newCard({ pan: NEVER_SETTLES })
  expect((await review.pay()).outcome).toBe('processing')
  review.page.device.writes = { kind: 'well' }
  const anas = openPage(review.page, 'anas')
  await anas.login(ANA)
  await anas.run(recall)
  const brunos = openPage(review.page, 'brunos')
  await brunos.login(BRUNO)
  expect((await brunos.run(recall)).outcome).toBe('processing')
})

describe('a device that stores nothing', () => {
  async function openForgetful() {
    const review = await openReview()
    review.page.device.forbid()
    review.savedCard(1, false)
    review.page.know({ 'recharge.isRecalled': undefined })
    return review
  }

  test('a device that cannot store anything pays only after the history was read', async () => {
    const review = await openForgetful()
    expect(await review.pay()).toEqual({ outcome: 'unreachable', code: 'historyUnread' })
    expect([review.page.network.to('POST'), await review.ledger()]).toEqual([[], []])
    await review.page.run(recall)
    expect((await review.pay()).outcome).toBe('paid')
  })

  test('a device that cannot store anything pays without the history if the customer accepted the risk of paying twice', async () => {
    const review = await openForgetful()
    await review.page.run(takeRisk)
    expect((await review.pay()).outcome).toBe('paid')
  })
})

test('`recharge.isRecalled` is set by the search before a payment, and by no other search', async () => {
  const review = await openReview()
  expect((await review.page.run(find)).gives).not.toHaveProperty('recharge.isRecalled')
  review.savedCard(1, false)
  review.page.network.plan(CREDIT, lostAfterwards)
  await review.pay()
  await review.page.clock.advance(60_000)
  const { outcome, gives } = await review.page.run(recall)
  expect([outcome, gives?.['recharge.isRecalled']]).toEqual(['paid', true])
})
