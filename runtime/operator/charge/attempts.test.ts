import { describe, expect, test } from 'vitest'
import { about, LEDGER, openAttempts } from '../../../tests/runtime/charges.ts'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import { dropped, lostAfterwards } from '../../../tests/runtime/network.ts'
import { ANA, BRUNO, START } from '../../../tests/runtime/page.ts'

describe('before a charge is sent', () => {
  test('it is written down', async () => {
    const { charge, log } = openAttempts('a')
    await charge()
    expect(log).toEqual(['written', 'sent', 'written'])
  })

  test('by a second tap too, while the first is still writing', async () => {
    const page = openAttempts('a')
    let write = (): void => undefined
    const set = page.storage.set.bind(page.storage)
    page.storage.set = async (key, value) => {
      await new Promise<void>(resolve => {
        write = resolve
      })
      return set(key, value)
    }
    void page.charge()
    void page.charge()
    await settle()
    expect(page.log).toEqual([])
    page.storage.set = set
    write()
    await settle()
    expect(page.log.slice(0, 2)).toEqual(['written', 'sent'])
  })

  test('the record holds what finds it again, and no card, number or name', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge({}, { token: 'card-token', cvv: '987' })
    expect(await page.attempts.open(ANA)).toMatchObject([
      { attemptId: 'a-1', kind: 'credit', valueId: 2000, startedAt: START, phase: 'sent' },
    ])
    for (const secret of ['987', 'card-token', ANA, about.recipient]) expect(page.storage.text).not.toContain(secret)
  })

  test('once created the record has the recharge’s id', async () => {
    const page = openAttempts('a')
    await page.charge()
    expect(await page.attempts.open(ANA)).toMatchObject([{ phase: 'created', rechargeId: 'r1' }])
  })
})

describe('the key of an attempt', () => {
  test('goes out anew once, however often the bytes are sent again', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge()
    await page.charge()
    expect([page.network.sent.length, page.sentAttempts()]).toEqual([2, 1])
  })

  test('is kept, with the bytes as they were, while the answer is unknown', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    expect(await page.charge()).toEqual({ kind: 'unknown' })
    await page.charge({ recipient: '11900000000', valueId: 5000 }, { token: 'other', cvv: '111' })
    const [first, second] = page.network.sent
    expect(second).toEqual(first)
    expect(page.keys()).toEqual(['a-1', 'a-1'])
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test.each([
    ['a refusal', 422, 300],
    ['a 429', 429, 1003],
  ])('is new after %s', async (_, status, code) => {
    const page = openAttempts('a')
    page.refuse(status, code)
    expect(await page.charge()).toEqual({ kind: 'refused', code })
    expect(await page.attempts.open(ANA)).toEqual([])
    await page.charge()
    expect(page.keys()).toEqual(['a-1', 'a-2'])
  })

  test('is new after offline, which sends nothing and leaves no record', async () => {
    const page = openAttempts('a')
    page.network.isOnline = false
    expect(await page.charge()).toEqual({ kind: 'offline' })
    expect(await page.attempts.open(ANA)).toEqual([])
    page.network.isOnline = true
    await page.charge()
    expect(page.keys()).toEqual(['a-2'])
  })

  test('is new when the review opens again, and when it is settled', async () => {
    const page = openAttempts('a')
    await page.charge()
    page.attempts.review()
    await page.charge({ valueId: 1000 })
    await page.attempts.settle('a-2')
    await page.charge({ valueId: 3000 })
    expect(page.keys()).toEqual(['a-1', 'a-2', 'a-3'])
  })
})

describe('bytes that left before', () => {
  test('are never refused, whatever comes back', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge()
    page.refuse(422, 300)
    expect(await page.charge()).toEqual({ kind: 'unknown' })
    page.network.isOnline = false
    expect(await page.charge()).toEqual({ kind: 'unknown' })
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test('of a double tap count as sent for both', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', lostAfterwards)
    page.refuse(422, 435)
    const kinds = (await Promise.all([page.charge(), page.charge()])).map(({ kind }) => kind)
    expect(kinds).toEqual(['unknown', 'unknown'])
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test('can be sent again by their record while the page lives, though the person left meanwhile', async () => {
    const page = openAttempts('a')
    const abort = new AbortController()
    page.network.plan('POST', dropped)
    await page.charge({}, undefined, abort.signal)
    abort.abort()
    const [record] = await page.attempts.open(ANA)
    if (record === undefined) throw new Error('no record')
    expect(await page.attempts.resend(record)).toMatchObject({ kind: 'created', data: { id: 'r1' } })
    expect(page.network.sent[1]).toEqual(page.network.sent[0])
    expect(await openAttempts('b', page.storage).attempts.resend(record)).toBeUndefined()
  })

  test('are forgotten, the CVV with them, once the recharge has a name', async () => {
    const page = openAttempts('a')
    await page.charge()
    expect(await page.charge()).toMatchObject({ kind: 'created', data: { id: 'r1' } })
    expect(page.network.sent).toHaveLength(1)
  })
})

describe('an open charge', () => {
  async function openCharge() {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge()
    page.attempts.review()
    return page
  }

  test.each([
    ['the same again', {}, true],
    ['the same by Pix', { kind: 'pix' as const }, true],
    ['another value', { valueId: 3000 }, false],
    ['another number', { recipient: ANA }, false],
    ['another customer', { msisdn: BRUNO }, false],
  ])('has a twin in %s: %o is %s', async (_, more, isTwin) => {
    const { attempts } = await openCharge()
    expect((await attempts.twin({ ...about, ...more })) !== undefined).toBe(isTwin)
  })

  test('is not its own twin', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge()
    expect(await page.attempts.twin(about)).toBeUndefined()
  })

  test('makes “duplicate” and “wait” say nothing about the next one', async () => {
    const page = await openCharge()
    page.refuse(422, 435)
    expect(await page.charge({ isAgreed: true })).toEqual({ kind: 'unknown' })
  })

  test('that another tab wrote down first is not sent by this one, unless the person agreed', async () => {
    const page = await openCharge()
    const sent = page.network.sent.length
    expect(await page.charge()).toEqual({ kind: 'alreadyOpen' })
    expect(page.network.sent).toHaveLength(sent)
    expect(page.sentAttempts()).toBe(1)
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test('is nobody else’s to see', async () => {
    const { attempts } = await openCharge()
    expect(await attempts.open(BRUNO)).toEqual([])
  })

  test('is seen first if it is the newest', async () => {
    const page = await openCharge()
    await page.charge({ valueId: 3000 })
    expect((await page.attempts.open(ANA)).map(({ valueId }) => valueId)).toEqual([3000, 2000])
  })
})

test('a charge that ended leaves its receipt and its id behind, so that it is nobody else’s', async () => {
  const page = openAttempts('a')
  await page.charge()
  const recharge = { id: 'r1', nsu: 'n1' }
  expect(await page.attempts.isTaken({ ...recharge, nsu: null })).toBe(true)
  await page.attempts.settleRecharge('r1', 'n1')
  expect(await page.attempts.open(ANA)).toEqual([])
  const reloaded = openAttempts('b', page.storage).attempts
  expect(await reloaded.isTaken({ id: 'other', nsu: 'n1' })).toBe(true)
  expect(await reloaded.isTaken({ id: 'r1', nsu: null })).toBe(true)
  expect(await reloaded.isTaken({ id: 'r2', nsu: 'n2' })).toBe(false)
  await page.attempts.settleRecharge('unknown', 'n9')
  expect(JSON.parse(page.storage.values.get(LEDGER) ?? '')).toEqual({ records: [], seen: ['n1', 'r1'] })
})
