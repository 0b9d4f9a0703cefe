import { expect, test } from 'vitest'
import { settle } from '../../tests/runtime/fake-clock.ts'
import { answers } from '../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage } from '../../tests/runtime/page.ts'

const CUSTOMER = '/v3/customers/'

/** Opens the page of the logged-in customer Ana. `asked` counts the requests for a customer's record. */
async function openAna() {
  const page = openPage()
  await page.login(ANA)
  const read = (mostMs: number, msisdn = ANA) => page.clock.finish(page.context.recent.customer(msisdn, { mostMs }))
  return { ...page, read, asked: () => page.network.to(CUSTOMER).length }
}

test('a read takes over an answer whose request was sent recently enough, also while that request is on its way', async () => {
  const { read, asked, clock } = await openAna()
  const [first, second] = await Promise.all([read(0), read(1_000)])
  expect([first.kind, second]).toEqual(['ok', first])
  expect(asked()).toBe(1)
  await clock.advance(999)
  await read(1_000)
  expect(asked()).toBe(1)
  await clock.advance(1)
  await read(1_000)
  expect(asked()).toBe(2)
})

test('after the customer’s data changed, and for another customer, no earlier answer is taken over', async () => {
  const { read, asked, context } = await openAna()
  await read(0)
  context.recent.forget()
  await read(60_000)
  expect(asked()).toBe(2)
  await read(60_000, BRUNO)
  expect(asked()).toBe(3)
})

test('an answer that was on its way while the customer’s data changed is not taken over', async () => {
  const { read, asked, context } = await openAna()
  const before = read(0)
  context.recent.forget()
  await before
  await read(60_000)
  expect(asked()).toBe(2)
})

test.each([
  ['refused', answers(500, {})],
  ['unreadable in part', answers(200, { id: 'c-1', credit_cards: 'none' })],
])('a read does not take over an answer that was %s', async (_, answer) => {
  const { read, asked, network } = await openAna()
  network.plan(CUSTOMER, answer)
  await read(0)
  await settle()
  expect((await read(60_000)).kind).toBe('ok')
  expect(asked()).toBe(2)
})
