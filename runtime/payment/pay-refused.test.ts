import { describe, expect, test } from 'vitest'
import { CREDIT, openReview } from '../../tests/runtime/buying.ts'
import { answers, dropped, resentByBrowser } from '../../tests/runtime/network.ts'
import { ANA, openPlace } from '../../tests/runtime/page.ts'
import { find } from './find/find.ts'

const CALL = 'POST /customers/{id}/recharges/async'
const HISTORY = 'GET /operator/b/customers'
const SETTLE_MS = 10_000

/** Opens the review screen as Ana, with R$ 20 and a saved card whose charges succeed at once. */
async function openPaying(more: { readonly omitsKey?: boolean } = {}) {
  const review = await openReview({ ...openPlace(), ...more })
  review.savedCard(1, false)
  const fault = (name: string, plan: object = {}) => review.page.operator.fault(CALL, name, plan)
  return { ...review, fault }
}

type Paying = Awaited<ReturnType<typeof openPaying>>
const settle = ({ page }: Paying) => page.clock.advance(SETTLE_MS)

describe('a browser that sends a charge twice, with the second copy refused', () => {
  test.each([
    [429, 1003],
    [422, 424],
    [403, 215],
    [422, 300],
    [422, 77_777],
    [422, 435],
    [408, 424],
    [425, 424],
    [401, 1001],
  ])(
    'if the browser sends a charge twice and the second copy is refused with %d and code %d, the app finds the receipt and never shows "not charged"',
    async (status, code) => {
      const review = await openPaying()
      await review.fault('drop-after-commit')
      await review.fault('status', { status, code })
      review.page.network.plan(CREDIT, resentByBrowser)
      const answer = await review.pay()
      expect(answer).not.toHaveProperty('uncharged')
      await settle(review)
      const shown = answer.outcome === 'paid' ? review.page : await review.reload()
      if (answer.outcome !== 'paid') await shown.run(find)
      expect(await review.ledger()).toMatchObject([{ status: 'OK', nsu: shown.context.fact('recharge.nsu') }])
    },
  )

  test('without idempotency keys, if a charge’s second copy is refused (code 435), the page shows “processing” until the receipt', async () => {
    const review = await openPaying({ omitsKey: true })
    await review.fault('drop-after-commit')
    review.page.network.plan(CREDIT, resentByBrowser)
    expect((await review.pay()).outcome).toBe('processing')
    await settle(review)
    expect((await review.find()).outcome).toBe('paid')
    expect(await review.ledger()).toHaveLength(1)
  })

  test('if the browser sent a charge twice, the second was refused and the history cannot be read, the app does not say that nothing was charged', async () => {
    const review = await openPaying()
    await review.fault('drop-after-commit')
    await review.fault('status', { status: 422, code: 424 })
    review.page.network.plan(CREDIT, resentByBrowser)
    review.page.network.plan(HISTORY, dropped)
    const answer = await review.pay()
    expect(answer).toEqual({ outcome: 'refused', code: '424', gives: { 'payment.inFlight': 'charge' } })
    expect(await review.open()).toMatchObject([{ phase: 'sent', refusedWith: 424 }])
    await settle(review)
    expect((await review.find()).outcome).toBe('paid')
  })
})

