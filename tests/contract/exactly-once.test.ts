import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { find } from '../../runtime/payment/find/find.ts'
import { pay } from '../../runtime/payment/pay.ts'
import { HELENA } from '../runtime/issuer.ts'
import { dropped } from '../runtime/network.ts'
import type { Page } from '../runtime/page.ts'
import { agree, openTap, type Tap, tapAnew } from './tap.ts'
import { waysToPay } from './ways-to-pay.ts'

/**
 * The faults of a charge: its answer is lost, the request never reaches the operator (`html-200`), or the request
 * arrives twice.
 */
const faults = [
  'drop-after-commit',
  'half-body',
  'status-after-commit',
  'delay-after-commit',
  'html-200',
  'twice',
] as const

const lossy = faults.filter(fault => fault !== 'twice')
/**
 * Faults after which the app has to find out by itself whether the charge was made. `status-after-commit 401` also ends
 * the session during the charge, so the page that searches for the charge has a new session.
 */
const foundAfter = [...faults, 'status-after-commit 401']
const SETTLE_MS = 10_000

const table = new Map<string, string[]>()
const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Returns the outcome of a charge with this payment method if the operator's answer arrives. */
function answered(way: string): string {
  if (way === 'Pix') return 'pixCreated'
  return way === 'pisp' || way === 'mercado_pago' ? 'elsewhere' : 'paid'
}

/**
 * The outcome after the answer to an order was lost, for payments that the customer makes later, such as a Pix. The
 * customer cannot have paid, because no page has shown the order.
 */
const lostLater: { readonly [way: string]: string | undefined } = {
  Pix: 'unreachable (pixUnanswered)',
  pisp: 'unanswered (bankUnanswered)',
  mercado_pago: 'unreachable (checkoutUnanswered)',
}
const lost = (way: string) => lostLater[way] ?? 'processing'

/** Opens a review screen with its own operator, which the test closes at its end. */
async function open(...[way, fault, times]: Parameters<typeof openTap>) {
  const opened = await openTap(way, fault, times)
  closing.push(opened.close)
  return opened
}

