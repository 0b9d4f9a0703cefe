const CHANNEL = 'recarrega.session'
const MARK = 'recarrega.logged-out-at'
/**
 * The key of an item in the tab's storage. The item's value is the last logout that a page of this tab has detected.
 */
const SEEN = 'recarrega.logout-seen'

export interface Tabs {
  /** Returns whether another tab logged out while this tab showed another site, such as a bank. */
  hasMissedLogout(): boolean
  /** Notifies every tab that the session has ended. Frozen tabs detect it later. */
  announceLogout(): void
  /** Calls the listener when another tab logs out, or when a frozen page is shown again after a logout. */
  onLogout(listener: () => void): () => void
}

/** The `Tabs` of a page without storage. Such a page cannot reach other tabs, so it never sends or reports a logout. */
export const loneTab: Tabs = {
  hasMissedLogout: () => false,
  announceLogout: () => undefined,
  onLogout: () => () => undefined,
}

type TabWindow = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener' | 'removeEventListener'>

/**
 * Returns the connection to the other tabs. A logout is sent as a message to running tabs. The message also makes the
 * browser discard frozen pages. If a frozen page was not discarded, it detects the logout by a time in the storage.
 */
export function browserTabs(window: TabWindow): Tabs {
  /** When this page last detected a logout. A stored logout with a later time is new. */
  let known = Date.now()
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(CHANNEL)
  } catch {
    // The browser may forbid `BroadcastChannel` in an embedded page. Then this page sends no logouts to other tabs, and
    // receives none.
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
        // Without storage, a frozen page cannot learn of this logout. Open tabs still get the message below.
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

/**
 * Returns the last logout that this tab has detected. Returns undefined if our site was not open in this tab before.
 */
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
    // The browser refuses to store anything. The tab then has no stored customer data that it would have to delete
    // after a logout elsewhere.
  }
}
