import { describe, expect, test } from 'vitest'
import { about, LEDGER, openAttempts } from '../../../tests/runtime/charges.ts'
import { dropped } from '../../../tests/runtime/network.ts'
import { ANA, BRUNO } from '../../../tests/runtime/page.ts'
import { emptyLedger, hashNumber, ledgerText, parseLedger } from './in-flight.ts'

describe('a storage that fails', () => {
  test('if the storage fails completely, the charge is sent and the page keeps its record in memory', async () => {
    const page = openAttempts('a')
    page.storage.forbid()
    page.network.plan('POST', dropped)
    expect(await page.charge()).toEqual({ kind: 'unknown' })
    page.attempts.review()
    expect(await page.attempts.twin(about)).toMatchObject({ attemptId: 'a-1' })
    expect(await openAttempts('b', page.storage).attempts.open(ANA)).toEqual([])
  })

  test('if the storage is full, the page keeps the record in memory and stores it when there is room again', async () => {
    const page = openAttempts('a')
    await page.attempts.settle('nothing', 'n0')
    page.storage.writes = { kind: 'throws' }
    page.network.plan('POST', dropped)
    await page.charge()
    page.attempts.review()
    expect(await page.attempts.twin(about)).toMatchObject({ attemptId: 'a-1' })
    page.storage.writes = { kind: 'well' }
    await page.attempts.created('a-1', 'r1')
    expect(page.storage.text).toContain('a-1')
  })

  test('if the browser deletes the page’s storage, the page still has its own records of charges in memory', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge()
    page.storage.values.clear()
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test.each([
    '',
    'null',
    '{',
    '[]',
    '{"records":[{}],"seen":[]}',
    '{"records":{},"seen":[]}',
    '"x"',
    '{"__proto__":1}',
  ])('if the device’s storage contains the damaged list %s, the app begins a new list of charges', async text => {
    const page = openAttempts('a')
    page.storage.values.set(LEDGER, text)
    expect(await page.attempts.open(ANA)).toEqual([])
    await page.charge()
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })
})

describe('when the stored list of charges counts as complete', () => {
  test('after the history was read and stored, this page and the next trust the device’s list of charges', async () => {
    const page = openAttempts('a')
    expect(await page.attempts.isKept(ANA)).toBe(false)
    await page.attempts.recalled(ANA)
    expect([await page.attempts.isKept(ANA), await openAttempts('b', page.storage).attempts.isKept(ANA)]).toEqual([
      true,
      true,
    ])
  })

  test('the device’s list of charges is complete only for those customers whose history was read', async () => {
    const page = openAttempts('a')
    await page.attempts.recalled(ANA)
    expect(await page.attempts.isKept(BRUNO)).toBe(false)
    await page.attempts.recalled(BRUNO)
    expect([await page.attempts.isKept(ANA), await page.attempts.isKept(BRUNO)]).toEqual([true, true])
    expect(page.storage.text).not.toContain(BRUNO)
  })

  test('after a customer deleted their account, the page does not trust the device’s list of charges for them', async () => {
    const page = openAttempts('a')
    await page.attempts.recalled(ANA)
    await page.attempts.recalled(BRUNO)
    await page.attempts.forgetEnded(BRUNO)
    expect([await page.attempts.isKept(ANA), await page.attempts.isKept(BRUNO)]).toEqual([true, false])
  })

  test('the device remembers for at most ten customers that its list of charges is complete', async () => {
    const page = openAttempts('a')
    await page.attempts.recalled(ANA)
    for (let number = 0; number < 10; number += 1) await page.attempts.recalled(`1190000000${number}`)
    expect([await page.attempts.isKept(ANA), await page.attempts.isKept('11900000000')]).toEqual([false, true])
  })

  test('if another tab could not store a charge’s record, this tab does not trust the list, even after storing its own', async () => {
    const one = openAttempts('one')
    const two = openAttempts('two', one.storage)
    await one.attempts.recalled(ANA)
    await two.attempts.open(ANA)
    one.storage.writes = { kind: 'throws' }
    one.storage.remove = async key => void one.storage.values.delete(key)
    one.network.plan('POST', dropped)
    await one.charge()
    one.storage.writes = { kind: 'well' }
    await two.charge({ amountCents: 3000 })
    expect(one.storage.text).toContain('two-1')
    expect(await two.attempts.isKept(ANA)).toBe(false)
  })

  test('if one tab overwrites the records of another tab, it does not trust the device’s list of charges', async () => {
    const one = openAttempts('one')
    const two = openAttempts('two', one.storage)
    await one.attempts.recalled(ANA)
    one.storage.writes = { kind: 'throws' }
    one.storage.remove = async key => void one.storage.values.delete(key)
    one.network.plan('POST', dropped)
    await one.charge()
    one.storage.writes = { kind: 'well' }
    two.network.plan('POST', dropped)
    await two.charge()
    await one.attempts.created('one-1', 'r1')
    expect(one.storage.text).not.toContain('two-1')
    expect(await one.attempts.isKept(ANA)).toBe(false)
  })

  test.each(['{', '{"records":[{}],"seen":[]}'])(
    'if the device’s list of charges is damaged, the page does not trust it: %s',
    async text => {
      const page = openAttempts('a')
      page.storage.values.set(LEDGER, text)
      expect(await page.attempts.isKept(ANA)).toBe(false)
    },
  )

  test('if a record could not be stored, this page and the next do not trust the device’s list of charges', async () => {
    const page = openAttempts('a')
    await page.attempts.recalled(ANA)
    page.storage.writes = { kind: 'throws' }
    page.storage.remove = async key => void page.storage.values.delete(key)
    page.network.plan('POST', dropped)
    await page.charge()
    expect(await page.attempts.isKept(ANA)).toBe(false)
    page.storage.writes = { kind: 'well' }
    expect(await openAttempts('b', page.storage).attempts.isKept(ANA)).toBe(false)
    await page.attempts.recalled(ANA)
    expect([await page.attempts.isKept(ANA), page.storage.text.includes('a-1')]).toEqual([true, true])
  })

  test('if the storage cannot be read, the page does not trust the device’s list of charges', async () => {
    const page = openAttempts('a')
    await page.attempts.recalled(ANA)
    page.storage.forbid()
    expect(await page.attempts.isKept(ANA)).toBe(false)
  })
})

describe('two tabs', () => {
  test('two tabs of one browser see each other’s charges', async () => {
    const one = openAttempts('one')
    const two = openAttempts('two', one.storage)
    one.network.plan('POST', dropped)
    await one.charge()
    expect(await two.attempts.twin(about)).toMatchObject({ attemptId: 'one-1' })
    await two.charge({ amountCents: 3000 })
    expect(await one.attempts.open(ANA)).toHaveLength(2)
    await two.attempts.settle('one-1', 'n1')
    expect(await one.attempts.open(ANA)).toMatchObject([{ attemptId: 'two-1' }])
    expect(await one.attempts.isTaken({ id: 'x', nsu: 'n1' })).toBe(true)
  })

  test('a charge whose record one tab deleted is not opened again by another tab', async () => {
    const one = openAttempts('one')
    const two = openAttempts('two', one.storage)
    await one.charge()
    await two.attempts.settleRecharge('r1')
    await one.attempts.created('one-1', 'r1')
    expect(await one.attempts.open(ANA)).toEqual([])
  })
})

test('as soon as the app begins to delete a charge’s record, it does not list the charge as open', async () => {
  const page = openAttempts('a')
  await page.charge()
  void page.attempts.settle('a-1', 'n1')
  expect(await page.attempts.open(ANA)).toEqual([])
})

test('if several charges change at the same time, the stored list contains all of the changes', async () => {
  const page = openAttempts('a')
  page.network.plan('POST', dropped, 2)
  await page.charge()
  page.attempts.review()
  await page.charge({ amountCents: 3000 })
  page.attempts.review()
  await Promise.all([
    page.attempts.created('a-1', 'r1'),
    page.attempts.created('a-2', 'r2'),
    page.charge({ amountCents: 5000 }),
  ])
  const open = await page.attempts.open(ANA)
  expect(open.map(({ attemptId, phase }) => `${attemptId} ${phase}`)).toEqual([
    'a-3 created',
    'a-2 created',
    'a-1 created',
  ])
})

test('the device remembers the receipt numbers of its last 40 charges', async () => {
  const page = openAttempts('a')
  for (let nsu = 0; nsu < 60; nsu += 1) await page.attempts.settle('x', `n${nsu}`)
  const kept = parseLedger(page.storage.values.get(LEDGER) ?? null)
  expect(kept?.seen).toHaveLength(40)
  expect(kept?.seen.at(-1)).toBe('n59')
})

test('each phone number has another hash on each device, and the hash does not contain the number', () => {
  const numbers = Array.from({ length: 5_000 }, (_, i) => `119${String(80_000_000 + i)}`)
  expect(new Set(numbers.map(number => hashNumber(number, 'd'))).size).toBe(numbers.length)
  expect(hashNumber(ANA, 'd')).toBe(hashNumber(ANA, 'd'))
  expect(hashNumber(ANA, 'd')).not.toBe(hashNumber(ANA, 'e'))
  expect(hashNumber(ANA, 'd')).not.toContain(ANA)
})

test('a device reads the stored charges of an older release, and writes them so that the older release can read them', () => {
  const record = { attemptId: 'a', kind: 'pix', msisdnHash: 'm', recipientHash: 'r', phase: 'sent' } as const
  const text = JSON.stringify({ records: [{ ...record, valueId: 2000 }], seen: ['n1'] })
  const ledger = parseLedger(text)
  expect(ledger).toEqual({ records: [{ ...record, amountCents: 2000 }], seen: ['n1'], whole: [] })
  expect(JSON.parse(ledgerText(ledger ?? emptyLedger))).toEqual({ ...JSON.parse(text), whole: [] })
})

test('without a stored list of charges, the app reads no list; a stored empty list is read as an empty list', () => {
  expect(parseLedger(null)).toBeUndefined()
  expect(parseLedger(JSON.stringify(emptyLedger))).toEqual(emptyLedger)
})