describe.each(Object.entries(waysToPay))('paying by %s', (name, way) => {
  const isPaidLater = way.agree !== undefined

  test.each(faults)('after the fault %s, a second tap does not charge again', async fault => {
    const opened = await open(way, fault, 1)
    const first = await opened.tap()
    expect(first).toBe(fault === 'twice' ? answered(name) : lost(name))
    if (fault !== 'twice') {
      expect(await opened.tap()).toBe(isPaidLater ? answered(name) : 'alreadyOpen')
      if (!isPaidLater) await sendAgain(opened, fault !== 'html-200')
      expect([opened.sent(), opened.keys().size]).toEqual([2, 1])
    }
    if (isPaidLater) {
      expect(await opened.ledger()).toEqual([])
      await agree(way, opened.page)
      expect((await opened.find()).outcome).toBe('paid')
    }
    const [charge, ...others] = await opened.ledger()
    expect(others).toEqual([])
    expect(charge).toMatchObject({ status: 'OK', valueCents: 2000, key: [...opened.keys()][0] })
    expect(opened.page.context.fact('recharge.nsu')).toBe(charge?.nsu)
    expect(await opened.open()).toEqual([])
  })

  test.each(['drop-after-commit', 'delay'])(
    'with the fault %s, only one of two simultaneous taps sends a charge',
    async fault => {
      const opened = await open(way, fault, 2)
      expect(await Promise.all([opened.tap(), opened.tap()])).toEqual([lost(name), lost(name)])
      expect([opened.sent(), opened.keys().size]).toEqual([1, 1])
      // With `delay`, the operator makes the charge only after the page has stopped waiting for the answer.
      await opened.page.clock.advance(SETTLE_MS)
      expect(await opened.ledger()).toHaveLength(isPaidLater ? 0 : 1)
    },
  )

  // If an order is paid later and no page has shown it, the app does not search for it. The customer orders again
  // instead.
  if (!isPaidLater)
    test.each(lossy)(
      'after the fault %s, the page that sent the charge searches for the charge, and does not send it again',
      async fault => {
        const opened = await open(way, fault, 1)
        await opened.tap()
        await opened.page.clock.advance(SETTLE_MS)
        const hasArrived = fault !== 'html-200'
        expect((await opened.verify()).outcome).toBe(hasArrived ? 'paid' : 'processing')
        expect([opened.sent(), (await opened.ledger()).length]).toEqual([1, hasArrived ? 1 : 0])
        expect(await opened.open()).toHaveLength(hasArrived ? 0 : 1)
      },
    )

  test.each(foundAfter)('after the fault %s, another page finds the charge', async fault => {
    const isAnswered = fault === 'twice'
    const isUnseen = isPaidLater && !isAnswered
    const hasArrived = fault !== 'html-200'
    const opened = await open(way, fault, 2)
    const seen = await opened.tap()
    expect(seen).toBe(isAnswered ? answered(name) : lost(name))
    if (!isAnswered)
      expect([await opened.tap(), opened.sent(), opened.keys().size]).toEqual(
        isPaidLater ? [lost(name), 2, 1] : ['alreadyOpen', 1, 1],
      )

    const page = await opened.reload()
    const isOpen = !isUnseen && !(isAnswered && !isPaidLater)
    if (isOpen) {
      expect(await tapAnew(opened, way, page), 'the same order').toEqual(['alreadyOpen', false])
      page.know({ 'payment.type': name === 'mercado_pago' ? 'pix' : 'mercado_pago' })
      expect((await page.run(pay)).outcome, 'the same order by another way').toBe('alreadyOpen')
    }

    const steps = [seen, await found(page)]
    if (isPaidLater && isOpen && hasArrived) {
      expect(page.context.fact('payment.inFlight')).toBe({ Pix: 'pix', pisp: 'pisp' }[name] ?? 'checkout')
      expect(await opened.ledger()).toEqual([])
      await agree(way, page)
      steps.push(await found(page))
    }
    if (isUnseen) {
      expect(await tapAnew(opened, way, page)).toEqual([answered(name), true])
      await agree(way, page)
      steps.push('paid anew', await found(page))
    }

    const ledger = await opened.ledger()
    expect(ledger).toHaveLength(hasArrived || isUnseen ? 1 : 0)
    // If a charge never arrived, it took no money. The app cannot know this, so it keeps searching.
    if (ledger.length === 0)
      expect([steps.at(-1), page.context.fact('payment.inFlight')]).toEqual(['still looked for', 'charge'])
    const told = isOpen || isUnseen ? page : opened.page
    expect(told.context.fact('recharge.nsu')).toBe(ledger[0]?.nsu)
    expect(await page.attempts.open(HELENA)).toHaveLength(1 - ledger.length)
    note(name, `${steps.join(' → ').replace(lost(name), isUnseen ? 'unanswered' : lost(name))} ×${ledger.length}`)
  })
})

/**
 * Sends a charge with an unknown result again on purpose. If the charge has arrived, the history is made unreadable
 * first. Otherwise the app would find the charge in the history and send nothing.
 */
async function sendAgain({ page, find, sendAgain }: Tap, hasArrived: boolean): Promise<void> {
  if (hasArrived) page.network.plan('/recharges', dropped)
  await find()
  expect(page.context.fact('payment.mayResend')).toBe(true)
  expect(await sendAgain()).toMatchObject({ outcome: 'paid' })
}

/** Returns the result of the search for a charge: a receipt, a Pix code, a page that waits for a bank, or unknown. */
async function found(page: Page): Promise<string> {
  const { outcome } = await page.run(find)
  if (outcome === 'nothing') return 'nothing open'
  if (outcome !== 'processing') return outcome
  return page.context.fact('payment.inFlight') === 'charge' ? 'still looked for' : 'waiting room'
}

function note(name: string, cell: string): void {
  table.set(name, [...(table.get(name) ?? []), cell])
}

afterAll(() => {
  const rows: (readonly string[])[] = [['', ...foundAfter], ...[...table].map(([name, cells]) => [name, ...cells])]
  const widths = ['', ...foundAfter].map((_, at) => Math.max(...rows.map(cells => cells[at]?.length ?? 0)))
  console.log(rows.map(cells => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n'))
})
