import type { openBridgeFrame } from '../../runtime/browser/bridge-frame.ts'
import { browserClock } from '../../runtime/browser/clock.ts'
import type { Contacts } from '../../runtime/browser/contacts.ts'
import { isMobile } from '../../runtime/browser/device-class.ts'
import { type AppHistory, browserHistory } from '../../runtime/browser/history.ts'
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
    /** Set by the script that is part of a prerendered page: the path that it was opened by, once. */
    takeAddress?: () => string
  }
}

/** What the app has of the page that it runs in. */
export interface Page {
  /** Outlives the tab. */
  readonly device: KeyValue
  /** Lives as long as the tab. */
  readonly tab: KeyValue
  readonly history: AppHistory
  readonly tabs: Tabs
  readonly clock: Clock
  readonly fetch: Fetch
  readonly newId: () => string
  readonly isOnline: () => boolean
  /** Returns what ends it. */
  readonly onOnline: (listener: () => void) => () => void
  readonly onOffline: (listener: () => void) => void
  /** The person is back after a while, or the network is. */
  readonly onReturn: (listener: () => void) => void
  readonly whenVisible: (signal: AbortSignal) => Promise<void>
  /** Stands in for the frame of the card gateway's bridge: in a story. */
  readonly openBridge?: typeof openBridgeFrame
  /** The path that the page was opened by, with what was taken out of it at once. It is told once: then it is the path. */
  readonly takeAddress: () => string
  /** Returns the value of this name after the `?` of the address; null when there is none. */
  readonly inAddress: (name: string) => string | null
  /** The same, which is then gone from the address. */
  readonly takeFromAddress: (name: string) => string | null
  /** Whether it is held in a hand. */
  readonly isMobile: boolean
  /** `https://recarrega.example`. */
  readonly origin: string
  /** Goes to a page of somebody else's; whoever comes back finds this one anew. */
  readonly leave: (address: string) => void
  /** Calls when the page is left, for good or not. */
  readonly onHide: (listener: () => void) => void
  /** What the browser can pay with, of what is configured. */
  readonly wallets: (configs: WalletConfigs, validateMerchant: ValidateMerchant) => Promise<Wallets>
  /** What tells the page around this one, which is of one of these sites; undefined when there is none, or a stranger's. */
  readonly partner?: (partners: readonly string[]) => Promise<Tell | undefined>
  /** The device's address book, where the browser lets a person choose from it. */
  readonly contacts?: Contacts | undefined
  /** Loads this address again, from the network. */
  readonly reload: () => void
}

/** The page of a browser's window. `keepsNothing`: no storage of it is touched, whether or not it has any. */
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
    takeAddress: () => window.takeAddress?.() ?? window.location.pathname,
    inAddress: name => new URLSearchParams(window.location.search).get(name),
    takeFromAddress: name => takeFromAddress(window, name),
    isMobile: isMobile(window.navigator),
    origin: window.location.origin,
    leave(address) {
      // Kept frozen, it would show what was so when it was left.
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
