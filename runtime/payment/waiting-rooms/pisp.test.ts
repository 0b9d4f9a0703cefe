import { describe, expect, test } from 'vitest'
import { saveCharge } from '../../../sandbox/charges/charges.ts'
import { answerOn, HELENA, openBank, otherBrowser, PISP_STATUS, REDIRECT } from '../../../tests/runtime/elsewhere.ts'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import { answers, dropped, neverAnswers } from '../../../tests/runtime/network.ts'
import { arrive, check, open, watch } from './pisp.ts'

const MINUTE_MS = 60_000
const NOK = { status: 'NOK', nsu: null, date: '2026-11-27T15:00:00Z' }

/** Opens the waiting page of a bank payment before the customer was sent to the bank. */
async function openRoom(bank?: string) {
  const opened = await openBank(bank)
  await opened.payAtBank()
  const { page } = opened
  const id = page.context.fact('pisp.id') ?? ''
  const startMs = page.clock.now()
  return {
    ...opened,
    id,
    arrive: () => page.run(arrive),
    openAgain: () => page.run(open),
    check: () => page.run(check),
    watch: (signal?: AbortSignal) => page.run(watch, signal),
    answer: (deed: 'pay' | 'refuse' | 'expire') => answerOn(page, id, deed),
    times: () =>
      page.network
        .to(PISP_STATUS)
        .filter(({ path }) => path.endsWith('/status'))
        .map(({ atMs }) => atMs - startMs),
    /** Simulates that the customer comes back from the bank. */
    comeBack: () => page.know({ 'pisp.isFresh': undefined }),
  }
}

describe('arriving in a bank’s waiting room', () => {
  test('the waiting page of a bank payment sends the customer to the bank only once', async () => {
    const { arrive, id, page } = await openRoom()
    expect(await arrive()).toEqual({
      outcome: 'leave',
      url: `/sandbox/elsewhere/${id}`,
      gives: { 'pisp.isFresh': undefined, 'pisp.gaveUp': undefined },
    })
    expect((await arrive()).outcome).toBe('waiting')
    expect(page.network.to(REDIRECT)).toHaveLength(1)
  })

  test.each([
    ['lost', dropped, 'unreachable'],
    ['a 404', answers(404, {}), 'elsewhereClosed'],
    ['a 500', answers(500, {}), 'elsewhereClosed'],
  ])(
    'if the answer with the bank’s address is %s, the customer stays on the waiting page and can try again',
    async (_, respond, code) => {
      const { arrive, openAgain, open, page } = await openRoom()
      page.network.plan(REDIRECT, respond)
      expect(await arrive()).toMatchObject({ outcome: 'failed', code })
      expect(await open()).toHaveLength(1)
      expect((await openAgain()).outcome).toBe('leave')
    },
  )

  test('if a customer comes back after paying at the bank, the receipt is shown at once', async () => {
    const { comeBack, arrive, answer, ledger, id, open, page } = await openRoom()
    comeBack()
    await answer('pay')
    // Before the answer arrives, the customer confirms another order. This receipt must not show that order's facts.
    page.know({ 'order.value': 9900, 'order.target': '11976543210', 'order.method': 'Visa final 4242' })
    const { outcome, gives } = await arrive()
    const [charge, ...others] = await ledger()
    expect(others).toEqual([])
    expect([outcome, gives]).toMatchObject([
      'paid',
      {
        'recharge.id': id,
        'recharge.nsu': charge?.nsu,
        'order.value': 2000,
        'order.target': HELENA,
        'order.method': 'Pelo seu banco',
        'payment.inFlight': 'none',
      },
    ])
    expect(await open()).toEqual([])
  })

  test('if the history cannot be read, the receipt of a bank payment still shows its own amount', async () => {
    const { comeBack, arrive, answer, page } = await openRoom()
    comeBack()
    await answer('pay')
    page.know({ 'order.value': 9900, 'order.target': '11976543210', 'order.method': 'Visa final 4242' })
    page.know({ 'recharge.target': '11976543210' })
    page.network.plan('/recharges', dropped)
    expect((await arrive()).outcome).toBe('paid')
    const [value, target, method] = (['order.value', 'order.target', 'order.method'] as const).map(page.context.fact)
    expect([value, target, method]).toEqual([2000, HELENA, 'Pelo seu banco'])
  })

  test.each(['refuse', 'expire'] as const)(
    'if a customer comes back from the bank after “%s”, the page shows that nothing was charged',
    async deed => {
      const { comeBack, arrive, answer, ledger, open } = await openRoom()
      comeBack()
      await answer(deed)
      const refused = { outcome: 'refused', code: '301', about: 'charge', gives: { 'payment.inFlight': 'none' } }
      expect(await arrive()).toMatchObject(refused)
      expect([await ledger(), await open()]).toEqual([[], []])
    },
  )

  test('if a recharge was charged but not delivered, a customer who comes back from the bank sees the refund', async () => {
    const { comeBack, arrive, page } = await openRoom()
    comeBack()
    page.network.plan(PISP_STATUS, answers(200, NOK))
    expect(await arrive()).toMatchObject({ outcome: 'refunding', code: 'refunding' })
  })

  test.each([
    ['NOK with code 299 as refunding', { ...NOK, code: 299 }, 'refunding'],
    ['NOK with code 308 as refused', { ...NOK, code: 308 }, 'refused'],
    ['NOK with code 309 as refunding', { ...NOK, code: 309 }, 'refunding'],
    ['AWAITING_AUTHORISATION as waiting', { ...NOK, status: 'AWAITING_AUTHORISATION' }, 'waiting'],
    ['OK without a receipt number as waiting', { ...NOK, status: 'OK' }, 'waiting'],
  ])('if a customer comes back from the bank, the page shows the status %s', async (_, body, outcome) => {
    const { comeBack, arrive, page } = await openRoom()
    comeBack()
    page.network.plan(PISP_STATUS, answers(200, body))
    expect((await arrive()).outcome).toBe(outcome)
  })

  test('if a customer does not confirm a payment at the bank within five minutes, it is shown as refused', async () => {
    const { arrive, page } = await openRoom()
    await arrive()
    await page.clock.advance(5 * MINUTE_MS - 1_000)
    expect((await arrive()).outcome).toBe('waiting')
    await page.clock.advance(1_000)
    expect(await arrive()).toMatchObject({ outcome: 'refused', code: '301' })
  })
})

