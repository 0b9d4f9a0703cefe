import { expect, test } from 'vitest'
import type { Service } from './service.ts'
import { services } from './services.ts'

const loaded = await Promise.all(
  Object.entries(services).map(async ([name, load]): Promise<readonly [string, Service]> => [name, await load()]),
)

/** A payment that ends as `unreachable` has sent nothing that charges. */
const changing = loaded.filter(
  ([, { outcomes }]) => !('paid' in outcomes) && Object.values(outcomes).some(({ changes }) => changes),
)

test.each(changing)('%s declares that a lost answer may have changed data at the operator', (_, { outcomes }) => {
  const { unreachable }: Service['outcomes'] = outcomes
  expect(unreachable?.changes).toBe(true)
})
