import { describe, expect, test } from 'vitest'
import { CREDIT, openReview } from '../../../tests/runtime/buying.ts'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { answers, dropped, lostAfterwards, type Responder } from '../../../tests/runtime/network.ts'
import { ANA, LONGEST_CHARGE_MS, openPage, type Page } from '../../../tests/runtime/page.ts'
import { getRecharges } from '../../operator/contract/recharge.ts'
import { pay } from '../pay.ts'
import { find } from './find.ts'

const MINUTE = 60_000
const HISTORY = `GET /operator/b/customers/${ANA}/recharges`
const LAST = '/last-recharge'

/** Pays with a charge whose answer is lost, then reloads the page. */
async function openLost(respond: Responder) {
  const review = await openReview()
  review.savedCard(1, false)
  review.page.network.plan(CREDIT, respond)
  await review.pay()
  return { review, page: await review.reload() }
}

const arrivals = (page: Page) => page.network.to(HISTORY).map(({ atMs }) => atMs - page.clock.now())

describe('a charge that never arrived', () => {
  test('a charge is reported as not made if two reads of the history, 3 s apart, and the last recharge do not contain it', async () => {
    const { review, page } = await openLost(dropped)
    await page.clock.advance(6 * MINUTE)
    expect(await page.run(find)).toMatchObject({
      outcome: 'refused',
      code: 'neverArrived',
      about: 'charge',
      gives: { 'order.value': 2000, 'payment.inFlight': 'none' },
    })
    const [, first = 0, second = 0] = arrivals(page)
    expect(second - first).toBeGreaterThanOrEqual(3_000)
    expect(page.network.to(LAST)).toHaveLength(1)
    expect([await page.attempts.open(ANA), await review.ledger()]).toEqual([[], []])
  })

  test('until the longest charge time is over, a lost charge is shown as processing, because its request may still arrive', async () => {
    const { page } = await openLost(dropped)
    await page.clock.advance(LONGEST_CHARGE_MS - 1_000)
    expect((await page.run(find)).outcome).toBe('processing')
    expect(page.network.to(HISTORY)).toHaveLength(1)
  })

  test('a charge that was sent again is shown as processing until the longest charge time has passed since the second request', async () => {
    const { review } = await openLost(dropped)
    await review.page.clock.advance(4 * MINUTE)
    review.page.network.plan(CREDIT, dropped)
    await review.sendAgain()
    await review.page.clock.advance(4 * MINUTE)
    expect((await review.find()).outcome).toBe('processing')
    await review.page.clock.advance(2 * MINUTE)
    expect((await review.find()).outcome).toBe('refused')
  })

  test('if the customer left during a charge, it is shown as processing for the longest charge time and the time-out together', async () => {
    const review = await openReview()
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, () => new Promise(() => undefined))
    void pay.run(review.page.context, new AbortController().signal)
    await settle()
    // The reloaded page gets a copy of the storage, because in this test the first page still runs and would write to
    // the original. In a browser, a page that the customer left writes nothing.
    const device = new FakeStorage(review.page.clock)
    for (const [key, value] of review.page.device.values) await device.set(key, value)
    const page = openPage({ ...review.page, device }, 'reloaded')
    await page.login(ANA)
    await page.clock.advance(LONGEST_CHARGE_MS + 20_000)
    expect((await page.run(find)).outcome).toBe('processing')
    await page.clock.advance(6_000)
    expect((await page.run(find)).outcome).toBe('refused')
  })

  test('if another tab sends a charge again while this tab searches for it, this tab shows the charge as processing', async () => {
    const { review, page } = await openLost(dropped)
    await page.clock.advance(6 * MINUTE)
    const finding = find.run(page.context, new AbortController().signal)
    await page.clock.advance(1_000)
    review.page.network.plan(CREDIT, dropped)
    await review.sendAgain()
    expect((await page.clock.finish(finding)).outcome).toBe('processing')
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })
})

describe('a search that concludes nothing', () => {
  test.each([1, 2, 3])('if read %d of the history fails, a lost charge is still shown as processing', async nth => {
    const { page } = await openLost(dropped)
    await page.clock.advance(6 * MINUTE)
    for (let read = 1; read < nth; read += 1) page.network.plan(HISTORY, pass => pass())
    page.network.plan(HISTORY, answers(500, {}))
    expect((await page.run(find)).outcome).toBe('processing')
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test.each([
    ['cannot be read', answers(503, { code: 423 })],
    ['is lost', dropped],
  ])('if the customer’s last recharge %s, a lost charge is still shown as processing', async (_, respond) => {
    const { page } = await openLost(dropped)
    await page.clock.advance(6 * MINUTE)
    page.network.plan(LAST, respond)
    expect((await page.run(find)).outcome).toBe('processing')
  })

  test('if the history does not list the customer’s last recharge, a lost charge is still shown as processing', async () => {
    const { page } = await openLost(lostAfterwards)
    await page.clock.advance(6 * MINUTE)
    page.network.plan(HISTORY, answers(200, { recharges: [] }), 3)
    expect((await page.run(find)).outcome).toBe('processing')
    expect((await page.run(find)).outcome).toBe('paid')
  })

  test('if the history lists a similar recharge with an unknown payment type, a lost charge is still shown as processing', async () => {
    const { review, page } = await openLost(dropped)
    const [record] = await review.open()
    const date = new Date(record?.startedAt ?? 0).toISOString()
    const line = { id: 'r', nsu: 'n', date, recipient: ANA, valueCents: 2000, paymentType: 'boleto', status: 'OK' }
    await page.clock.advance(6 * MINUTE)
    page.network.plan(HISTORY, answers(200, { recharges: [line] }), 3)
    expect((await page.run(find)).outcome).toBe('processing')
    expect(await page.attempts.open(ANA)).toMatchObject([{ phase: 'sent' }])
    page.network.plan(HISTORY, answers(200, { recharges: [{ ...line, paymentType: 'pix' }] }), 3)
    expect((await page.run(find)).outcome).toBe('refused')
  })

  test('while the operator’s longest charge time is unknown, a lost charge is still shown as processing', async () => {
    const { page } = await openLost(dropped)
    await page.clock.advance(6 * MINUTE)
    const context = { ...page.context, longestChargeMs: async () => undefined }
    expect((await page.clock.finish(find.run(context, new AbortController().signal))).outcome).toBe('processing')
  })

  test('if the operator’s history does not list recharges in progress, a lost charge is still shown as processing', async () => {
    const { page } = await openLost(dropped)
    await page.clock.advance(6 * MINUTE)
    const context = { ...page.context, listsInProgress: false }
    expect((await page.clock.finish(find.run(context, new AbortController().signal))).outcome).toBe('processing')
  })
})

test.each([1, 2, 3])(
  'if read %d of the history is outdated, a charge that was made is never reported as not made',
  async nth => {
    const review = await openReview()
    const history = await review.page.context.send(getRecharges, { params: { msisdn: ANA } })
    expect(history.kind).toBe('ok')
    review.savedCard(1, false)
    review.page.network.plan(CREDIT, lostAfterwards)
    await review.pay()
    const page = await review.reload()
    await page.clock.advance(6 * MINUTE)
    for (let read = 1; read < nth; read += 1) page.network.plan(HISTORY, answers(200, { recharges: [] }))
    await page.operator.fault('GET /customers/{msisdn}/recharges', 'stale')
    const outcomes = [(await page.run(find)).outcome, (await page.run(find)).outcome]
    expect(outcomes).not.toContain('refused')
    expect(outcomes.at(-1)).toBe('paid')
  },
)
