import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

test('the vault contains the written card data until they are deleted', () => {
  const vault = createVault()
  const heard: string[] = []
  const stop = vault.onWipe(() => heard.push(`pan ${vault.read('payment.pan')}`))
  expect(vault.isHolding()).toBe(false)
  vault.write('payment.cvv', '')
  expect(vault.isHolding()).toBe(false)
  vault.write('payment.pan', '4242')
  expect(vault.isHolding()).toBe(true)
  vault.write('payment.cvv', '123')
  vault.write('payment.cvv', '124')
  expect([vault.read('payment.pan'), vault.read('payment.cvv')]).toEqual(['4242', '124'])
  expect(vault.read('payment.expiry')).toBeUndefined()
  vault.wipe()
  expect(vault.isHolding()).toBe(false)
  expect([vault.read('payment.pan'), vault.read('payment.cvv')]).toEqual([undefined, undefined])
  expect(heard).toEqual(['pan undefined'])
  stop()
  vault.wipe()
  expect(heard).toHaveLength(1)
})

test('if a vault is logged or serialized, its data is not shown', () => {
  const vault = createVault()
  vault.write('payment.pan', '4242424242424242')
  expect(JSON.stringify(vault) + String(vault)).not.toContain('4242')
})
