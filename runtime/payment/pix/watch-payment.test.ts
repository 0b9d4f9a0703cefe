import { describe, expect, test } from 'vitest'
import { openReview, STATUS } from '../../../tests/runtime/buying.ts'
import { answers, dropped, respond } from '../../../tests/runtime/network.ts'
import { ANA, openPlace } from '../../../tests/runtime/page.ts'
import { loadCode } from './load-code.ts'
import { checkPayment, watchPayment } from './watch-payment.ts'

/** Opens the Pix page with a code on screen that expires ten minutes later. */
async function openPixPage(aheadMs = 0) {
  const review = await openReview(openPlace({ aheadMs }))
  review.pix()
  await review.pay()
  const { page } = review
  await page.run(loadCode)
  const shownMs = page.clock.now()
  return {
    review,
    page,
    payAtBank: () => page.operator.control('POST', `/pix/${page.context.fact('pix.txid')}/pay`),
    times: () => page.network.to(STATUS).map(({ atMs }) => atMs - shownMs),
    watch: (signal?: AbortSignal) => page.run(watchPayment, signal),
    check: () => page.run(checkPayment),
  }
}

describe('watching for the payment', () => {
  test('the Pix page reads the status five times, 3 s apart, and an unpaid Pix is not an error', async () => {
    const { watch, times } = await openPixPage()
    expect(await watch()).toEqual({ outcome: 'waiting' })
    expect(times()).toEqual([3_000, 6_000, 9_000, 12_000, 15_000])
    expect(watchPayment.everyMs).toBe(5_000)
  })

  test('when a Pix is paid, the Pix page reports it as paid with the receipt number that the operator stores', async () => {
    const { review, page, payAtBank, watch, times } = await openPixPage()
    await payAtBank()
    const { outcome, gives } = await watch()
    const [charge] = await review.ledger()
    expect(outcome).toBe('paid')
    expect(gives).toMatchObject({ 'recharge.id': charge?.id, 'recharge.nsu': charge?.nsu, 'payment.inFlight': 'none' })
    expect(times()).toEqual([3_000])
    expect(await review.open()).toEqual([])
    expect(await page.attempts.isTaken({ id: 'x', nsu: charge?.nsu ?? null })).toBe(true)
  })

  test('the Pix page keeps reading the status after lost answers and errors, and waits as long as Retry-After demands', async () => {
    const { page, payAtBank, watch, times } = await openPixPage()
    await payAtBank()
    page.network.plan(STATUS, dropped)
    page.network.plan(STATUS, answers(500, {}))
    page.network.plan(STATUS, answers(429, {}, { 'Retry-After': '10' }))
    expect((await watch()).outcome).toBe('paid')
    expect(times()).toEqual([3_000, 6_000, 9_000, 19_000])
  })

  test('if a status read of a Pix gets status 422, the page sends no more reads in this round', async () => {
    const { page, watch, times } = await openPixPage()
    page.network.plan(STATUS, answers(422, {}))
    expect((await watch()).outcome).toBe('waiting')
    expect(times()).toEqual([3_000])
  })

  test('after the customer has left the Pix page, no further status reads are sent', async () => {
    const { page, times } = await openPixPage()
    const abort = new AbortController()
    const watching = watchPayment.run(page.context, abort.signal)
    await page.clock.advance(4_000)
    abort.abort()
    expect((await watching).outcome).toBe('waiting')
    await page.clock.advance(60_000)
    expect(times()).toEqual([3_000])
  })
})

describe('the expiry', () => {
  test.each([0, 3 * 3_600_000, -3 * 3_600_000])(
    'a Pix expires by the operator’s clock when the device’s clock is %d ms ahead',
    async aheadMs => {
      const { review, page, watch, times } = await openPixPage(aheadMs)
      await page.clock.advance(590_000)
      expect(await watch()).toMatchObject({ outcome: 'expired', gives: { 'payment.inFlight': 'none' } })
      expect(times()).toEqual([593_000, 596_000, 599_000])
      expect(await review.open()).toEqual([])
      expect(await review.ledger()).toEqual([])
    },
  )

  test.each([900_000, -900_000])(
    'a Pix expires by the operator’s clock even if the device’s clock jumps by %d ms meanwhile',
    async ms => {
      const { review, page, payAtBank, watch, check } = await openPixPage()
      page.clock.setAnew(ms)
      expect(await check()).toEqual({ outcome: 'waiting', code: 'pixWaiting' })
      page.clock.setAnew(ms)
      expect(await watch()).toEqual({ outcome: 'waiting' })
      expect(await review.open()).toHaveLength(1)
      await payAtBank()
      expect((await watch()).outcome).toBe('paid')
    },
  )

  test('a Pix that the customer paid just before it expired is shown as paid, even after it expired', async () => {
    const { page, payAtBank, watch } = await openPixPage()
    await page.clock.advance(590_000)
    await payAtBank()
    await page.clock.advance(60_000)
    expect((await watch()).outcome).toBe('paid')
  })

  test.each([
    ['lost', dropped],
    ['a 500', answers(500, {})],
    ['a 401', answers(401, {})],
  ])(
    'after a Pix expired, the page does not claim that it is unpaid while the operator’s answer is %s',
    async (_, respond) => {
      const { review, page, payAtBank, watch, check } = await openPixPage()
      await payAtBank()
      await page.clock.advance(700_000)
      page.network.plan(STATUS, respond, 6)
      expect((await watch()).outcome).toBe('waiting')
      expect((await check()).outcome).toBe('waiting')
      expect(await review.open()).toHaveLength(1)
      if (page.session.token() === undefined) await page.login(ANA)
      expect((await watch()).outcome).toBe('paid')
    },
  )

  test('a Pix is reported as expired only if its status was read after it expired', async () => {
    const { review, page, check } = await openPixPage()
    await page.clock.advance(597_000)
    page.network.plan(STATUS, async () => {
      await new Promise<void>(resolve => page.clock.after(1_000, resolve))
      return respond(404, {})
    })
    expect((await check()).outcome).toBe('waiting')
    expect(await review.open()).toHaveLength(1)
    expect((await check()).outcome).toBe('expired')
  })
})

describe('“Já paguei”', () => {
  test('the button “Já paguei” reads the status once, without a pause', async () => {
    const { payAtBank, check, times } = await openPixPage()
    expect((await check()).outcome).toBe('waiting')
    await payAtBank()
    expect((await check()).outcome).toBe('paid')
    expect(times()).toEqual([0, 0])
  })

  test('after “Já paguei”, if a Pix payment was not authorized, it is reported as expired', async () => {
    const { review, page, check } = await openPixPage()
    const nok = { status: 'NOK', nsu: null, date: '2026-11-27T15:00:00Z', code: 300 }
    page.network.plan(STATUS, answers(200, nok))
    expect((await check()).outcome).toBe('expired')
    expect(await review.open()).toEqual([])
  })

  test('if a Pix was charged but not delivered, “Já paguei” shows that the money will be returned', async () => {
    const { review, page, check } = await openPixPage()
    await page.clock.advance(700_000)
    page.network.plan(STATUS, answers(200, { status: 'NOK', nsu: null, date: '2026-11-27T15:00:00Z' }))
    expect(await check()).toMatchObject({ outcome: 'refunding', code: 'refunding' })
    expect(await review.open()).toEqual([])
  })
})
