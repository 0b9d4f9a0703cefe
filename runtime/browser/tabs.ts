const CHANNEL = 'recarrega.session'
const MARK = 'recarrega.logged-out-at'
/** In the tab: the last logout that a page of it knows of. */
const SEEN = 'recarrega.logout-seen'

export interface Tabs {
  /** Whether another tab logged out while this one had no page of ours to hear it: at a bank, for one. */
  hasMissedLogout(): boolean
  /** Tells every tab, the frozen ones included, that the session of before now is over. */
  announceLogout(): void
  /** Calls when another tab logged out, or when a page comes back that was frozen meanwhile. */
  onLogout(listener: () => void): () => void
}

/** A page that keeps nothing has no other tab to tell, and hears of none. */
export const loneTab: Tabs = {
  hasMissedLogout: () => false,
  announceLogout: () => undefined,
  onLogout: () => () => undefined,
}

type TabWindow = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener' | 'removeEventListener'>

/**
 * Logout in every tab. The message reaches the tabs that run, and makes the browser drop a page that it froze; the
 * mark in storage is for a page that comes back all the same.
 */
export function browserTabs(window: TabWindow): Tabs {
  /** The last logout that this page knows of. */
  let known = Date.now()
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(CHANNEL)
  } catch {
    // An embedded page may have none; then it stands alone.
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
        // Nothing to mark: no other tab can read it either.
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

/** Undefined for a tab that had no page of ours before. */
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
    // Nothing of the customer's is kept there either.
  }
}