describe('a bank’s waiting room in another browser', () => {
  test('if the bank returns the customer to another browser, this browser shows the order, and later the receipt', async () => {
    const { id, page, answer } = await openRoom()
    const other = await otherBrowser(page)
    other.know({ 'pisp.id': id })
    expect(await other.run(arrive)).toMatchObject({
      outcome: 'waiting',
      gives: { 'order.value': 2000, 'order.target': HELENA, 'payment.inFlight': 'pisp' },
    })
    expect(await other.attempts.open(HELENA)).toMatchObject([{ rechargeId: id, kind: 'pisp', amountCents: 2000 }])
    await answer('pay')
    expect((await other.run(arrive)).outcome).toBe('paid')
    expect(await other.attempts.open(HELENA)).toEqual([])
  })

  test.each(['nobodys', 'r-1'])(
    'if the address of a waiting page contains an unknown payment id (%s), another page opens',
    async id => {
      const { page } = await openRoom()
      page.know({ 'pisp.id': id, 'pisp.isFresh': undefined })
      expect(await page.run(arrive)).toEqual({
        outcome: 'unknown',
        gives: { 'pisp.id': undefined, 'pisp.isFresh': undefined, 'pisp.gaveUp': undefined },
      })
    },
  )

  test('if the bank returns the customer to another browser and the history cannot be read, the waiting page stays open', async () => {
    const { id, page } = await openRoom()
    const other = await otherBrowser(page)
    other.know({ 'pisp.id': id })
    other.network.plan(`customers/${HELENA}/recharges`, dropped)
    expect((await other.run(arrive)).outcome).toBe('waiting')
  })
})

