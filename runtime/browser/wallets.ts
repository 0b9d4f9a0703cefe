/** The result of a wallet's payment sheet. `close` shows the result of the charge and closes the sheet. */
export type Sheet = { readonly token: string; readonly close: (end: SheetEnd) => void } | 'left' | 'failed'
export type SheetEnd = 'paid' | 'refused' | 'unknown'

/** A wallet of the browser. It contains the customer's cards, and returns a token for one of them. */
export interface Wallet {
  /** Returns whether the customer can pay with the wallet in this browser. Never throws. */
  isOffered(): Promise<boolean>
  /**
   * Shows the wallet's payment sheet. The browser allows this only soon after a tap. The amount is in cents. Never
   * throws.
   */
  pay(amountCents: number, signal: AbortSignal): Promise<Sheet>
}

/** The merchant as Google registered it, and the gateway that can use the tokens. */
export interface GooglePayConfig {
  readonly environment: 'TEST' | 'PRODUCTION'
  readonly merchantId: string
  readonly merchantName: string
  readonly gateway: string
  readonly gatewayMerchantId: string
}

/** The merchant's name, and the address of the server that proves the merchant's identity to Apple. */
export interface ApplePayConfig {
  readonly merchantName: string
  readonly validation: string
}

export interface WalletConfigs {
  readonly googlepay?: GooglePayConfig | undefined
  readonly applepay?: ApplePayConfig | undefined
}

export type WalletType = keyof WalletConfigs

/** Returns the page's wallet for a payment type, or undefined if it is not configured. */
export type Wallets = (type: WalletType) => Wallet | undefined

/**
 * Proves the merchant's identity to Apple, and returns the merchant session that the sheet needs. Only a server can do
 * this. The operator's contract has no call for it, so the config contains the server's address.
 */
export type ValidateMerchant = (validationUrl: string) => Promise<unknown>

/** Returns an amount in the format of both wallets, such as `20.00`. */
export function amountOf(amountCents: number): string {
  return (amountCents / 100).toFixed(2)
}

/** Returns a wallet's token as text, which the operator expects. Returns undefined if there is no token. */
export function tokenOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data === '' ? undefined : data
  return data === undefined || data === null ? undefined : JSON.stringify(data)
}
