import { expect, test } from 'vitest'
import { openReview } from '../../../tests/runtime/buying.ts'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import { answers, dropped, lostAfterwards } from '../../../tests/runtime/network.ts'
import { ANA, openPlace, type Page } from '../../../tests/runtime/page.ts'
import { recall } from '../find/recall.ts'
import { begin as beginPix } from './begin.ts'

const CREATE = 'POST /operator/b/customers'
const TEN_MINUTES = 600_000

/** Opens the Pix step as a customer who came from a chat with an amount and has logged in. */
async function fromChat(msisdn = ANA) {
  const review = await openReview(openPlace(), msisdn)
  const { page } = review
  page.know({ 'recharge.isPreselected': true })
  const pixes = () => page.operator.world.store.list('charge').filter(({ method }) => method === 'pix').length
  const before = pixes()
  return {
    ...review,
    begin: (at: Page = page) => at.run(beginPix),
    isWanted: (at: Page = page) => at.facts.get('recharge.isPreselected') === true,
    /** Returns how many Pix orders were created since. */
    made: () => pixes() - before,
    reloaded: async () => {
      const again = await review.reload()
      again.know({ 'recharge.value': 2000, 'recharge.target': msisdn, 'recharge.isPreselected': true })
      return again
    },
  }
}

test('a Pix is created at once for the amount that came with the session, and the amount is not offered again', async () => {
  const { begin, page, made, isWanted } = await fromChat()
  expect(await begin()).toMatchObject({
    outcome: 'created',
    gives: { 'order.value': 2000, 'order.target': ANA, 'order.type': 'pix', 'payment.inFlight': 'pix' },
  })
  expect([made(), isWanted(), page.network.to(CREATE).length]).toEqual([1, false, 1])
})

test('a Pix for the session’s amount is created once: Back, a reload or another tab finds the same Pix', async () => {
  const { begin, page, made, reloaded } = await fromChat()
  await begin()
  const txid = page.facts.get('pix.txid')
  const again = await reloaded()
  for (const at of [page, again])
    expect(await begin(at)).toMatchObject({ outcome: 'created', gives: { 'pix.txid': txid } })
  expect(made()).toBe(1)
})

test('a Pix for the session’s amount whose answer was lost is requested again under the same key', async () => {
  const { begin, page, made, isWanted } = await fromChat()
  page.network.plan(CREATE, lostAfterwards)
  expect(await begin()).toMatchObject({ outcome: 'unreachable', code: 'pixUnanswered' })
  expect(isWanted()).toBe(true)
  expect((await begin()).outcome).toBe('created')
  expect(made()).toBe(1)
})

test('a Pix for the session’s amount is found, not created again, when the page is reloaded before the answer', async () => {
  const { begin, page, made, reloaded } = await fromChat()
  page.network.plan(CREATE, async pass => {
    await pass()
    return new Promise(() => undefined)
  })
  const abort = new AbortController()
  const making = beginPix.run(page.context, abort.signal)
  await settle()
  const again = await reloaded()
  expect((await begin(again)).outcome).toBe('created')
  expect(made()).toBe(1)
  abort.abort()
  await making
})

test('a Pix for the session’s amount whose code has expired does not block another Pix', async () => {
  const { begin, page, made } = await fromChat()
  await begin()
  await page.clock.advance(TEN_MINUTES + 1000)
  page.know({ 'recharge.isPreselected': true })
  expect((await begin()).outcome).toBe('created')
  expect(made()).toBe(2)
})

test('an earlier Pix that was paid meanwhile is shown first, and no new Pix is created', async () => {
  const { begin, page, made, isWanted } = await fromChat()
  await begin()
  await page.operator.control('POST', `/pix/${page.facts.get('pix.txid')}/pay`)
  page.know({ 'recharge.isPreselected': true })
  expect((await begin()).outcome).toBe('paid')
  expect([made(), isWanted()]).toEqual([1, false])
})

test('the session’s amount creates no Pix beside an open card charge of the same amount and number', async () => {
  const { begin, page, made, newCard, pay } = await fromChat()
  // The payment page has read the history, so the device has a record of every open charge.
  await page.run(recall)
  newCard()
  page.network.plan('/recharges/async', lostAfterwards)
  await pay()
  page.network.plan('GET /operator/b/customers', answers(500, {}), 9)
  expect(await begin()).toMatchObject({ outcome: 'open', gives: { 'payment.inFlight': 'charge' } })
  expect(made()).toBe(0)
})

test.each([
  ['cannot be made at all', answers(422, { code: 904 }), { outcome: 'failed', code: '904', about: 'charge' }],
  ['may be made of another amount', answers(422, { code: 424 }), { outcome: 'refused', code: '424', about: 'charge' }],
])('a Pix for the session’s amount that %s is not requested again by itself', async (_, respond, answer) => {
  const { begin, page, isWanted } = await fromChat()
  page.network.plan(CREATE, respond)
  expect(await begin()).toMatchObject(answer)
  expect(isWanted()).toBe(false)
})

test('without a network the Pix for the session’s amount is not created, and the page says so', async () => {
  const { begin, page, made, isWanted } = await fromChat()
  page.network.plan(CREATE, dropped)
  expect((await begin()).outcome).toBe('unreachable')
  expect([made(), isWanted()]).toEqual([0, true])
})