describe('the status reads of a bank’s waiting room', () => {
  test('the waiting page of a bank payment reads the status six times, five seconds apart, and then shows the payment as processing', async () => {
    const { watch, times, open } = await openRoom()
    expect(await watch()).toEqual({ outcome: 'processing', gives: { 'pisp.gaveUp': true } })
    expect(times()).toEqual([5_000, 10_000, 15_000, 20_000, 25_000, 30_000])
    expect(await open()).toHaveLength(1)
  })

  test('the status read at the return from the bank is the first of six; when the customer checks again, six more follow', async () => {
    const { comeBack, arrive, watch, times, page } = await openRoom()
    comeBack()
    await arrive()
    await watch()
    expect(times()).toEqual([0, 5_000, 10_000, 15_000, 20_000, 25_000])
    await page.clock.advance(MINUTE_MS)
    await watch()
    expect(times().slice(6)).toEqual([90_000, 95_000, 100_000, 105_000, 110_000, 115_000])
  })

  test('if the bank’s address could not be read, the waiting page still reads the status six times', async () => {
    const { arrive, watch, times, page } = await openRoom()
    page.network.plan(REDIRECT, dropped)
    await arrive()
    await watch()
    expect(times()).toEqual([5_000, 10_000, 15_000, 20_000, 25_000, 30_000])
  })

  test.each([
    ['banco-ligeiro', 'paid', [5_000]],
    ['banco-severo', 'refused', [5_000]],
    ['banco-sereno', 'paid', [5_000, 10_000, 15_000]],
  ])('a payment at the test bank %s ends as %s', async (bank, outcome, asked) => {
    const { watch, times, ledger, openAgain } = await openRoom(bank)
    await openAgain()
    expect((await watch()).outcome).toBe(outcome)
    expect(times()).toEqual(asked)
    expect(await ledger()).toHaveLength(outcome === 'paid' ? 1 : 0)
  })

  test('the waiting page reads the status only after the last answer, and continues after lost answers and errors', async () => {
    const { watch, times, page, answer } = await openRoom()
    await answer('pay')
    page.network.plan(PISP_STATUS, answers(500, {}))
    page.network.plan(PISP_STATUS, answers(429, {}, { 'Retry-After': '12' }))
    page.network.plan(PISP_STATUS, async pass => {
      await new Promise<void>(resolve => page.clock.after(4_000, resolve))
      return answers(404, {})(pass)
    })
    expect((await watch()).outcome).toBe('paid')
    expect(times()).toEqual([5_000, 10_000, 22_000, 31_000])
  })

  test('while the page is hidden, the waiting page of a bank payment does not read the status', async () => {
    const { page, times } = await openRoom()
    page.look.isHidden = true
    const watching = watch.run(page.context, new AbortController().signal)
    await page.clock.advance(MINUTE_MS)
    expect(times()).toEqual([])
    page.look.show()
    await settle()
    expect(times()).toEqual([MINUTE_MS])
    await page.clock.finish(watching)
  })

  test('if the customer leaves the waiting page during a status read, the device still has the payment’s record', async () => {
    const { page, open, answer, times } = await openRoom()
    await answer('pay')
    page.network.plan(PISP_STATUS, neverAnswers)
    const abort = new AbortController()
    const watching = watch.run(page.context, abort.signal)
    await page.clock.advance(6_000)
    abort.abort()
    expect((await watching).outcome).toBe('processing')
    expect([times(), await open()]).toMatchObject([[5_000], [{ kind: 'pisp' }]])
  })

  test('after the waiting page has shown the result, it sends no further status reads', async () => {
    const { watch, check, answer, times } = await openRoom()
    await answer('refuse')
    expect((await check()).outcome).toBe('refused')
    expect(await watch()).toEqual({ outcome: 'processing' })
    expect(times()).toEqual([0])
  })
})

describe('“Verificar de novo” in a bank’s waiting room', () => {
  test('the button “Verificar de novo” reads the status of a bank payment once, without a pause', async () => {
    const { check, answer, times } = await openRoom()
    expect(await check()).toEqual({ outcome: 'waiting', code: 'elsewhereWaiting' })
    await answer('pay')
    expect((await check()).outcome).toBe('paid')
    expect(times()).toEqual([0, 0])
  })

  test('after “Verificar de novo”, the customer sees a message if the operator cannot be reached', async () => {
    const { check, page } = await openRoom()
    page.network.plan(PISP_STATUS, dropped)
    expect(await check()).toEqual({ outcome: 'waiting', code: 'unreachable' })
  })

  test('after “Verificar de novo”, the customer sees the refund if the payment was charged but not delivered', async () => {
    const { check, page, answer, id } = await openRoom()
    await answer('pay')
    const { world } = page.operator
    const charge = world.store.get('charge', `${page.context.fact('session.customerId')}/${id}`)
    if (charge !== undefined) saveCharge(world, { ...charge, status: 'NOK', nsu: null })
    expect(await check()).toMatchObject({ outcome: 'refunding', code: 'refunding' })
  })
})
