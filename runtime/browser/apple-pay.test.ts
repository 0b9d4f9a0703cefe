import { expect, test } from 'vitest'
import { type ApplePaySessionPort, applePay } from './apple-pay.ts'
import type { ValidateMerchant } from './wallets.ts'

const config = { merchantName: 'Recarrega', validation: '/validation' }
const never = new AbortController().signal

/** Returns a browser with Apple Pay. The test controls its payment sheet. */
function browserWith(validate: ValidateMerchant = async url => `session of ${url}`, can = () => true) {
  const log: unknown[] = []
  const sheets: ApplePaySessionPort[] = []
  class Session implements ApplePaySessionPort {
    static STATUS_SUCCESS = 0
    static STATUS_FAILURE = 1
    static canMakePayments = can
    onvalidatemerchant: ApplePaySessionPort['onvalidatemerchant'] = null
    onpaymentauthorized: ApplePaySessionPort['onpaymentauthorized'] = null
    oncancel: ApplePaySessionPort['oncancel'] = null
    constructor(_: number, request: object) {
      log.push(request)
      sheets.push(this)
    }
    begin = () => this.onvalidatemerchant?.({ validationURL: 'https://apple.example/start' })
    abort = () => void log.push('aborted')
    completeMerchantValidation = (session: unknown) => void log.push(session)
    completePayment = ({ status }: { readonly status: number }) => void log.push(status)
  }
  return { wallet: applePay(Session, config, validate), log, sheets }
}
const authorize = (sheet: ApplePaySessionPort | undefined, paymentData: unknown) =>
  sheet?.onpaymentauthorized?.({ payment: { token: { paymentData } } })

test('Apple Pay is offered only if the browser supports it', async () => {
  expect(await browserWith().wallet.isOffered()).toBe(true)
  expect(await browserWith(undefined, () => false).wallet.isOffered()).toBe(false)
  const broken = browserWith(undefined, () => {
    throw new Error('insecure')
  })
  expect(await broken.wallet.isOffered()).toBe(false)
  expect(await applePay(undefined, config, async () => null).isOffered()).toBe(false)
})

test('Apple Pay opens its payment sheet first, and then proves who the merchant is', async () => {
  const { wallet, log } = browserWith()
  void wallet.pay(2000, never)
  await Promise.resolve()
  expect(log).toEqual([
    expect.objectContaining({ currencyCode: 'BRL', total: { label: 'Recarrega', amount: '20.00' } }),
    'session of https://apple.example/start',
  ])
})

test.each([
  ['paid', 0],
  ['refused', 1],
  ['unknown', 'aborted'],
] as const)(
  'Apple Pay returns a token, and after a %s charge its payment sheet closes with the status %s',
  async (end, told) => {
    const { wallet, log, sheets } = browserWith()
    const paying = wallet.pay(2000, never)
    authorize(sheets[0], { data: 'x' })
    const sheet = await paying
    if (typeof sheet === 'string') throw new Error(sheet)
    expect(sheet.token).toBe('{"data":"x"}')
    sheet.close(end)
    expect(log.at(-1)).toBe(told)
  },
)

test('if the customer closes the Apple Pay sheet, the payment ends as `left`', async () => {
  const { wallet, sheets } = browserWith()
  const paying = wallet.pay(2000, never)
  sheets[0]?.oncancel?.()
  expect(await paying).toBe('left')
})

test('Apple Pay fails without a valid merchant, without a payment token, and in browsers that lack Apple Pay', async () => {
  const unproved = browserWith(() => Promise.reject(new Error('404')))
  expect(await unproved.wallet.pay(2000, never)).toBe('failed')
  expect(unproved.log.at(-1)).toBe('aborted')
  const empty = browserWith()
  const paying = empty.wallet.pay(2000, never)
  authorize(empty.sheets[0], undefined)
  expect(await paying).toBe('failed')
  expect(await applePay(undefined, config, async () => null).pay(2000, never)).toBe('failed')
})

test('the Apple Pay sheet closes when the customer leaves the page', async () => {
  const left = new AbortController()
  const { wallet, log } = browserWith()
  const paying = wallet.pay(2000, left.signal)
  left.abort()
  expect(await paying).toBe('failed')
  expect(log).toContain('aborted')
})
