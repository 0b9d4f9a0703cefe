const CHANNEL = 'recarrega.session'
const MARK = 'recarrega.logged-out-at'
/** Key in the tab's storage: the last logout that a page of this tab noticed. */
const SEEN = 'recarrega.logout-seen'

export interface Tabs {
  /** Whether another tab logged out while this tab showed another site, such as a bank. */
  hasMissedLogout(): boolean
  /** Notifies every tab, including frozen tabs, that the session has ended. */
  announceLogout(): void
  /** Calls the listener when another tab logged out, or when this page returns from a freeze after such a logout. */
  onLogout(listener: () => void): () => void
}

/** The tabs of a page without storage: it notifies no other tab, and none notifies it. */
export const loneTab: Tabs = {
  hasMissedLogout: () => false,
  announceLogout: () => undefined,
  onLogout: () => () => undefined,
}

type TabWindow = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener' | 'removeEventListener'>

/**
 * Returns the tabs of a window. A logout is sent as a message to running tabs. The message also makes the browser drop
 * the pages that it froze. A mark in storage notifies a frozen page that returns anyway.
 */
export function browserTabs(window: TabWindow): Tabs {
  /** When this page last noticed a logout. */
  let known = Date.now()
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(CHANNEL)
  } catch {
    // An embedded page may not be allowed a `BroadcastChannel`: then it works alone.
  }
  const seen = seenLogout(window)
  const hasMissed = seen !== undefined && seen < lastLogout(window)
  keepSeen(window)
  return {
    hasMissedLogout: () => hasMissed,
    announceLogout() {
      known = Date.now()
      try {
        window.localStorage.setItem(MARK, String(known))
      } catch {
        // Without storage there is no mark, and no other tab could read one.
      }
      keepSeen(window)
      channel?.postMessage('logout')
    },
    onLogout(listener) {
      const hear = (): void => {
        known = Date.now()
        keepSeen(window)
        listener()
      }
      const onShow = (event: PageTransitionEvent): void => {
        if (event.persisted && lastLogout(window) > known) hear()
      }
      channel?.addEventListener('message', hear)
      window.addEventListener('pageshow', onShow)
      return () => {
        channel?.removeEventListener('message', hear)
        window.removeEventListener('pageshow', onShow)
      }
    },
  }
}

function lastLogout(window: TabWindow): number {
  try {
    return Number(window.localStorage.getItem(MARK) ?? 0)
  } catch {
    return 0
  }
}

/** Returns the last logout that this tab noticed; undefined for a tab in which our site was not open before. */
function seenLogout(window: TabWindow): number | undefined {
  try {
    const seen = window.sessionStorage.getItem(SEEN)
    return seen === null ? undefined : Number(seen)
  } catch {
    return undefined
  }
}

function keepSeen(window: TabWindow): void {
  try {
    window.sessionStorage.setItem(SEEN, String(lastLogout(window)))
  } catch {
    // Without storage, the tab has no data of the customer.
  }
}
