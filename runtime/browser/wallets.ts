/** How the customer left a wallet's sheet. `close` shows on it how the charge ended. */
export type Sheet =
  | { readonly token: string; readonly close: (end: SheetEnd) => void }
  /** The customer closed it. */
  | 'left'
  | 'failed'
export type SheetEnd = 'paid' | 'refused' | 'unknown'

/** A wallet of the browser. It has the customer's cards, and returns a token for one of them. */
export interface Wallet {
  /** Whether this browser can pay with it. Never throws. */
  isOffered(): Promise<boolean>
  /** Shows the wallet's sheet. A browser allows that only soon after a tap. Value in cents. Never throws. */
  pay(amountCents: number, signal: AbortSignal): Promise<Sheet>
}

/** The merchant as registered at Google, and the gateway that its tokens are for. */
export interface GooglePayConfig {
  readonly environment: 'TEST' | 'PRODUCTION'
  readonly merchantId: string
  readonly merchantName: string
  readonly gateway: string
  readonly gatewayMerchantId: string
}

/** The merchant's name, and the address at which its server proves its identity to Apple. */
export interface ApplePayConfig {
  readonly merchantName: string
  readonly validation: string
}

export interface WalletConfigs {
  readonly googlepay?: GooglePayConfig | undefined
  readonly applepay?: ApplePayConfig | undefined
}

export type WalletType = keyof WalletConfigs

/** Returns a wallet of the page by payment type; undefined if it is not configured. */
export type Wallets = (type: WalletType) => Wallet | undefined

/**
 * Proves the merchant's identity to Apple, and returns the merchant session that the sheet requires. Only a server can
 * do this, and the operator's contract has no call for it: the config names the server.
 */
export type ValidateMerchant = (validationUrl: string) => Promise<unknown>

/** Amounts as both wallets write them: `20.00`. */
export function amountOf(amountCents: number): string {
  return (amountCents / 100).toFixed(2)
}

/** Returns a wallet's token as text, as the operator expects it; undefined if there is none. */
export function tokenOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data === '' ? undefined : data
  return data === undefined || data === null ? undefined : JSON.stringify(data)
}
