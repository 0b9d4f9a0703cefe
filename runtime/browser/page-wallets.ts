import { type ApplePaySessionClass, applePay } from './apple-pay.ts'
import { googlePay, type PaymentRequestClass } from './google-pay.ts'
import type { ValidateMerchant, WalletConfigs, Wallets } from './wallets.ts'

interface WalletWindow {
  readonly PaymentRequest?: PaymentRequestClass
  readonly ApplePaySession?: ApplePaySessionClass
}

/** Returns a window's configured wallets, even if the browser does not support them. */
export function pageWallets(window: WalletWindow, configs: WalletConfigs, validateMerchant: ValidateMerchant): Wallets {
  const { googlepay, applepay } = configs
  const wallets = {
    googlepay: googlepay && googlePay(window.PaymentRequest, googlepay),
    applepay: applepay && applePay(window.ApplePaySession, applepay, validateMerchant),
  }
  return type => wallets[type]
}
