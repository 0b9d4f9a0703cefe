import { expect, test } from 'vitest'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { COUNTED_KEY, countedCharges } from './counted-charges.ts'

const ID = '6f1d0c1e-98ab-4a51-b6cd-1f3f0a3c2c77'
const open = () => new FakeStorage(new FakeClock())

test('the events count a charge once, even if its result is shown again after a reload or in another tab', async () => {
  const device = open()
  const isFirst = countedCharges(device)
  expect(await isFirst(ID)).toBe(true)
  expect(await isFirst(ID)).toBe(false)
  expect(await countedCharges(device)(ID)).toBe(false)
  expect(await isFirst('another')).toBe(true)
})

test('even if a page cannot use storage, it counts a charge only once', async () => {
  const device = open()
  device.forbid()
  const isFirst = countedCharges(device)
  expect([await isFirst(ID), await isFirst(ID)]).toEqual([true, false])
})

test('the device stores hashes of at most fifty charges, and no charge id', async () => {
  const device = open()
  const isFirst = countedCharges(device)
  for (let at = 0; at < 60; at += 1) await isFirst(`${ID}${at}`)
  expect(device.text).not.toContain(ID)
  expect(JSON.parse(device.values.get(COUNTED_KEY) ?? '')).toHaveLength(50)
})

test('if the stored list of counted charges is damaged, it is replaced, and charges are counted correctly again', async () => {
  const device = open()
  device.values.set(COUNTED_KEY, '{"a":1')
  expect(await countedCharges(device)(ID)).toBe(true)
  expect(await countedCharges(device)(ID)).toBe(false)
})
