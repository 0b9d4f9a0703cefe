import { expect, test } from 'vitest'
import type { OutcomeSpec } from './service/outcome.ts'
import type { Service } from './service/service.ts'
import { services } from './services.ts'

const loaded = await Promise.all(
  Object.entries(services).map(async ([name, load]): Promise<readonly [string, Service]> => [name, await load()]),
)

/**
 * The services that may change data at the operator. Payments are left out, because a payment that ends as
 * `unreachable` has changed nothing there.
 */
const changing = loaded.filter(
  ([, { outcomes }]) => !('paid' in outcomes) && Object.values(outcomes).some(({ changes }) => changes),
)

/** Services that prepare a payment and do not charge. */
const preparing = ['recharge.chooseTarget', 'recharge.chooseRecipient', 'recharge.repeat', 'recharge.takeRisk']
const aboutCharges = loaded.filter(
  ([name]) => /^(recharge|gateway|pix|pisp|checkout)\./.test(name) && !preparing.includes(name),
)

test.each(aboutCharges)(
  'the service %s declares for each outcome what is certain about the customer’s money',
  (_, { outcomes }) => {
    const silent = Object.entries<OutcomeSpec>(outcomes).filter(
      ([, { money, either = [{}] }]) => money === undefined && either.some(one => one.money === undefined),
    )
    expect(silent).toEqual([])
  },
)

test.each(changing)(
  'if the answer of the service %s is lost, the service says that the operator’s data may have changed',
  (_, { outcomes }) => {
    const { unreachable }: Service['outcomes'] = outcomes
    expect(unreachable?.changes).toBe(true)
  },
)

test('every outcome that brings a receipt number says that the operator’s data may have changed', () => {
  const brings = ({ gives = [], mayGive = [] }: OutcomeSpec) => [...gives, ...mayGive].includes('recharge.nsu')
  const silent = loaded.flatMap(([name, { outcomes }]) =>
    Object.entries<OutcomeSpec>(outcomes)
      .filter(([, outcome]) => [outcome, ...(outcome.either ?? [])].some(brings) && !outcome.changes)
      .map(([outcome]) => `${name}: ${outcome}`),
  )
  expect(silent).toEqual([])
})
