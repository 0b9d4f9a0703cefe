import { describe, expect, test } from 'vitest'
import { about, LEDGER, openAttempts } from '../../../tests/runtime/charges.ts'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import { dropped } from '../../../tests/runtime/network.ts'
import { ANA, BRUNO, START } from '../../../tests/runtime/page.ts'

describe('before a charge is sent', () => {
  test('the record of a charge is stored before the charge is sent', async () => {
    const { charge, log } = openAttempts('a')
    await charge()
    expect(log).toEqual(['written', 'sent', 'written'])
  })

  test('if a customer taps twice while the record is being stored, there is one record and one charge', async () => {
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
    expect(page.log.slice(0, 3)).toEqual(['written', 'sent', 'written'])
  })

  test('the stored record of a charge contains what a later search needs, but no card data, phone number or name', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge({}, { token: 'card-token', cvv: '987' })
    expect(await page.attempts.open(ANA)).toMatchObject([
      { attemptId: 'a-1', kind: 'credit', amountCents: 2000, startedAt: START, phase: 'sent' },
    ])
    for (const secret of ['987', 'card-token', ANA, about.recipient]) expect(page.storage.text).not.toContain(secret)
  })

  test('the stored record of a created charge contains the recharge’s id', async () => {
    const page = openAttempts('a')
    await page.charge()
    expect(await page.attempts.open(ANA)).toMatchObject([{ phase: 'created', rechargeId: 'r1' }])
  })
})

describe('the idempotency key of an attempt', () => {
  test('tapping several times while the result of a charge is unknown sends the charge once', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    expect(await page.charge()).toEqual({ kind: 'unknown' })
    expect(await page.charge({ recipient: '11900000000', amountCents: 5000 })).toEqual({ kind: 'unknown' })
    expect([page.network.sent.length, page.sentAttempts()]).toEqual([1, 1])
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test('sending a charge again uses the same idempotency key and the same bytes', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge()
    expect(await page.resend()).toMatchObject({ kind: 'created' })
    const [first, second] = page.network.sent
    expect(second).toEqual(first)
    expect([page.keys(), page.sentAttempts()]).toEqual([['a-1', 'a-1'], 1])
  })

  test('after a refused charge, the next charge uses a new idempotency key', async () => {
    const page = openAttempts('a')
    page.refuse(422, 300)
    expect(await page.charge()).toEqual({ kind: 'refused', code: 300, isCertain: true })
    expect(await page.attempts.open(ANA)).toMatchObject([{ refusedWith: 300 }])
    await page.attempts.settle('a-1')
    await page.charge()
    expect(page.keys()).toEqual(['a-1', 'a-2'])
  })

  test('if a customer agrees to pay again after an unknown result, one charge is made with a new idempotency key', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge()
    await Promise.all([page.charge({ isAgreed: true }), page.charge({ isAgreed: true })])
    expect(page.keys()).toEqual(['a-1', 'a-2'])
  })

  test('while offline, a try sends nothing and stores no record, and the next try uses a new idempotency key', async () => {
    const page = openAttempts('a')
    page.network.isOnline = false
    expect(await page.charge()).toEqual({ kind: 'offline' })
    expect(await page.attempts.open(ANA)).toEqual([])
    page.network.isOnline = true
    await page.charge()
    expect(page.keys()).toEqual(['a-2'])
  })

  test('a payment gets a new idempotency key if the review screen opened again, or if the last attempt’s record was deleted', async () => {
    const page = openAttempts('a')
    await page.charge()
    page.attempts.review()
    await page.charge({ amountCents: 1000 })
    await page.attempts.settle('a-2')
    await page.charge({ amountCents: 3000 })
    expect(page.keys()).toEqual(['a-1', 'a-2', 'a-3'])
  })
})

