import type { Page } from '@playwright/test'
import { changeJson } from './changed-json.ts'
import { expect, test } from './fixtures.ts'

// Customer Helena has every payment method.
test.use({ like: 'helena' })

type End = { readonly token: string } | { readonly error: string }

/**
 * Gives the browser a simulated Google Pay, whose sheet ends with `end`. Like real browsers, it opens the sheet only
 * soon after a tap.
 */
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

test('Google Pay is offered if both the operator and the browser support it, and it charges once', async ({
  page,
  person,
}) => {
  await withGooglePay(page, { token: 'wallet-approved' })
  await person.openPayment()
  await expect(person.way(/^Apple Pay/), 'this browser has none').toHaveCount(0)
  await person.chooseWallet('Google Pay')
  await person.pay()
  await person.expectReceipt()
  await expect(person.receipt('Pagamento')).toHaveText('Google Pay')
})

test('if a wallet never answers, a customer can still repeat a recharge with a saved card, and the receipt names that card', async ({
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
  await expect(person.dialog).toContainText('Visa final 4242')
  await expect(code).toHaveAccessibleDescription('3 dígitos no verso do cartão')
  await code.fill('123')
  await person.dialog.getByRole('button', { name: /^Pagar/ }).click()
  await person.expectReceipt()
  await expect(person.receipt('Pagamento')).toHaveText('Visa final 4242')
})

test('a customer who closes the Google Pay sheet returns to the page, and nothing was charged', async ({
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

test('Apple Pay validates the merchant first, and a refused card is not charged', async ({
  page,
  person,
  ledger,
  consoleWatch,
}) => {
  consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
  const applepay = { merchantName: 'Recarrega', validation: '/apple-pay/validation' }
  await changeJson(page, '**/config.json', config => ({ ...config, wallets: { applepay } }))
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
