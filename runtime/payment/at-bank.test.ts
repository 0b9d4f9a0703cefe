import { describe, expect, test } from 'vitest'
import { answerOn, HELENA, openBank, PISP } from '../../tests/runtime/elsewhere.ts'
import { answers, dropped, lostAfterwards } from '../../tests/runtime/network.ts'
import { arrive } from './waiting-rooms/pisp.ts'

describe('a payment at a bank', () => {
  test('a payment at a bank is created once, under the attempt’s key, and charges nothing yet', async () => {
    const { payAtBank, page, ledger, open } = await openBank()
    const { outcome, gives } = await payAtBank()
    expect([outcome, gives]).toMatchObject([
      'elsewhere',
      { 'order.value': 2000, 'order.method': 'Open Finance', 'payment.inFlight': 'pisp', 'pisp.isFresh': true },
    ])
    const [sent, ...others] = page.network.to(`POST /operator/b/customers`).filter(({ path }) => path.includes(PISP))
    expect(others).toEqual([])
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      msisdnRecebedor: HELENA,
      rechargeValueId: 2000,
      payerDocument: '52998224725',
      organizationId: 'banco-atento',
      authorizationServerId: 'as-atento',
      ip: '203.0.113.7',
      country: 'BR',
    })
    const [record] = await open()
    expect(record).toMatchObject({ kind: 'pisp', phase: 'created', rechargeId: gives?.['pisp.id'] })
    expect(sent?.headers['Idempotency-Key']).toBe(record?.attemptId)
    expect(page.device.text).not.toContain('52998224725')
    expect(await ledger()).toEqual([])
  })

  test('a payment at a bank is recorded on the device before it is sent', async () => {
    const { payAtBank, page, open } = await openBank()
    let before = 0
    page.network.plan(PISP, async pass => {
      before = (await open()).length
      return pass()
    })
    await payAtBank()
    expect(before).toBe(1)
  })

  test('paying by open finance on the review screen first asks for the bank, and sends nothing', async () => {
    const { pay, payAnyway, page, open } = await openBank()
    expect(await pay()).toEqual({ outcome: 'bankWanted' })
    expect(await payAnyway()).toEqual({ outcome: 'bankWanted' })
    expect([page.network.sent, await open()]).toEqual([[], []])
  })

  test.each(['pisp.organization', 'pisp.authorizationServer', 'pisp.payerDocument'] as const)(
    'a payment at a bank without %s is refused before anything is sent',
    async fact => {
      const { payAtBank, page } = await openBank()
      page.know({ [fact]: undefined })
      expect(await payAtBank()).toMatchObject({ outcome: 'refused', code: 'rechargeFailed' })
      expect(page.network.sent).toEqual([])
    },
  )

  test('a payment at a bank that the operator refuses is over: its record is gone', async () => {
    const { payAtBank, page, open } = await openBank()
    page.network.plan(PISP, answers(422, { code: 424 }))
    expect(await payAtBank()).toMatchObject({ outcome: 'refused', code: '424' })
    expect(await open()).toEqual([])
  })

  test('a payment at a bank that is started offline is reported as offline, and leaves no record', async () => {
    const { payAtBank, page, open } = await openBank()
    page.network.isOnline = false
    expect(await payAtBank()).toMatchObject({ outcome: 'unreachable', code: 'offline' })
    expect(await open()).toEqual([])
  })

  test.each([
    ['lost on the way back', lostAfterwards],
    ['lost on the way there', dropped],
    ['a 500', answers(500, {})],
    ['a 429', answers(429, {})],
    ['broken', answers(200, '<html>')],
  ])(
    'a payment at a bank whose answer is %s is reported as not charged, and the next try reuses its key',
    async (_, respond) => {
      const { payAtBank, page, open, ledger, find } = await openBank()
      page.network.plan(PISP, respond)
      expect(await payAtBank()).toEqual({ outcome: 'unanswered', code: 'bankUnanswered' })
      expect([await open(), (await find()).outcome]).toEqual([[], 'nothing'])
      // Coming back from the list of banks opens the review screen again.
      page.attempts.review()
      const { outcome, gives } = await payAtBank()
      expect(outcome).toBe('elsewhere')
      const keys = page.network.sent.filter(({ method, path }) => method === 'POST' && path.includes(PISP))
      expect([keys.length, new Set(keys.map(({ headers }) => headers['Idempotency-Key'])).size]).toEqual([2, 1])
      await answerOn(page, gives?.['pisp.id'] ?? '', 'pay')
      expect((await find()).outcome).toBe('paid')
      expect(await ledger()).toHaveLength(1)
    },
  )

  test('a payment at one bank whose answer was lost does not lend its key to a payment at another bank', async () => {
    const { payAtBank, page } = await openBank()
    page.network.plan(PISP, lostAfterwards)
    await payAtBank()
    page.know({ 'pisp.organization': 'banco-sereno', 'pisp.authorizationServer': 'as-sereno' })
    expect((await payAtBank()).outcome).toBe('elsewhere')
    const keys = page.network.sent.filter(({ method, path }) => method === 'POST' && path.includes(PISP))
    expect(new Set(keys.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2)
  })

  test('a second payment at a bank for the same order opens the waiting room of the first', async () => {
    const { payAtBank, payAtBankAnyway, page } = await openBank()
    const first = (await payAtBank()).gives?.['pisp.id']
    page.attempts.review()
    page.know({ 'pisp.id': undefined, 'order.value': 5000 })
    expect(await payAtBank()).toEqual({
      outcome: 'alreadyOpen',
      gives: {
        'pisp.id': first,
        'order.value': 2000,
        'order.target': HELENA,
        'order.method': 'Open Finance',
        'payment.inFlight': 'pisp',
      },
    })
    // A customer who agrees to pay twice creates a second order.
    const another = await payAtBankAnyway()
    expect(another.outcome).toBe('elsewhere')
    expect(another.gives?.['pisp.id']).not.toBe(first)
  })
})

test('with a Pix and a bank payment open, paying again leads to the open payment of the same amount', async () => {
  const { payAtBank, pix, page, pay, find } = await openBank()
  pix()
  const txid = (await pay()).gives?.['pix.txid']
  page.attempts.review()
  page.know({ 'payment.type': 'pisp', 'recharge.value': 3000 })
  await payAtBank()
  expect((await find()).gives).toMatchObject({ 'payment.inFlight': 'pisp' })
  page.attempts.review()
  page.know({ 'payment.type': 'pix', 'recharge.value': 2000 })
  expect(await pay()).toMatchObject({
    outcome: 'alreadyOpen',
    gives: { 'payment.inFlight': 'pix', 'pix.txid': txid, 'order.value': 2000 },
  })
})

test('if a charge with an unknown end and a payment at a bank are both open, the page shows the charge', async () => {
  const { payAtBank, newCard, page, pay, find } = await openBank()
  newCard({ pan: '4000000000004046' })
  page.know({ 'recharge.value': 3000 })
  page.network.plan('/recharges/async', lostAfterwards)
  await pay()
  page.attempts.review()
  page.know({ 'recharge.value': 2000, 'payment.type': 'pisp' })
  await payAtBank()
  expect(await find()).toMatchObject({ outcome: 'processing', gives: { 'payment.inFlight': 'charge' } })
})

test('a payment at a bank that was found after a reload does not send the customer to the bank by itself', async () => {
  const { payAtBank, page, find } = await openBank()
  await payAtBank()
  page.know({ 'pisp.isFresh': undefined })
  await find()
  expect((await page.run(arrive)).outcome).toBe('waiting')
})
