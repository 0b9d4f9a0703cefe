/** How a wallet's sheet ended. `close` shows the end of the charge on the sheet. */
export type Sheet =
  | { readonly token: string; readonly close: (end: SheetEnd) => void }
  /** The customer closed the sheet. */
  | 'left'
  | 'failed'
export type SheetEnd = 'paid' | 'refused' | 'unknown'

/** A wallet of the browser. It holds the customer's cards, and returns a token for one of these. */
export interface Wallet {
  /** Whether this browser can pay with the wallet. Never throws. */
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

/** Returns an amount as both wallets expect it: `20.00`. */
export function amountOf(amountCents: number): string {
  return (amountCents / 100).toFixed(2)
}

/** Returns a wallet's token as text, as the operator expects it; undefined if there is none. */
export function tokenOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data === '' ? undefined : data
  return data === undefined || data === null ? undefined : JSON.stringify(data)
}
