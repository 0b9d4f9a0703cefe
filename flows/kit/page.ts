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
    /** Set by the script of a prerendered page. The first call returns the path that the page was opened by. */
    takeAddress?: () => string
  }
}

/** The parts of the browser page that the app uses. */
export interface Page {
  /** Storage that outlives the tab. */
  readonly device: KeyValue
  /** Storage that lasts as long as the tab. */
  readonly tab: KeyValue
  readonly history: AppHistory
  readonly tabs: Tabs
  readonly clock: Clock
  readonly fetch: Fetch
  readonly newId: () => string
  readonly isOnline: () => boolean
  /** Returns the function that removes the listener. */
  readonly onOnline: (listener: () => void) => () => void
  readonly onOffline: (listener: () => void) => void
  /** Calls `listener` when the customer comes back after a while, or the network is back. */
  readonly onReturn: (listener: () => void) => void
  readonly whenVisible: (signal: AbortSignal) => Promise<void>
  /** Resolves once the browser has painted the current screen; not while it leaves the page. */
  readonly whenPainted: () => Promise<void>
  /** In a story, replaces the frame of the card gateway's bridge. */
  readonly openBridge?: typeof openBridgeFrame
  /**
   * On the first call, returns the path that the page was opened by, with the personal part that the address bar no
   * longer shows; then the current path.
   */
  readonly takeAddress: () => string
  /** Returns a query parameter of the address; null if there is none. */
  readonly inAddress: (name: string) => string | null
  /** Returns a query parameter, and removes it from the address. */
  readonly takeFromAddress: (name: string) => string | null
  /** Whether the browser reports a mobile device. */
  readonly isMobile: boolean
  /** The page's origin, such as `https://recarrega.example`. */
  readonly origin: string
  /** Leaves for another site. A customer who comes back gets a newly loaded page. */
  readonly leave: (address: string) => void
  /** Calls `listener` when the customer leaves the page, even if they may come back to it. */
  readonly onHide: (listener: () => void) => void
  /** Returns the configured wallets that the browser supports. */
  readonly wallets: (configs: WalletConfigs, validateMerchant: ValidateMerchant) => Promise<Wallets>
  /**
   * Returns the function that notifies the page that frames this page; undefined unless that page belongs to one of these
   * sites.
   */
  readonly partner?: (partners: readonly string[]) => Promise<Tell | undefined>
  /** The device's contacts, if the browser lets the customer pick from them. */
  readonly contacts?: Contacts | undefined
  /** Reloads this address from the network. */
  readonly reload: () => void
}

/** Returns the page of a browser's window. With `keepsNothing`, it uses no browser storage. */
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
      // A page from the back/forward cache would show outdated data.
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
