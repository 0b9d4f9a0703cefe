import type { ValidateMerchant, WalletConfigs, Wallets, WalletType } from '../../../runtime/browser/wallets.ts'
import type { Context } from '../../../runtime/service/service.ts'
import type { Page } from '../../kit/page.ts'

/** Returns the browser's wallets for services. Their code is fetched once, when a service first needs a wallet. */
export function walletsOf(page: Page, configs: WalletConfigs): Context['wallet'] {
  let loading: Promise<Wallets> | undefined
  return async (type: WalletType) => {
    if (configs[type] === undefined) return undefined
    loading ??= page.wallets(configs, validateAt(page, configs.applepay?.validation))
    try {
      return (await loading)(type)
    } catch {
      // After a failed fetch there is no wallet; the next call fetches the code again.
      loading = undefined
      return undefined
    }
  }
}

/**
 * Asks the merchant's server to prove its identity to Apple. The operator has no call for that, so the config names the
 * address. The request contains nothing about the customer.
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
