import { expect, test } from 'vitest'
import { rollback } from './commands.mjs'
import { createCheckout } from './testing/checkout.ts'

test('nobody goes back to a preview that was never current, but to every release that was', async () => {
  const { opened, publish, served } = createCheckout()
  const first = await publish('A')
  const preview = await publish('B', 'preview')
  await publish('C')
  await expect(rollback(opened, preview)).rejects.toThrow('a preview that was never current')
  expect(await served()).toBe('C')
  await rollback(opened, first)
  expect(await served()).toBe('A')
})