describe('a charge that the operator refuses', () => {
  test.each([424, 435])(
    'if a charge is refused with code %d, it is shown as not charged, even if another device just paid the same amount',
    async code => {
      const review = await openPaying()
      const other = await openReview({ ...review.page, device: openPlace().device }, ANA, 'other')
      other.savedCard(1, false)
      expect((await other.pay()).outcome).toBe('paid')
      await review.page.clock.advance(30_000)
      await review.fault('status', { status: 422, code })
      expect(await review.pay()).toMatchObject({ outcome: 'refused', code: String(code), uncharged: true })
      expect(await review.open()).toEqual([])
    },
  )

  test.each([[424], [77_777], [207], [246], [500], [600], [0]])(
    'if a charge is refused with status 422 and code %d, it is shown at once as not charged',
    async code => {
      const review = await openPaying()
      await review.fault('status', { status: 422, code })
      expect(await review.pay()).toEqual({
        outcome: 'refused',
        code: code === 0 ? 'rechargeFailed' : String(code),
        uncharged: true,
        gives: { 'payment.inFlight': 'none' },
      })
      expect([await review.ledger(), await review.open()]).toEqual([[], []])
    },
  )

  test.each([424, 77_777])(
    'if a charge without an idempotency key is refused with code %d, the error appears at once, without “Nada foi cobrado”',
    async code => {
      const review = await openPaying({ omitsKey: true })
      await review.fault('status', { status: 422, code })
      const refused = { outcome: 'refused', code: String(code) }
      expect(await review.pay()).toEqual({ ...refused, gives: { 'payment.inFlight': 'charge' } })
      expect((await review.pay()).outcome, 'a second tap sends no second charge').toBe('alreadyOpen')
      expect(review.page.network.to(CREDIT)).toHaveLength(1)
    },
  )

  test('if the history lists a similar recharge of unknown payment type, the app does not say that a refused charge cost nothing', async () => {
    const review = await openPaying()
    await review.fault('status', { status: 422, code: 424 })
    const date = new Date(review.page.clock.now()).toISOString()
    const line = { id: 'r', nsu: 'n', date, recipient: ANA, valueCents: 2000, paymentType: 'boleto', status: 'OK' }
    review.page.network.plan(HISTORY, answers(200, { recharges: [line] }))
    const refused = { outcome: 'refused', code: '424' }
    expect(await review.pay()).toEqual({ ...refused, gives: { 'payment.inFlight': 'charge' } })
    expect(await review.open()).toMatchObject([{ phase: 'sent' }])
  })

  test('if an earlier charge of the same order has an unknown result, a refusal as a duplicate (435) is shown as processing', async () => {
    const review = await openPaying()
    review.page.network.plan(CREDIT, dropped)
    await review.pay()
    review.page.attempts.review()
    await review.fault('status', { status: 422, code: 435 })
    expect((await review.payAnyway()).outcome).toBe('processing')
  })

  test.each([
    ['a code that is a text', 422, { code: '424' }],
    ['a code with a fraction', 422, { code: 424.5 }],
    ['a list', 422, [424]],
    ['no code', 422, {}],
    ['no JSON', 422, '<html>'],
    ['the code for a key of another request', 422, { code: 1422 }],
    ['too many requests', 429, { code: 424 }],
    ['a server error', 500, { code: 77_777 }],
    ['an invalid session', 403, { code: 1002 }],
  ])('if the answer to a charge is %s (status %d), the charge is shown as processing', async (_, status, body) => {
    const review = await openPaying()
    review.page.network.plan(CREDIT, answers(status, body))
    expect((await review.pay()).outcome).toBe('processing')
    expect(await review.open()).toHaveLength(1)
  })

  test.each([{ message: 5 }, { message: null, msisdn: 7 }])(
    'a refused charge shows its code even if the answer also contains %o',
    async more => {
      const review = await openPaying()
      review.page.network.plan(CREDIT, answers(422, { code: 424, ...more }))
      expect(await review.pay()).toMatchObject({ outcome: 'refused', code: '424' })
    },
  )
})

describe('"Verificar agora"', () => {
  test.each([
    ['a server error with a code', { status: 500, code: 77_777 }],
    ['a failure', { status: 500 }],
    ['too many requests', { status: 429 }],
  ])('after %s, the button "Verificar agora" only reads data and sends no charge', async (_, plan) => {
    const review = await openPaying()
    await review.fault('status', plan)
    expect((await review.pay()).outcome).toBe('processing')
    expect((await review.verify()).outcome).toBe('processing')
    expect([review.page.network.to(CREDIT).length, await review.ledger()]).toEqual([1, []])
  })
})

describe('sending the same charge again', () => {
  const openUnknown = async (more: { readonly omitsKey?: boolean } = {}, fault = 'status') => {
    const review = await openPaying(more)
    await review.fault(fault)
    await review.pay()
    await review.find()
    return review
  }
  const isOffered = ({ page }: Awaited<ReturnType<typeof openUnknown>>) => page.context.fact('payment.mayResend')

  test.each(['status', 'drop-after-commit', 'half-body', 'drop-before'])(
    'after the fault %s, the customer can send the charge again: it uses the same idempotency key and charges once',
    async fault => {
      const review = await openPaying()
      await review.fault(fault)
      await review.pay()
      review.page.network.plan(HISTORY, dropped)
      await review.find()
      expect(isOffered(review)).toBe(true)
      expect((await review.sendAgain()).outcome).toBe('paid')
      expect(await review.ledger()).toMatchObject([{ status: 'OK', valueCents: 2000 }])
      const keys = review.page.network.to(CREDIT).map(({ headers }) => headers['Idempotency-Key'])
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    },
  )

  test('if the app sends no idempotency keys, the customer cannot send a charge again', async () => {
    const review = await openUnknown({ omitsKey: true })
    expect(isOffered(review)).toBe(false)
    expect((await review.sendAgain()).outcome).toBe('processing')
    expect(review.page.network.to(CREDIT)).toHaveLength(1)
  })

  test('only the page that sent a charge offers to send it again', async () => {
    const review = await openUnknown()
    const page = await review.reload()
    await page.run(find)
    expect(page.context.fact('payment.mayResend')).toBe(false)
  })

  test('if the operator may have forgotten a charge’s idempotency key, the charge is not sent again', async () => {
    const review = await openUnknown()
    await review.page.clock.advance(24 * 3_600_000)
    expect((await review.sendAgain()).outcome).toBe('processing')
    expect(review.page.network.to(CREDIT)).toHaveLength(1)
  })

  test('if a charge is sent again and then refused, it is shown as not charged', async () => {
    const review = await openUnknown()
    await review.fault('status', { status: 422, code: 424 })
    expect(await review.sendAgain()).toMatchObject({ outcome: 'refused', code: '424', uncharged: true })
    expect(await review.open()).toEqual([])
  })

  test('a second tap on "Pagar" sends no second charge and shows the open charge', async () => {
    const review = await openUnknown()
    expect((await review.pay()).outcome).toBe('alreadyOpen')
    expect(review.page.network.to(CREDIT)).toHaveLength(1)
  })
})
