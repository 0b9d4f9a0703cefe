/** How a wallet's sheet was left. `close` tells it how the charge ended, as far as that is known. */
export type Sheet =
  | { readonly token: string; readonly close: (end: SheetEnd) => void }
  /** The person closed it. */
  | 'left'
  | 'failed'
export type SheetEnd = 'paid' | 'refused' | 'unknown'

/** A wallet of the browser. It knows the person's cards, and gives a token for one of them. */
export interface Wallet {
  /** Whether this browser can pay with it. Never throws. */
  isOffered(): Promise<boolean>
  /** Shows its sheet, with the merchant's name at the amount: only soon after a tap. Value in cents. Never throws. */
  pay(amountCents: number, signal: AbortSignal): Promise<Sheet>
}

/** The merchant, as Google knows it, and the gateway that its tokens are for. */
export interface GooglePayConfig {
  readonly environment: 'TEST' | 'PRODUCTION'
  readonly merchantId: string
  readonly merchantName: string
  readonly gateway: string
  readonly gatewayMerchantId: string
}

/** The merchant, as Apple knows it, and where its server proves that it is the one. */
export interface ApplePayConfig {
  readonly merchantName: string
  readonly validation: string
}

export interface WalletConfigs {
  readonly googlepay?: GooglePayConfig | undefined
  readonly applepay?: ApplePayConfig | undefined
}

export type WalletType = keyof WalletConfigs

/** The wallets of a page, by payment type; undefined for one that is not configured. */
export type Wallets = (type: WalletType) => Wallet | undefined

/**
 * Proves to Apple that the merchant is the one that its certificate says, and returns what the sheet asks for. Only a
 * server can, and the operator's contract has no call for it: the config says who does it.
 */
export type ValidateMerchant = (validationUrl: string) => Promise<unknown>

/** Amounts as both wallets write them: `20.00`. */
export function amountOf(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** A token as the operator takes it: a text. */
export function tokenOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data === '' ? undefined : data
  return data === undefined || data === null ? undefined : JSON.stringify(data)
}
