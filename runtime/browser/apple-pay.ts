import {
  type ApplePayConfig,
  amountOf,
  type Sheet,
  type SheetEnd,
  tokenOf,
  type ValidateMerchant,
  type Wallet,
} from './wallets.ts'

const VERSION = 3

/** The part of Apple Pay on the Web that the app uses. TypeScript's browser types do not include it. */
export interface ApplePaySessionPort {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null
  onpaymentauthorized:
    | ((event: { readonly payment: { readonly token: { readonly paymentData: unknown } } }) => void)
    | null
  oncancel: (() => void) | null
  begin(): void
  abort(): void
  completeMerchantValidation(session: unknown): void
  completePayment(result: { readonly status: number }): void
}
export interface ApplePaySessionClass {
  new (version: number, request: object): ApplePaySessionPort
  canMakePayments(): boolean
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
}

/** Returns the Apple Pay wallet. `Session` is undefined in a browser without Apple Pay. */
export function applePay(
  Session: ApplePaySessionClass | undefined,
  { merchantName }: ApplePayConfig,
  validateMerchant: ValidateMerchant,
): Wallet {
  return {
    async isOffered() {
      try {
        return Session?.canMakePayments() ?? false
      } catch {
        return false
      }
    },
    pay: (amountCents, signal) =>
      new Promise(resolve => {
        if (Session === undefined || signal.aborted) return resolve('failed')
        try {
          const session = new Session(VERSION, requestOf(amountCents, merchantName))
          signal.addEventListener('abort', () => fail(session, resolve), { once: true })
          session.onvalidatemerchant = ({ validationURL }) => {
            validateMerchant(validationURL).then(
              merchant => session.completeMerchantValidation(merchant),
              () => fail(session, resolve),
            )
          }
          session.onpaymentauthorized = ({ payment }) => resolve(sheetOf(session, Session, payment.token.paymentData))
          session.oncancel = () => resolve('left')
          session.begin()
        } catch {
          resolve('failed')
        }
      }),
  }
}

/** Resolves before it closes the sheet. Closing may also fire `oncancel`, which would report that the customer left. */
function fail(session: ApplePaySessionPort, resolve: (sheet: Sheet) => void): void {
  resolve('failed')
  abort(session)
}

/** Closes the sheet. Apple Pay throws an error if the sheet is already closed. */
function abort(session: ApplePaySessionPort): void {
  try {
    session.abort()
  } catch {
    // Apple Pay throws this error if the sheet is already closed.
  }
}

function sheetOf(session: ApplePaySessionPort, Session: ApplePaySessionClass, data: unknown): Sheet {
  const token = tokenOf(data)
  const close = (end: SheetEnd): void => {
    // Apple Pay can only show success or failure. If the result is unknown, the sheet closes without either.
    if (end === 'unknown') return abort(session)
    session.completePayment({ status: end === 'paid' ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE })
  }
  if (token !== undefined) return { token, close }
  close('refused')
  return 'failed'
}

function requestOf(amountCents: number, label: string): object {
  return {
    countryCode: 'BR',
    currencyCode: 'BRL',
    supportedNetworks: ['visa', 'masterCard', 'amex', 'elo'],
    merchantCapabilities: ['supports3DS'],
    total: { label, amount: amountOf(amountCents) },
  }
}
