import { expect, test } from 'vitest'
import { googlePay, type PaymentRequestClass } from './google-pay.ts'

const config = {
  environment: 'TEST',
  merchantId: '0123',
  merchantName: 'Recarrega',
  gateway: 'example',
  gatewayMerchantId: 'm1',
} as const
const never = new AbortController().signal
const answered = (token: unknown) => ({ paymentMethodData: { tokenizationData: { token } } })

/** Returns a browser, and the requests to its payment sheet. The test decides how the sheet ends. */
function browserWith({
  show,
  can = async () => true,
}: {
  show?: () => Promise<unknown>
  can?: () => Promise<boolean>
}) {
  const asked: { methods: PaymentMethodData[]; details: PaymentDetailsInit }[] = []
  const ends: string[] = []
  class Request {
    constructor(methods: PaymentMethodData[], details: PaymentDetailsInit) {
      asked.push({ methods, details })
    }
    canMakePayment = can
    show = async () => ({ details: await show?.(), complete: async (end: string) => void ends.push(end) })
    abort = async () => void ends.push('aborted')
  }
  const Class: PaymentRequestClass = Request
  return { wallet: googlePay(Class, config), asked, ends }
}

test('Google Pay is offered only if the browser supports it', async () => {
  expect(await browserWith({}).wallet.isOffered()).toBe(true)
  expect(await browserWith({ can: async () => false }).wallet.isOffered()).toBe(false)
  expect(await browserWith({ can: () => Promise.reject(new Error('no')) }).wallet.isOffered()).toBe(false)
  expect(await googlePay(undefined, config).isOffered()).toBe(false)
})

test('Google Pay gets the amount in reais, the merchant and the gateway', async () => {
  const { wallet, asked } = browserWith({ show: async () => answered('t') })
  await wallet.pay(1790, never)
  const [request] = asked
  expect(request?.details).toEqual({ total: { label: 'Recarrega', amount: { currency: 'BRL', value: '17.90' } } })
  expect(request?.methods[0]?.supportedMethods).toBe('https://google.com/pay')
  expect(JSON.stringify(request?.methods[0]?.data)).toContain('"gatewayMerchantId":"m1"')
})

test.each([
  ['paid', 'success'],
  ['refused', 'fail'],
  ['unknown', 'unknown'],
] as const)('Google Pay returns a token, and a %s charge closes its payment sheet as %s', async (end, told) => {
  const { wallet, ends } = browserWith({ show: async () => answered('token') })
  const sheet = await wallet.pay(2000, never)
  if (typeof sheet === 'string') throw new Error(sheet)
  expect([sheet.token, ends]).toEqual(['token', []])
  sheet.close(end)
  expect(ends).toEqual([told])
})

test('if Google Pay returns its token as an object, the app uses it as JSON text', async () => {
  const { wallet } = browserWith({ show: async () => answered({ a: 1 }) })
  expect(await wallet.pay(2000, never)).toMatchObject({ token: '{"a":1}' })
})

test('Google Pay reports `left` if the customer closes its sheet, and `failed` after any other error', async () => {
  const end = (name: string) => browserWith({ show: () => Promise.reject(new DOMException('', name)) }).wallet
  expect(await end('AbortError').pay(2000, never)).toBe('left')
  for (const name of ['NotAllowedError', 'NotSupportedError', 'SecurityError', 'InvalidStateError'])
    expect(await end(name).pay(2000, never)).toBe('failed')
  const empty = browserWith({ show: async () => ({}) })
  expect(await empty.wallet.pay(2000, never)).toBe('failed')
  expect(empty.ends).toEqual(['fail'])
})

test('the Google Pay sheet closes when the customer leaves the page', async () => {
  const left = new AbortController()
  const { wallet, ends } = browserWith({ show: () => new Promise(() => undefined) })
  void wallet.pay(2000, left.signal)
  left.abort()
  expect(ends).toEqual(['aborted'])
  expect(await wallet.pay(2000, left.signal)).toBe('failed')
})
