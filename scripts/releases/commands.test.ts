import { expect, test } from 'vitest'
import { base } from '../../runtime/compiler/testing/fixtures.ts'
import { rollback } from './commands.mjs'
import { createCheckout } from './testing/checkout.ts'

const FORMER_ADDRESS = '/recarga/{channel}/espera'
const ADDRESS = '/recarga/{channel}/andamento'
const LOST = /return-address-gone A payment \(“charge”\) may be under way in “open”, and a bank or a link leads back to/

/**
 * Publishes two releases. The second changes the address of a step where a payment waits. Returns the id of the first
 * release.
 */
async function publishTwo({ publish }: ReturnType<typeof createCheckout>) {
  const first = await publish('A', 'publish', { [base.file]: base.text.replace(ADDRESS, FORMER_ADDRESS) })
  await publish('B', 'publish', { [base.file]: base.text })
  return first
}

test('a rollback to a release that was only a preview is refused; one to an earlier current release succeeds', async () => {
  const { opened, publish, served } = createCheckout()
  const first = await publish('A')
  const preview = await publish('B', 'preview')
  await publish('C')
  await expect(rollback(opened, preview)).rejects.toThrow('a preview that was never current')
  expect(await served()).toBe('C')
  await rollback(opened, first)
  expect(await served()).toBe('A')
})

test('if a rollback would remove the step of an open payment, it changes nothing, and its error names the step', async () => {
  const checkout = createCheckout()
  const first = await publishTwo(checkout)
  const refused = rollback(checkout.opened, first)
  await expect(refused).rejects.toThrow(LOST)
  await expect(refused).rejects.toThrow('Nothing was changed')
  expect(await checkout.served()).toBe('B')
})

test('`--strand` makes a rollback that would lose an open payment; its message names the payment’s step', async () => {
  const checkout = createCheckout()
  const first = await publishTwo(checkout)
  expect(await rollback(checkout.opened, first, { strand: true })).toMatch(LOST)
  expect(await checkout.served()).toBe('A')
})

test('a rollback prints the steps where open sessions continue', async () => {
  const checkout = createCheckout()
  const first = await checkout.publish('A', 'publish', { [base.file]: base.text })
  await checkout.publish('B', 'publish', { [base.file]: base.text.replace('"title": "', '"title": "Oi, ') })
  expect(await rollback(checkout.opened, first)).toContain('Open sessions stay in every step.')
})

test('if a release is too old for the check to read, a rollback to it succeeds and says that its sessions were not checked', async () => {
  const checkout = createCheckout()
  const first = await checkout.publish('A', 'publish', { [base.file]: base.text.replace('"start"', '"begin"') })
  await checkout.publish('B', 'publish', { [base.file]: base.text })
  expect(await rollback(checkout.opened, first)).toContain(`Open sessions of ${base.file} could not be judged`)
  expect(await checkout.served()).toBe('A')
})
