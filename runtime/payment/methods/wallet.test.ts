import { describe, expect, test } from 'vitest'
import { present } from '../../../sandbox/testing/operator.ts'
import { CREDIT, openReview } from '../../../tests/runtime/buying.ts'
import { answers, dropped, lostAfterwards } from '../../../tests/runtime/network.ts'
import type { SheetEnd, WalletPort } from '../../service/service.ts'

const HELENA = '85992221155'
type Type = 'googlepay' | 'applepay'

/**
 * Opens the review screen with a chosen wallet. The wallet's payment sheet returns `sheet`: a token, `left` or
 * `failed`.
 */
async function openWallet(sheet: string, type: Type = 'googlepay') {
  const review = await openReview(undefined, HELENA)
  const { page } = review
  const asked: { amountCents: number; sentBefore: number }[] = []
  const ends: SheetEnd[] = []
  const wallet: WalletPort = {
    isOffered: async () => true,
    async pay(amountCents) {
      asked.push({ amountCents, sentBefore: page.network.sent.length })
      return sheet === 'left' || sheet === 'failed' ? sheet : { token: sheet, close: end => void ends.push(end) }
    },
  }
  page.wallets[type] = wallet
  page.know({ 'payment.type': type, 'payment.cardName': 'Google Pay', 'payment.card': undefined })
  return { ...review, asked, ends, token: () => page.context.vault.read('payment.walletToken') || undefined }
}

describe('a wallet', () => {
  test.each(['googlepay', 'applepay'] as const)(
    'paying with the wallet %s sends the wallet’s token instead of a card’s token',
    async type => {
      const { page, pay, ledger, ends, asked } = await openWallet('wallet-approved', type)
      expect(await pay()).toMatchObject({ outcome: 'paid', gives: { 'order.method': 'Google Pay' } })
      expect(await ledger()).toMatchObject([{ valueCents: 2000, status: 'OK' }])
      const sent: unknown = JSON.parse(present(page.network.to(CREDIT)[0]).body)
      expect(sent).toMatchObject({ card: { token: 'wallet-approved' }, paymentType: type, rechargeValueId: 2000 })
      expect([asked.map(({ amountCents }) => amountCents), ends]).toEqual([[2000], ['paid']])
    },
  )

  test('a wallet opens its payment sheet before any request, because the browser allows it only soon after the tap', async () => {
    const { pay, asked } = await openWallet('wallet-approved')
    await pay()
    expect(asked[0]?.sentBefore).toBe(0)
  })

  test('if a customer closes the wallet’s payment sheet, nothing is charged, and the page shows this', async () => {
    const { page, pay, open } = await openWallet('left')
    expect(await pay()).toEqual({ outcome: 'left', code: 'walletLeft' })
    expect([page.network.sent, await open()]).toEqual([[], []])
  })

  test.each(['failed', 'is not configured'])(
    'if a wallet %s, the app sends no payment and shows an error',
    async how => {
      const { page, pay, open } = await openWallet('failed')
      if (how === 'is not configured') delete page.wallets.googlepay
      expect(await pay()).toEqual({ outcome: 'refused', code: 'rechargeFailed' })
      expect([page.network.sent, await open()]).toEqual([[], []])
    },
  )

  test('if a wallet’s card is refused, the customer sees the refusal, and the next tap opens the wallet’s sheet again', async () => {
    const { pay, asked, ends, token, ledger } = await openWallet('wallet-refused')
    expect(await pay()).toMatchObject({ outcome: 'refused', code: '300' })
    await pay()
    expect([asked.length, ends, token(), await ledger()]).toEqual([2, ['refused', 'refused'], undefined, []])
  })
})

test('if a customer logs out while the wallet’s payment sheet is open, nothing is charged', async () => {
  const { page, pay, open, ends } = await openWallet('wallet-approved')
  const { pay: show } = present(page.wallets.googlepay)
  page.wallets.googlepay = {
    isOffered: async () => true,
    pay: async (...asked) => {
      page.know({ 'session.customerId': undefined })
      return show(...asked)
    },
  }
  expect((await pay()).outcome).toBe('unreachable')
  expect([page.network.sent, await open(), ends]).toEqual([[], [], ['refused']])
})

describe('the token of a wallet', () => {
  test('a wallet’s token is sent only with the charge, and is not stored', async () => {
    const { page, pay } = await openWallet('wallet-approved')
    await pay()
    const elsewhere = page.network.sent.filter(({ path }) => !path.includes(CREDIT))
    expect(JSON.stringify([elsewhere, page.facts.all(), [...page.device.values]])).not.toContain('wallet-approved')
    expect(page.network.to(CREDIT)[0]?.path).not.toContain('wallet')
  })

  test.each([
    ['is refused', answers(422, { code: 300 })],
    ['is lost', lostAfterwards],
    ['never arrives', dropped],
  ])('a wallet’s token is deleted when the charge %s', async (_, plan) => {
    const { page, pay, token } = await openWallet('wallet-approved')
    page.network.plan(CREDIT, plan)
    await pay()
    expect(token()).toBeUndefined()
  })

  test('a wallet’s token is deleted even while offline, because it is valid for one attempt', async () => {
    const { page, pay, token, ends } = await openWallet('wallet-approved')
    page.network.isOnline = false
    expect(await pay()).toMatchObject({ outcome: 'unreachable', code: 'offline' })
    expect([token(), ends]).toEqual([undefined, ['refused']])
  })
})

describe('a wallet charge whose answer is lost', () => {
  test('if the answer to a wallet charge is lost, the sheet closes without a result, and a later search finds the charge', async () => {
    const { page, pay, find, ends, ledger } = await openWallet('wallet-approved')
    page.network.plan(CREDIT, lostAfterwards)
    expect((await pay()).outcome).toBe('processing')
    expect(ends).toEqual(['unknown'])
    await page.clock.advance(10_000)
    expect((await find()).outcome).toBe('paid')
    expect(await ledger()).toHaveLength(1)
  })

  test('if the answer to a wallet charge was lost, a second tap pays nothing and opens no payment sheet', async () => {
    const { page, pay, asked } = await openWallet('wallet-approved')
    page.network.plan(CREDIT, lostAfterwards)
    await pay()
    page.attempts.review()
    expect((await pay()).outcome).toBe('alreadyOpen')
    expect(asked).toHaveLength(1)
  })

  test('a wallet charge is stored on the device before the request is sent', async () => {
    const { page, pay } = await openWallet('wallet-approved')
    let open: readonly unknown[] = []
    page.network.plan(CREDIT, async pass => {
      open = await page.attempts.open(HELENA)
      return pass()
    })
    await pay()
    expect(open).toMatchObject([{ kind: 'googlepay', phase: 'sent' }])
  })
})
