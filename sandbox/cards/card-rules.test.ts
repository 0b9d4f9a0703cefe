import { describe, expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import type { Limits } from '../limits.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import { createSqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'

const DAY = 86_400_000
const NEW_CARD = '5105105105105100'

/**
 * Logs in a customer like the named test customer, who pays by card. `pay` returns the answer's code, or its status if
 * it has no code.
 */
async function openPayer(like: string, limits: Partial<Limits> = {}, store?: Store) {
  const operator = openOperator(store && { store })
  let session = await operator.loginLike(like, limits)
  const { card, tokenize } = payingFor(operator)
  const own = present(session.cards[0]).token
  return {
    operator,
    tokenize,
    pay: async (value: number, channel = 'web', token = own) => {
      const { status, code } = await card(session, { token, cvv: '123' }, { value, channel })
      return code ?? status
    },
    /** Deletes the card that pays. */
    remove: () =>
      operator.ask(calls.deleteCard, {
        params: { msisdn: session.msisdn, token: own },
        token: session.token,
        key: 'k',
      }),
    /** Advances the clock, and logs the customer in again because the session has ended. */
    pass: async (ms: number) => {
      operator.pass(ms)
      session = await operator.login(session.msisdn)
    },
    together: (recipients: readonly string[]) =>
      Promise.all(
        recipients.map(recipient => card(session, { token: own, cvv: '123' }, { recipient, key: recipient })),
      ),
  }
}

describe('card limits', () => {
  test('a charge on a deleted card is refused with code 263', async () => {
    const { pay, remove } = await openPayer('ana')
    expect(await pay(2000)).toBe(201)
    await remove()
    expect(await pay(3000)).toBe(263)
  })

  test('a charge over the card’s limit for the customer’s first month is refused with code 430', async () => {
    const { pay, tokenize, pass } = await openPayer('joana')
    expect([await pay(4000), await pay(2000), await pay(1500)]).toEqual([430, 201, 430])
    expect(await pay(1500, 'web', await tokenize(NEW_CARD))).toBe(201)
    await pass(20 * DAY)
    expect(await pay(4000)).toBe(201)
  })

  test('a charge over the card’s monthly limit is refused with code 422, even with another token of the same card', async () => {
    const { pay, tokenize, pass } = await openPayer('otto')
    const again = await tokenize('5200828282828210')
    expect([await pay(10_000), await pay(5000), await pay(4000, 'web', again)]).toEqual([422, 201, 422])
    expect(await pay(4000, 'web', await tokenize(NEW_CARD))).toBe(201)
    await pass(3.5 * DAY - 1)
    expect(await pay(4000)).toBe(422)
    await pass(1)
    expect(await pay(4000)).toBe(201)
  })

  test.each([
    ['web', 434, 2],
    ['captive_portal', 434, 2],
    ['mobile_web', 801, 2],
    ['beta_app', 801, 2],
    ['whatsapp_web', 903, 1],
  ])(
    'on the channel %s, if a card reached its daily number of purchases, it is refused with code %d',
    async (channel, code, times) => {
      const { pay, pass } = await openPayer('otto')
      const values = [1000, 1500, 1700].slice(0, times)
      for (const value of values) expect(await pay(value, channel)).toBe(201)
      expect(await pay(2000, channel)).toBe(code)
      await pass(DAY - 1)
      expect(await pay(2000, channel)).toBe(code)
      await pass(1)
      expect(await pay(2000, channel)).toBe(201)
    },
  )

  test('a purchase without a channel is limited like a purchase on a desktop, and refused with code 434 over the limit', async () => {
    const { operator } = await openPayer('oscar')
    const oscar = await operator.loginLike('oscar')
    const token = present(oscar.cards[0]).token
    expect((await payingFor(operator).card(oscar, { token, cvv: '123' })).code).toBe(434)
  })

  test('a card’s fourth purchase in 24 hours is refused with code 438, even on another channel', async () => {
    const { pay, tokenize } = await openPayer('otto')
    expect([await pay(1000, 'web'), await pay(1500, 'web'), await pay(1700, 'mobile_web')]).toEqual([201, 201, 201])
    expect(await pay(2000, 'mobile_web')).toBe(438)
    expect(await pay(2000, 'mobile_web', await tokenize(NEW_CARD))).toBe(201)
  })

  test.each([
    ['oscar', 'web', 434],
    ['oscar', 'mobile_web', 801],
    ['oscar', 'whatsapp_web', 201],
    ['olga', 'web', 438],
    ['olga', 'mobile_web', 438],
    ['olga', 'whatsapp_web', 903],
  ])(
    'if the card of the test customer %s is used again on the channel %s, the answer’s status or code is %d',
    async (like, channel, answer) => {
      expect(await (await openPayer(like)).pay(2000, channel)).toBe(answer)
    },
  )

  test('a declined or refunded charge does not count towards the card’s limits', async () => {
    const limits = { max_purchases_per_day: 1, credit_card_monthly_spending_limit: 2000 }
    const { pay, tokenize, pass } = await openPayer('carla', { ...limits, customer_daily_spending_limit: 0 })
    for (const pan of ['4000000000003006', '4000000000009995']) {
      const token = await tokenize(pan)
      expect(await pay(2000, 'web', token)).toBe(201)
      await pass(1500)
      expect(await pay(2000, 'web', token)).toBe(201)
      await pass(1500)
    }
  })
})

const stores = { memory: createMemoryStore, sqlite: () => createSqliteStore(':memory:') }
const fifty = Array.from({ length: 50 }, (_, i) => `119555544${10 + i}`)

describe.each(Object.entries(stores))('in the %s store', (_, createStore) => {
  test.each<[keyof Limits, number, number]>([
    ['customer_daily_spending_limit', 2000, 424],
    ['customer_monthly_spending_limit', 2000, 425],
    ['customer_spending_limit_for_first_month', 2000, 429],
    ['credit_card_monthly_spending_limit', 2000, 422],
    ['credit_card_spending_limit_for_first_month', 2000, 430],
    ['max_desktop_purchases_per_day', 1, 434],
    ['max_purchases_per_day', 1, 438],
  ])('of fifty simultaneous charges, one is made if %s allows one more', async (name, limit, code) => {
    const { together, operator } = await openPayer(
      'carla',
      { customer_daily_spending_limit: 0, [name]: limit },
      createStore(),
    )
    const replies = await together(fifty)
    expect(replies.filter(reply => reply.status === 201)).toHaveLength(1)
    expect(replies.filter(reply => reply.code === code)).toHaveLength(49)
    expect((await operator.control('GET', '/ledger')).json).toMatchObject({ charges: [{ status: 'PENDING' }] })
  })
})
