import type { ValidateMerchant, WalletConfigs, Wallets, WalletType } from '../../../runtime/browser/wallets.ts'
import type { Context } from '../../../runtime/service/service.ts'
import type { Page } from '../../kit/page.ts'

/**
 * Returns the function with which services get a wallet of the browser. The wallets' code is fetched once, when a
 * service needs a wallet for the first time.
 */
export function walletsOf(page: Page, configs: WalletConfigs): Context['wallet'] {
  let loading: Promise<Wallets> | undefined
  return async (type: WalletType) => {
    if (configs[type] === undefined) return undefined
    loading ??= page.wallets(configs, validateAt(page, configs.applepay?.validation))
    try {
      return (await loading)(type)
    } catch {
      // After a failed fetch there is no wallet. The next call fetches the code again.
      loading = undefined
      return undefined
    }
  }
}

/**
 * Requests the proof of the merchant's identity for Apple from the merchant's server. The operator has no call for
 * this, so the config contains the address. The request contains no data of the customer.
 */
function validateAt(page: Page, address: string | undefined): ValidateMerchant {
  return async validationUrl => {
    if (address === undefined) throw new Error('Nobody validates the merchant.')
    const response = await page.fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ validationUrl }),
      signal: new AbortController().signal,
    })
    if (response.status !== 200) throw new Error(`The merchant was not validated: ${response.status}.`)
    const session: unknown = JSON.parse(await response.text())
    return session
  }
}
