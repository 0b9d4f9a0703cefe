import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// Helena has every way to pay.
test.use({ like: 'helena' })

type End = { readonly token: string } | { readonly error: string }

/** Gives the browser Google Pay, whose sheet opens only soon after a tap, as in every browser, and ends as given. */
async function withGooglePay(page: Page, end: End): Promise<void> {
  await page.addInitScript(sheetEnd => {
    class FakeRequest {
      canMakePayment = async () => true
      async show() {
        if (!navigator.userActivation.isActive) throw new DOMException('no tap', 'NotAllowedError')
        if ('error' in sheetEnd) throw new DOMException('', sheetEnd.error)
        const details = { paymentMethodData: { tokenizationData: { token: sheetEnd.token } } }
        return { details, complete: async () => undefined }
      }
      abort = async () => undefined
    }
    Object.defineProperty(window, 'PaymentRequest', { value: FakeRequest })
  }, end)
}

test('Google Pay is offered if operator and browser have it, and pays once', async ({ page, person }) => {
  await withGooglePay(page, { token: 'wallet-approved' })
  await person.openPayment()
  await expect(person.way(/^Apple Pay/), 'this browser has none').toHaveCount(0)
  await person.chooseWallet('Google Pay')
  await person.pay()
  await person.expectReceipt()
  await expect(person.receipt('Pagamento')).toHaveText('Google Pay')
})

test('a wallet that never answers does not stop a saved card from being repeated under its own name', async ({
  page,
  person,
}) => {
  await page.addInitScript(() => {
    class SilentRequest {
      canMakePayment = () => new Promise(() => undefined)
    }
    Object.defineProperty(window, 'PaymentRequest', { value: SilentRequest })
  })
  await person.comeBack('/web/home', { 'payment.cardName': 'Mastercard final 1111' })
  await page.getByRole('button', { name: /^Repetir/ }).click()
  const code = person.dialog.getByLabel('CVV')
  await expect(code).toHaveAccessibleDescription('3 dígitos do cartão Visa final 4242')
  await code.fill('123')
  await person.dialog.getByRole('button', { name: /^Pagar/ }).click()
  await person.expectReceipt()
  await expect(person.receipt('Pagamento')).toHaveText('Visa final 4242')
})

test('a customer who closes the sheet of Google Pay is back on the page, and nothing was charged', async ({
  page,
  person,
  ledger,
}) => {
  await withGooglePay(page, { error: 'AbortError' })
  await person.openPayment()
  await person.chooseWallet('Google Pay')
  await person.pay()
  await expect(person.said('Você fechou a carteira antes de pagar.')).toBeVisible()
  await expect(person.payButton).toBeEnabled()
  await expect(person.way(/^Google Pay/)).toBeChecked()
  expect(await ledger(person.msisdn)).toEqual([])
})

test('Apple Pay proves the merchant’s identity first, and a refused card is not charged', async ({
  page,
  person,
  ledger,
  consoleWatch,
}) => {
  consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
  await page.route('/config.json', async route => {
    const config = await (await route.fetch()).json()
    const applepay = { merchantName: 'Recarrega', validation: '/apple-pay/validation' }
    await route.fulfill({ json: { ...config, wallets: { applepay } } })
  })
  await page.route('**/apple-pay/validation', route => route.fulfill({ json: { merchant: 'proved' } }))
  await page.addInitScript(() => {
    class FakeSession {
      static STATUS_SUCCESS = 0
      static STATUS_FAILURE = 1
      static canMakePayments = () => true
      onvalidatemerchant = (_: object): void => undefined
      onpaymentauthorized = (_: object): void => undefined
      begin() {
        if (!navigator.userActivation.isActive) throw new DOMException('no tap', 'InvalidAccessError')
        this.onvalidatemerchant({ validationURL: 'https://apple.example/start' })
      }
      completeMerchantValidation() {
        this.onpaymentauthorized({ payment: { token: { paymentData: 'wallet-refused' } } })
      }
      completePayment = () => undefined
    }
    Object.defineProperty(window, 'ApplePaySession', { value: FakeSession })
  })
  await person.openPayment()
  await person.chooseWallet('Apple Pay')
  await person.pay()
  await expect(person.dialog).toContainText('O pagamento não foi autorizado pelo banco.')
  await expect(person.dialog).toContainText('Nada foi cobrado.')
  expect(await ledger(person.msisdn)).toEqual([])
})
