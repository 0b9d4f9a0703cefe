import { describe, expect, test } from 'vitest'
import { answerOn, HELENA, openBank, PISP } from '../../tests/runtime/elsewhere.ts'
import { answers, dropped, lostAfterwards } from '../../tests/runtime/network.ts'
import { arrive } from './waiting-rooms/pisp.ts'

describe('a payment at a bank', () => {
  test('paying at a bank creates one payment with the attempt’s idempotency key, and charges nothing yet', async () => {
    const { payAtBank, page, ledger, open } = await openBank()
    const { outcome, gives } = await payAtBank()
    expect([outcome, gives]).toMatchObject([
      'elsewhere',
      { 'order.value': 2000, 'order.method': 'Pelo seu banco', 'payment.inFlight': 'pisp', 'pisp.isFresh': true },
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

  test('a payment at a bank is stored on the device before the request is sent', async () => {
    const { payAtBank, page, open } = await openBank()
    let before = 0
    page.network.plan(PISP, async pass => {
      before = (await open()).length
      return pass()
    })
    await payAtBank()
    expect(before).toBe(1)
  })

  test('tapping “Pagar” with open finance opens the list of banks and sends nothing', async () => {
    const { pay, payAnyway, page, open } = await openBank()
    expect(await pay()).toEqual({ outcome: 'bankWanted' })
    expect(await payAnyway()).toEqual({ outcome: 'bankWanted' })
    expect([page.network.sent, await open()]).toEqual([[], []])
  })

  test.each(['pisp.organization', 'pisp.authorizationServer', 'pisp.payerDocument'] as const)(
    'if the fact %s is missing, a payment at a bank is refused and no request is sent',
    async fact => {
      const { payAtBank, page } = await openBank()
      page.know({ [fact]: undefined })
      expect(await payAtBank()).toMatchObject({ outcome: 'refused', code: 'rechargeFailed' })
      expect(page.network.sent).toEqual([])
    },
  )

  test('if the operator refuses a payment at a bank, the device deletes the payment’s record', async () => {
    const { payAtBank, page, open } = await openBank()
    page.network.plan(PISP, answers(422, { code: 424 }))
    expect(await payAtBank()).toMatchObject({ outcome: 'refused', code: '424' })
    expect(await open()).toEqual([])
  })

  test('paying at a bank while offline reports that the device is offline, and stores no record', async () => {
    const { payAtBank, page, open } = await openBank()
    page.network.isOnline = false
    expect(await payAtBank()).toMatchObject({ outcome: 'unreachable', code: 'offline' })
    expect(await open()).toEqual([])
  })

  test.each([
    ['lost after the operator handled the request', lostAfterwards],
    ['lost before the operator got the request', dropped],
    ['a 500', answers(500, {})],
    ['a 429', answers(429, {})],
    ['broken', answers(200, '<html>')],
  ])(
    'if the answer to a payment at a bank is %s, the customer sees that nothing was charged, and the next try reuses the idempotency key',
    async (_, respond) => {
      const { payAtBank, page, open, ledger, find } = await openBank()
      page.network.plan(PISP, respond)
      expect(await payAtBank()).toEqual({ outcome: 'unanswered', code: 'bankUnanswered' })
      expect([await open(), (await find()).outcome]).toEqual([[], 'nothing'])
      // The customer comes back from the list of banks to the review screen.
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

  test('if the answer of one bank’s payment was lost, a payment at another bank uses a new idempotency key', async () => {
    const { payAtBank, page } = await openBank()
    page.network.plan(PISP, lostAfterwards)
    await payAtBank()
    page.know({ 'pisp.organization': 'banco-sereno', 'pisp.authorizationServer': 'as-sereno' })
    expect((await payAtBank()).outcome).toBe('elsewhere')
    const keys = page.network.sent.filter(({ method, path }) => method === 'POST' && path.includes(PISP))
    expect(new Set(keys.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2)
  })

  test('if the same order is paid at a bank twice, the waiting page of the first payment opens', async () => {
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
        'order.method': 'Pelo seu banco',
        'order.type': 'pisp',
        'payment.inFlight': 'pisp',
      },
    })
    // If the customer agrees to pay twice, the app creates a second payment.
    const another = await payAtBankAnyway()
    expect(another.outcome).toBe('elsewhere')
    expect(another.gives?.['pisp.id']).not.toBe(first)
  })
})

test('if a Pix of R$ 20 and a bank payment of R$ 30 are open, paying R$ 20 again leads to the Pix', async () => {
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

test('if a charge with an unknown result and a bank payment are both open, the page shows the charge', async () => {
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

test('after a reload, the page waits for an open bank payment and does not send the customer to the bank again', async () => {
  const { payAtBank, page, find } = await openBank()
  await payAtBank()
  page.know({ 'pisp.isFresh': undefined })
  await find()
  expect((await page.run(arrive)).outcome).toBe('waiting')
})
