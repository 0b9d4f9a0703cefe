import { expect, test } from 'vitest'
import { openReview } from '../../../tests/runtime/buying.ts'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import { answers, dropped, lostAfterwards } from '../../../tests/runtime/network.ts'
import { ANA, openPlace, type Page } from '../../../tests/runtime/page.ts'
import { recall } from '../find/recall.ts'
import { begin as beginPix } from './begin.ts'

const CREATE = 'POST /operator/b/customers'
const TEN_MINUTES = 600_000

/** Opens the Pix step for a customer who came from a chat that had set the amount, and who has logged in. */
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
    /** Returns how many Pix payments this test has created. */
    made: () => pixes() - before,
    reloaded: async () => {
      const again = await review.reload()
      again.know({ 'recharge.value': 2000, 'recharge.target': msisdn, 'recharge.isPreselected': true })
      return again
    },
  }
}

test('a customer who arrives with an amount gets a Pix for it at once, and the amount is not paid a second time', async () => {
  const { begin, page, made, isWanted } = await fromChat()
  expect(await begin()).toMatchObject({
    outcome: 'created',
    gives: { 'order.value': 2000, 'order.target': ANA, 'order.type': 'pix', 'payment.inFlight': 'pix' },
  })
  expect([made(), isWanted(), page.network.to(CREATE).length]).toEqual([1, false, 1])
})

test('after Back or a reload, a customer who arrived with an amount sees the same Pix again', async () => {
  const { begin, page, made, reloaded } = await fromChat()
  await begin()
  const txid = page.facts.get('pix.txid')
  const again = await reloaded()
  for (const at of [page, again])
    expect(await begin(at)).toMatchObject({ outcome: 'created', gives: { 'pix.txid': txid } })
  expect(made()).toBe(1)
})

test('if the answer to creating a Pix was lost, the Pix step requests it again with the same idempotency key', async () => {
  const { begin, page, made, isWanted } = await fromChat()
  page.network.plan(CREATE, lostAfterwards)
  expect(await begin()).toMatchObject({ outcome: 'unreachable', code: 'pixUnanswered' })
  expect(isWanted()).toBe(true)
  expect((await begin()).outcome).toBe('created')
  expect(made()).toBe(1)
})

test('if the page is reloaded before the answer, the Pix step finds the Pix and does not create a second one', async () => {
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

test('after a Pix code has expired, the Pix step can create a new Pix', async () => {
  const { begin, page, made } = await fromChat()
  await begin()
  await page.clock.advance(TEN_MINUTES + 1000)
  page.know({ 'recharge.isPreselected': true })
  expect((await begin()).outcome).toBe('created')
  expect(made()).toBe(2)
})

test('if an earlier Pix was paid meanwhile, the Pix step shows its receipt and creates no new Pix', async () => {
  const { begin, page, made, isWanted } = await fromChat()
  await begin()
  await page.operator.control('POST', `/pix/${page.facts.get('pix.txid')}/pay`)
  page.know({ 'recharge.isPreselected': true })
  expect((await begin()).outcome).toBe('paid')
  expect([made(), isWanted()]).toEqual([1, false])
})

test('the Pix step creates no Pix while a card charge of the same amount for the same number is open', async () => {
  const { begin, page, made, newCard, pay } = await fromChat()
  // After `recall`, the device knows all open charges of the customer. So `begin` does not read the history.
  await page.run(recall)
  newCard()
  page.network.plan('/recharges/async', lostAfterwards)
  await pay()
  page.network.plan('GET /operator/b/customers', answers(500, {}), 9)
  expect(await begin()).toMatchObject({ outcome: 'open', gives: { 'payment.inFlight': 'charge' } })
  expect(made()).toBe(0)
})

test.each([
  ['the operator cannot make', answers(422, { code: 904 }), { outcome: 'failed', code: '904', about: 'charge' }],
  [
    'the operator may make for another amount',
    answers(422, { code: 424 }),
    { outcome: 'refused', code: '424', about: 'charge' },
  ],
])('a Pix that %s is not requested a second time automatically', async (_, respond, answer) => {
  const { begin, page, isWanted } = await fromChat()
  page.network.plan(CREATE, respond)
  expect(await begin()).toMatchObject(answer)
  expect(isWanted()).toBe(false)
})

test('without a network the Pix step creates no Pix, and reports that the operator is unreachable', async () => {
  const { begin, page, made, isWanted } = await fromChat()
  page.network.plan(CREATE, dropped)
  expect((await begin()).outcome).toBe('unreachable')
  expect([made(), isWanted()]).toEqual([0, true])
})
