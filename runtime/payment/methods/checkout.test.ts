import { describe, expect, test } from 'vitest'
import { openReview } from '../../../tests/runtime/buying.ts'
import { answerOn, CHECKOUT, HELENA, otherBrowser } from '../../../tests/runtime/elsewhere.ts'
import { answers, dropped, lostAfterwards } from '../../../tests/runtime/network.ts'
import { openPlace } from '../../../tests/runtime/page.ts'
import { waysToPay } from '../reads.ts'
import { arrive, check, open, watch } from '../waiting-rooms/checkout.ts'

const CREATE = '/recharges/async'
const STATUS = '/uuid/'

async function openCheckout() {
  const review = await openReview(openPlace(), HELENA)
  const { page } = review
  page.know({ 'payment.type': 'mercado_pago' })
  const startMs = page.clock.now()
  return {
    ...review,
    id: () => page.context.fact('checkout.id') ?? '',
    comeBack: () => page.know({ 'checkout.isFresh': undefined }),
    times: () => page.network.to(STATUS).map(({ atMs }) => atMs - startMs),
  }
}

describe('a smart checkout', () => {
  test('choosing Mercado Pago creates a checkout without a card, and charges nothing yet', async () => {
    const { pay, page, open, ledger } = await openCheckout()
    const { outcome, gives } = await pay()
    expect([outcome, gives]).toMatchObject([
      'elsewhere',
      { 'payment.inFlight': 'checkout', 'checkout.isFresh': true, 'order.method': 'Mercado Pago' },
    ])
    const [sent] = page.network.to(`POST /operator/b/customers`).filter(({ path }) => path.endsWith(CREATE))
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      msisdnRecebedor: HELENA,
      rechargeValueId: 2000,
      paymentType: 'mercado_pago',
      ip: '203.0.113.7',
      country: 'BR',
    })
    expect(await open()).toMatchObject([{ kind: 'mercado_pago', phase: 'created', rechargeId: gives?.['checkout.id'] }])
    expect(await ledger()).toEqual([])
  })

  test('a new checkout opens its payment page once by itself; after that, only a tap on the button opens it', async () => {
    const { pay, page, id } = await openCheckout()
    await pay()
    const url = `/sandbox/elsewhere/${id()}`
    expect(await page.run(arrive)).toMatchObject({ outcome: 'leave', url })
    expect((await page.run(arrive)).outcome).toBe('waiting')
    expect(await page.run(open)).toMatchObject({ outcome: 'leave', url })
  })

  test('if the address of the checkout’s page cannot be read, the customer sees an error and can try again', async () => {
    const { pay, page } = await openCheckout()
    await pay()
    page.network.plan(CHECKOUT, dropped)
    expect(await page.run(arrive)).toMatchObject({ outcome: 'failed', code: 'unreachable' })
    page.network.plan(CHECKOUT, answers(404, {}))
    expect(await page.run(open)).toMatchObject({ outcome: 'failed', code: 'elsewhereClosed' })
  })

  test('a paid checkout is shown as paid at once, with the receipt number that the operator stores', async () => {
    const { pay, page, id, comeBack, ledger } = await openCheckout()
    await pay()
    comeBack()
    await answerOn(page, id(), 'pay')
    const { outcome, gives } = await page.run(arrive)
    const charges = await ledger()
    expect([outcome, gives?.['recharge.nsu']]).toEqual(['paid', charges[0]?.nsu])
    expect(charges).toHaveLength(1)
  })

  test('if a checkout is refused with code 301, nothing is charged', async () => {
    const { pay, page, id, ledger, open } = await openCheckout()
    await pay()
    await answerOn(page, id(), 'refuse')
    expect(await page.run(check)).toMatchObject({ outcome: 'refused', code: '301' })
    expect([await ledger(), await open()]).toEqual([[], []])
  })

  test('the app reads the status of a checkout five times, three seconds apart, and then shows the payment as processing', async () => {
    const { pay, page, times, open } = await openCheckout()
    await pay()
    expect(await page.run(watch)).toEqual({ outcome: 'processing', gives: { 'checkout.gaveUp': true } })
    expect(times()).toEqual([3_000, 6_000, 9_000, 12_000, 15_000])
    expect(await open()).toHaveLength(1)
  })

  test('if the answer to creating a checkout was lost, nothing is charged and the next tap opens the same checkout', async () => {
    const { pay, page, find, id, open } = await openCheckout()
    page.network.plan(CREATE, lostAfterwards)
    expect(await pay()).toMatchObject({ outcome: 'unreachable', code: 'checkoutUnanswered' })
    expect([await open(), (await find()).outcome]).toEqual([[], 'nothing'])
    expect((await pay()).outcome).toBe('elsewhere')
    await answerOn(page, id(), 'pay')
    expect((await find()).outcome).toBe('paid')
    expect(new Set(page.network.to(CREATE).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
  })

  test('if the same order is paid again, the first checkout opens and no second checkout is created', async () => {
    const { pay, page, id } = await openCheckout()
    await pay()
    const first = id()
    page.attempts.review()
    expect(await pay()).toMatchObject({ outcome: 'alreadyOpen', gives: { 'checkout.id': first } })
  })

  test('if a customer returns from the checkout in another browser, the open payment is shown', async () => {
    const { pay, page, id } = await openCheckout()
    await pay()
    const other = await otherBrowser(page)
    other.know({ 'checkout.id': id() })
    expect(await other.run(arrive)).toMatchObject({ outcome: 'waiting', gives: { 'order.value': 2000 } })
  })
})

describe('whether the smart checkout is offered', () => {
  const toggles = (checkout: boolean) => ({
    lightBlue: false,
    smartCheckout: { checkout, sdkCheckout: false, sdkEnv: '' },
    campaignsAvaliable: false,
  })

  test.each([
    ['it is switched on', answers(200, toggles(true)), true],
    ['it is switched off', answers(200, toggles(false)), false],
    ['the switch cannot be read', answers(500, {}), false],
    ['the operator does not send the switch', answers(200, {}), false],
  ])(
    'the payment list offers Mercado Pago only if the operator has switched it on: %s',
    async (_, respond, expected) => {
      const { page } = await openCheckout()
      page.network.plan('/feature_toggles', respond, 4)
      const answer = await page.clock.finish(waysToPay.ask(page.context))
      const types = answer.kind === 'ok' ? answer.data.types : []
      expect(types).toContain('pisp')
      expect(types.includes('mercado_pago')).toBe(expected)
    },
  )

  test('the payment list does not offer Mercado Pago if the operator does not list it', async () => {
    const { page } = await openCheckout()
    page.network.plan('/payment_methods/', answers(200, { payment_methods: ['pix'] }))
    const answer = await page.clock.finish(waysToPay.ask(page.context))
    expect(answer).toMatchObject({ kind: 'ok', data: { types: ['pix'] } })
    expect(page.network.to('/feature_toggles')).toEqual([])
  })
})