describe('a charge that is sent again', () => {
  async function openUnknown() {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge()
    return page
  }

  test('if a charge with an unknown result is sent again and refused, the app knows that it was not made', async () => {
    const page = await openUnknown()
    page.refuse(422, 300)
    expect(await page.resend()).toEqual({ kind: 'refused', code: 300, isCertain: true })
  })

  test.each([
    ['offline', undefined],
    ['a duplicate', 435],
  ])('if a charge is sent again and the answer is %s, the result is unknown', async (_, code) => {
    const page = await openUnknown()
    if (code === undefined) page.network.isOnline = false
    else page.refuse(422, code)
    expect(await page.resend()).toEqual({ kind: 'unknown' })
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test('if a customer taps “send again” twice, the charge is sent again only once', async () => {
    const page = await openUnknown()
    const [first, second] = await Promise.all([page.resend(), page.resend()])
    expect([first?.kind, second]).toEqual(['created', undefined])
    expect(page.network.sent).toHaveLength(2)
  })

  test('a charge can be sent again while the page is open, even after the customer left the screen', async () => {
    const page = openAttempts('a')
    const abort = new AbortController()
    page.network.plan('POST', dropped)
    await page.charge({}, undefined, abort.signal)
    abort.abort()
    const [record] = await page.attempts.open(ANA)
    if (record === undefined) throw new Error('no record')
    expect(openAttempts('b', page.storage).attempts.mayResend(record)).toBe(false)
    expect(page.attempts.mayResend(record)).toBe(true)
    expect(await page.attempts.resend(record)).toMatchObject({ kind: 'created', data: { id: 'r1' } })
  })

  test('if the operator does not repeat its first answer for the same idempotency key, a charge is not sent again', async () => {
    const page = openAttempts('a', undefined, 0)
    page.network.plan('POST', dropped)
    await page.charge()
    expect(await page.resend()).toBeUndefined()
    expect(page.network.sent).toHaveLength(1)
  })

  test('as soon as the operator returns a charge’s id, the charge’s stored request (with the CVV) is deleted', async () => {
    const page = await openUnknown()
    await page.attempts.created('a-1', 'r1')
    expect(await page.resend()).toBeUndefined()
    const answered = openAttempts('b')
    await answered.charge()
    expect(await answered.charge()).toMatchObject({ kind: 'created', data: { id: 'r1' } })
    expect([page.network.sent.length, answered.network.sent.length]).toEqual([1, 1])
  })
})

describe('an order that the customer pays later', () => {
  test('a Pix whose answer was lost is sent again with the same idempotency key and bytes, even from a new review screen', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    expect(await page.charge({ kind: 'pix' })).toEqual({ kind: 'unanswered' })
    expect(await page.attempts.open(ANA)).toEqual([])
    page.attempts.review()
    expect(await page.charge({ kind: 'pix' })).toMatchObject({ kind: 'created' })
    const [first, second] = page.network.sent
    expect([second, page.sentAttempts()]).toEqual([first, 1])
  })

  test.each([
    ['another amount', { amountCents: 3000 }, undefined],
    ['a card', { kind: 'credit' as const }, undefined],
    ['another bank', {}, { token: 'other-bank', cvv: '' }],
  ])('if the answer to a bank payment was lost, its idempotency key is not reused for %s', async (_, more, body) => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge({ kind: 'pisp' })
    await page.charge({ kind: 'pisp', ...more }, body)
    expect(new Set(page.keys()).size).toBe(2)
  })

  test('if the operator refuses a bank payment, the device deletes its record at once, because nothing was charged', async () => {
    const page = openAttempts('a', undefined, 0)
    page.refuse(422, 424)
    expect(await page.charge({ kind: 'pisp' })).toEqual({ kind: 'refused', code: 424, isCertain: true })
    expect(await page.attempts.open(ANA)).toEqual([])
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
    ['the same order again', {}, true],
    ['the same order by Pix', { kind: 'pix' as const }, true],
    ['another amount', { amountCents: 3000 }, false],
    ['another number', { recipient: ANA }, false],
    ['another customer', { msisdn: BRUNO }, false],
  ])('while a charge is open, the app treats %s (%o) as a repeated payment: %s', async (_, more, isTwin) => {
    const { attempts } = await openCharge()
    expect((await attempts.twin({ ...about, ...more })) !== undefined).toBe(isTwin)
  })

  test('on the review screen from which a charge was sent, paying again finds this charge', async () => {
    const page = openAttempts('a')
    page.network.plan('POST', dropped)
    await page.charge()
    expect(await page.attempts.twin(about)).toMatchObject({ attemptId: 'a-1' })
  })

  test('if a customer pays again while a charge is open, and the operator refuses this as a duplicate, the result is unknown', async () => {
    const page = await openCharge()
    page.refuse(422, 435)
    expect(await page.charge({ isAgreed: true })).toEqual({ kind: 'unknown' })
  })

  test('if another tab has already stored a charge, this tab sends it only if the customer agrees', async () => {
    const page = await openCharge()
    const sent = page.network.sent.length
    expect(await page.charge()).toEqual({ kind: 'alreadyOpen' })
    expect(page.network.sent).toHaveLength(sent)
    expect(page.sentAttempts()).toBe(1)
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test('an open charge of one customer is not visible to another customer', async () => {
    const { attempts } = await openCharge()
    expect(await attempts.open(BRUNO)).toEqual([])
  })

  test('the list of open charges starts with the newest', async () => {
    const page = await openCharge()
    await page.charge({ amountCents: 3000 })
    expect((await page.attempts.open(ANA)).map(({ amountCents }) => amountCents)).toEqual([3000, 2000])
  })
})

test('the device remembers the receipt number and id of an ended charge, so no other attempt is mistaken for it', async () => {
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
  expect(JSON.parse(page.storage.values.get(LEDGER) ?? '')).toMatchObject({ records: [], seen: ['n1', 'r1'] })
})
