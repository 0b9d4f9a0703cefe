import { MOST_LISTED } from '../../../runtime/operator/contract/recharge.ts'
import { createSqliteStore } from '../../../sandbox/store/sqlite-store.ts'
import { customerWith } from '../../../sandbox/testing/many-charges.ts'
import { pairedRatios } from '../stats.ts'
import { inWords, verdict } from '../table.ts'

const MANY = 10_000
const FEW = 10
const ROUNDS = 15
const WARM_UP = 3
/**
 * The number of charges in a round. It is small, because each charge lengthens the history of the second customer,
 * which must stay short.
 */
const CALLS = 4
const AIM = { atMost: 1.2 }

type Ask = Awaited<ReturnType<typeof customerWith>>

async function millisecondsOf(ask: Ask, name: Parameters<Ask>[0]): Promise<number> {
  const startedAt = performance.now()
  for (let i = 0; i < CALLS; i += 1) {
    const { status } = await ask(name)
    if (status >= 400) throw new Error(`A ${name} was answered with ${status}.`)
  }
  return (performance.now() - startedAt) / CALLS
}

/** Returns how much slower a call is for the customer with many charges. Both customers are measured in each round. */
async function compare(name: Parameters<Ask>[0], few: Ask, many: Ask): Promise<string> {
  const [over, under]: [number[], number[]] = [[], []]
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const [one, other] = [await millisecondsOf(many, name), await millisecondsOf(few, name)]
    if (round < WARM_UP) continue
    over.push(one)
    under.push(other)
  }
  const ratio = pairedRatios(over, under)
  return `${name}: ${inWords(ratio, 2)}; aim ${verdict(ratio.median, AIM)}`
}

/**
 * Compares a customer with 10,000 charges and a customer with few, in a database. Returns how much slower a charge and
 * the history are.
 */
export async function compareMany(): Promise<string> {
  const create = () => createSqliteStore(':memory:')
  const many = await customerWith(MANY, create)
  return [
    `A customer of ${MANY.toLocaleString('en')} charges beside one of ${FEW}, and for the history of ${MOST_LISTED}, which it lists at most: time of a call, median ratio (95 % interval)`,
    await compare('history', await customerWith(MOST_LISTED, create), many),
    await compare('charge', await customerWith(FEW, create), many),
  ].join('\n')
}
