import { describe, expect, test } from 'vitest'
import { MOST_LISTED } from '../runtime/operator/contract/recharge.ts'
import { calls } from '../runtime/operator/contract/table.ts'
import { accounts } from './charge-lists.ts'
import { saveCharge } from './charges.ts'
import { createMemoryStore } from './memory-store.ts'
import { spentIn } from './spending.ts'
import { createSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'
import { openOperator, payingFor, present } from './testing/operator.ts'

const stores = { memory: createMemoryStore, sqlite: () => createSqliteStore(':memory:') }

/** A limit of each kind, and none that so many charges reach. */
const limits = {
  customer_daily_spending_limit: 10_000_000,
  customer_monthly_spending_limit: 10_000_000,
  customer_spending_limit_for_first_month: 10_000_000,
  recipient_daily_spending_limit: 10_000_000,
  recipient_monthly_spending_limit: 10_000_000,
  credit_card_monthly_spending_limit: 10_000_000,
  credit_card_spending_limit_for_first_month: 10_000_000,
  check_max_reload_attempt_limit_status: true,
}

/** The store, and how many documents were read from it and written to it. */
function counted(inner: Store) {
  let documents = 0
  const store: Store = {
    ...inner,
    get(kind, key) {
      documents += 1
      return inner.get(kind, key)
    },
    put(kind, key, document) {
      documents += 1
      inner.put(kind, key, document)
    },
    list(kind, prefix, range) {
      const listed = inner.list(kind, prefix, range)
      documents += listed.length
      return listed
    },
  }
  return { store, documents: () => documents }
}

/** A customer who made so many charges today; a third of them were not delivered. */
async function customerWith(count: number, create: () => Store) {
  const { store, documents } = counted(create())
  const operator = openOperator({ store })
  const { world } = operator
  const session = await operator.loginLike('bruno', limits)
  const { token, msisdn } = session
  const { card, tokenize } = payingFor(operator)
  const paying = { token: await tokenize('4242424242424242'), cvv: '123' }
  await card(session, paying)
  const [first] = store.list('charge', `${session.id}/`)
  store.transaction(() => {
    for (let i = 1; i < count; i += 1) {
      const status = i % 3 === 0 ? 'NOK' : 'OK'
      const sequence = world.next('charge')
      saveCharge(world, { ...present(first), id: `many-${i}`, sequence, at: world.now() + i, status, nsu: `${i}` })
    }
  })
  operator.pass(count + 6 * 60_000)

  const asked = {
    charge: async () => (await card(session, paying)).status,
    history: async () => (await operator.ask(calls.getRecharges, { params: { msisdn }, token })).status,
    'last recharge': async () => (await operator.ask(calls.getLastRecharge, { params: { msisdn }, token })).status,
    customer: async () => (await operator.ask(calls.getCustomer, { params: { msisdn }, token })).status,
  }
  return async (name: keyof typeof asked) => {
    const before = documents()
    return { status: await asked[name](), documents: documents() - before }
  }
}

describe.each(Object.entries(stores))('beside many charges of the customer in the %s store', (_, create) => {
  test('a charge, the last recharge and the customer read and write as many documents as beside ten', async () => {
    const [few, many] = [await customerWith(10, create), await customerWith(2000, create)]
    for (const name of ['last recharge', 'customer', 'charge'] as const) {
      const work = await few(name)
      expect([name, work.status]).toEqual([name, name === 'charge' ? 201 : 200])
      expect([name, await many(name)]).toEqual([name, work])
    }
  })

  test('the history reads those that it lists', async () => {
    const [full, many] = [await customerWith(MOST_LISTED, create), await customerWith(2000, create)]
    const work = await full('history')
    expect([work.status, work.documents < 3 * MOST_LISTED]).toEqual([200, true])
    expect(await many('history')).toEqual(work)
  })
})

test('a store that an older release filled still lists and counts its charges', async () => {
  const store = createSqliteStore(':memory:')
  const before = openOperator({ store })
  const { msisdn, token } = await before.loginLike('dora')
  store.clear(['chargePlace', 'spent'])
  const { ask, world } = openOperator({ store })
  const asked = { params: { msisdn }, token }
  expect((await ask(calls.getRecharges, asked)).data?.recharges).toHaveLength(1)
  expect((await ask(calls.getCustomer, asked)).data?.profile).toMatchObject({ todays_reload_amount: 3000 })
  expect(spentIn(world, accounts.recipient(msisdn)).today()).toEqual({ count: 1, cents: 3000 })
})
