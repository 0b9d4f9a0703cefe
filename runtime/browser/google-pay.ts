import { amountOf, type GooglePayConfig, type Sheet, type SheetEnd, tokenOf, type Wallet } from './wallets.ts'

const METHOD = 'https://google.com/pay'
const ends = { paid: 'success', refused: 'fail', unknown: 'unknown' } as const satisfies { [E in SheetEnd]: string }

/** The part of the Payment Request API (W3C) that the app uses. */
export interface PaymentRequestPort {
  canMakePayment(): Promise<boolean>
  show(): Promise<PaymentResponsePort>
  abort(): Promise<void>
}
interface PaymentResponsePort {
  readonly details: unknown
  complete(result: 'success' | 'fail' | 'unknown'): Promise<void>
}
export type PaymentRequestClass = new (methods: PaymentMethodData[], details: PaymentDetailsInit) => PaymentRequestPort

/** Returns the Google Pay wallet. `Request` is undefined in a browser without the Payment Request API. */
export function googlePay(Request: PaymentRequestClass | undefined, config: GooglePayConfig): Wallet {
  const open = (amountCents: number): PaymentRequestPort | undefined => {
    const total = { label: config.merchantName, amount: { currency: 'BRL', value: amountOf(amountCents) } }
    return Request && new Request([{ supportedMethods: METHOD, data: requestOf(config) }], { total })
  }
  return {
    async isOffered() {
      try {
        return (await open(1)?.canMakePayment()) ?? false
      } catch {
        return false
      }
    },
    async pay(amountCents, signal) {
      try {
        const request = open(amountCents)
        if (request === undefined || signal.aborted) return 'failed'
        signal.addEventListener('abort', () => void request.abort().catch(() => undefined), { once: true })
        const response = await request.show()
        return sheetOf(response)
      } catch (error) {
        return nameOf(error) === 'AbortError' && !signal.aborted ? 'left' : 'failed'
      }
    },
  }
}

function sheetOf(response: PaymentResponsePort): Sheet {
  const close = (end: SheetEnd): void => void response.complete(ends[end]).catch(() => undefined)
  const token = tokenOf(tokenIn(response.details))
  if (token !== undefined) return { token, close }
  close('refused')
  return 'failed'
}

/** Returns `paymentMethodData.tokenizationData.token` of Google's answer. */
function tokenIn(details: unknown): unknown {
  return ['paymentMethodData', 'tokenizationData', 'token'].reduce(
    (value: unknown, name) => new Map(Object.entries(Object(value))).get(name),
    details,
  )
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

/** Returns the data that Google requires from a merchant (Google Pay API, `PaymentDataRequest`). */
function requestOf({ environment, merchantId, merchantName, gateway, gatewayMerchantId }: GooglePayConfig): object {
  return {
    environment,
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId, merchantName },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: ['AMEX', 'ELO', 'MASTERCARD', 'VISA'],
        },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway, gatewayMerchantId } },
      },
    ],
    transactionInfo: { currencyCode: 'BRL', countryCode: 'BR' },
  }
}
