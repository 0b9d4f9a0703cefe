import { describe, expect, test } from 'vitest'
import { MOST_LISTED } from '../../runtime/operator/contract/recharge.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import { createSqliteStore } from '../store/sqlite-store.ts'
import { customerWith } from '../testing/many-charges.ts'
import { openOperator } from '../testing/operator.ts'
import { accounts } from './charge-lists.ts'
import { spentIn } from './spending.ts'

const stores = { memory: createMemoryStore, sqlite: () => createSqliteStore(':memory:') }

describe.each(Object.entries(stores))('with many charges in the %s store', (_, create) => {
  test('for a customer with 2000 charges, the sandbox reads no more documents per call than for one with ten', async () => {
    const [few, many] = [await customerWith(10, create), await customerWith(2000, create)]
    for (const name of ['last recharge', 'customer', 'charge'] as const) {
      const work = await few(name)
      expect([name, work.status]).toEqual([name, name === 'charge' ? 201 : 200])
      expect([name, await many(name)]).toEqual([name, work])
    }
  })

  test('even if a customer has 2000 charges, the sandbox’s history reads only those that it lists', async () => {
    const [full, many] = [await customerWith(MOST_LISTED, create), await customerWith(2000, create)]
    const work = await full('history')
    expect([work.status, work.documents < 3 * MOST_LISTED]).toEqual([200, true])
    expect(await many('history')).toEqual(work)
  })
})

test('if an older version of the sandbox stored the charges, they are still listed and count towards the limits', async () => {
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
