import { calls } from '../../runtime/operator/contract/table.ts'
import { saveCharge } from '../charges/charges.ts'
import type { Store } from '../store/store.ts'
import { openOperator, payingFor, present } from './operator.ts'

/** These limits are so high that the test's many charges do not reach them. */
const limits = {
  customer_daily_spending_limit: 100_000_000,
  customer_monthly_spending_limit: 100_000_000,
  customer_spending_limit_for_first_month: 100_000_000,
  recipient_daily_spending_limit: 100_000_000,
  recipient_monthly_spending_limit: 100_000_000,
  credit_card_monthly_spending_limit: 100_000_000,
  credit_card_spending_limit_for_first_month: 100_000_000,
  check_max_reload_attempt_limit_status: true,
}

/** Returns a store that counts the documents that are read and written. */
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

/**
 * Creates a customer who made `count` charges today, of which a third were not delivered.
 * @returns a function that sends a request, and returns the answer's status and the number of documents that the store
 * read and wrote
 */
export async function customerWith(count: number, create: () => Store) {
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
    charge: async () => {
      // Six minutes pass first, because the operator refuses the same charge within five minutes.
      operator.pass(6 * 60_000)
      return (await card(session, paying)).status
    },
    history: async () => (await operator.ask(calls.getRecharges, { params: { msisdn }, token })).status,
    'last recharge': async () => (await operator.ask(calls.getLastRecharge, { params: { msisdn }, token })).status,
    customer: async () => (await operator.ask(calls.getCustomer, { params: { msisdn }, token })).status,
  }
  return async (name: keyof typeof asked) => {
    const before = documents()
    return { status: await asked[name](), documents: documents() - before }
  }
}
