import type { openBridgeFrame } from '../../runtime/browser/bridge-frame.ts'
import { browserClock } from '../../runtime/browser/clock.ts'
import type { Contacts } from '../../runtime/browser/contacts.ts'
import { isMobile } from '../../runtime/browser/device-class.ts'
import { type AppHistory, browserHistory } from '../../runtime/browser/history.ts'
import { watchPaint } from '../../runtime/browser/painted.ts'
import type { Tell } from '../../runtime/browser/partner-window.ts'
import { randomId } from '../../runtime/browser/random-id.ts'
import { onReturn } from '../../runtime/browser/returning.ts'
import { type KeyValue, noStorage, webStorage } from '../../runtime/browser/storage.ts'
import { browserTabs, loneTab, type Tabs } from '../../runtime/browser/tabs.ts'
import { takeFromAddress } from '../../runtime/browser/take-from-address.ts'
import { whenVisible } from '../../runtime/browser/visibility.ts'
import type { ValidateMerchant, WalletConfigs, Wallets } from '../../runtime/browser/wallets.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Fetch } from '../../runtime/operator/client.ts'

declare global {
  interface Window {
    /**
     * The script of a prerendered page sets this function. Its first call returns the page's path with the personal
     * part that the script has removed from the address bar.
     */
    takeAddress?: () => string
  }
}

/** The features of the browser page that the app uses. */
export interface Page {
  /** Storage that remains after the tab is closed. */
  readonly device: KeyValue
  /** Storage that is cleared when the tab is closed. */
  readonly tab: KeyValue
  readonly history: AppHistory
  readonly tabs: Tabs
  readonly clock: Clock
  readonly fetch: Fetch
  readonly newId: () => string
  readonly isOnline: () => boolean
  /** Calls `listener` when the network comes back. Returns the function that removes the listener. */
  readonly onOnline: (listener: () => void) => () => void
  readonly onOffline: (listener: () => void) => void
  /** Calls `listener` when the customer returns to the page after a while, or when the network is back. */
  readonly onReturn: (listener: () => void) => void
  readonly whenVisible: (signal: AbortSignal) => Promise<void>
  /** Resolves once the browser has painted the current screen. Does not resolve while the browser leaves the page. */
  readonly whenPainted: () => Promise<void>
  /** Stories set this to replace the iframe of the card gateway. */
  readonly openBridge?: typeof openBridgeFrame
  /**
   * On the first call, returns the path with which the page was opened, including the personal part that was
   * removed from the address bar. Every later call returns the current path.
   */
  readonly takeAddress: () => string
  /** Returns a query parameter of the address, or null if the address does not contain it. */
  readonly inAddress: (name: string) => string | null
  /** Returns a query parameter and removes it from the address. */
  readonly takeFromAddress: (name: string) => string | null
  /** Whether the browser reports a mobile device. */
  readonly isMobile: boolean
  /** The page's origin, such as `https://recarrega.example`. */
  readonly origin: string
  /** Opens another site in this tab. If the customer comes back, the page loads completely anew. */
  readonly leave: (address: string) => void
  /** Calls `listener` when the customer leaves the page, even if the customer may return to it. */
  readonly onHide: (listener: () => void) => void
  /** Returns the configured wallets (such as Apple Pay) that the browser supports. */
  readonly wallets: (configs: WalletConfigs, validateMerchant: ValidateMerchant) => Promise<Wallets>
  /**
   * If this page is in the iframe of one of these partner sites, returns the function that sends messages to the
   * partner's page. Otherwise returns undefined.
   */
  readonly partner?: (partners: readonly string[]) => Promise<Tell | undefined>
  /** The device's contact picker. Undefined if the browser does not have one. */
  readonly contacts?: Contacts | undefined
  /** Reloads the page from the network instead of the cache. */
  readonly reload: () => void
}

/** Returns the `Page` of a browser window. With `keepsNothing`, the page stores nothing in the browser. */
export function browserPage(window: Window & typeof globalThis, keepsNothing = false): Page {
  return {
    device: keepsNothing ? noStorage : webStorage(() => window.localStorage),
    tab: keepsNothing ? noStorage : webStorage(() => window.sessionStorage),
    history: browserHistory(window),
    tabs: keepsNothing ? loneTab : browserTabs(window),
    clock: browserClock,
    fetch: (url, init) => window.fetch(url, init),
    newId: randomId,
    isOnline: () => window.navigator.onLine,
    onOnline: listener => {
      window.addEventListener('online', listener)
      return () => window.removeEventListener('online', listener)
    },
    onOffline: listener => window.addEventListener('offline', listener),
    onReturn: listener => onReturn(window, listener),
    whenVisible: signal => whenVisible(window.document, signal),
    whenPainted: watchPaint(window),
    takeAddress: () => window.takeAddress?.() ?? window.location.pathname,
    inAddress: name => new URLSearchParams(window.location.search).get(name),
    takeFromAddress: name => takeFromAddress(window, name),
    isMobile: isMobile(window.navigator),
    origin: window.location.origin,
    leave(address) {
      // A browser may restore the page from its back/forward cache. That page would show outdated data, so it
      // reloads.
      const onShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) window.location.reload()
      }
      window.addEventListener('pageshow', onShow)
      window.location.assign(address)
    },
    onHide: listener => window.addEventListener('pagehide', listener),
    wallets: async (configs, validateMerchant) =>
      (await import('../../runtime/browser/page-wallets.ts')).pageWallets(window, configs, validateMerchant),
    partner: async partners =>
      (await import('../../runtime/browser/partner-window.ts')).partnerWindow(window, partners),
    contacts: window.navigator.contacts,
    reload: () => window.location.reload(),
  }
}
