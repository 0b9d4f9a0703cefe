const CHANNEL = 'recarrega.session'
const MARK = 'recarrega.logged-out-at'

export interface Tabs {
  /** Tells every tab, the frozen ones included, that the session of before now is over. */
  announceLogout(): void
  /** Calls when another tab logged out, or when a page comes back that was frozen meanwhile. */
  onLogout(listener: () => void): () => void
}

/**
 * Logout in every tab. The message reaches the tabs that run, and makes the browser drop a page that it froze; the
 * mark in storage is for a page that comes back all the same.
 */
export function browserTabs(window: Window): Tabs {
  /** The last logout that this page knows of. */
  let known = Date.now()
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(CHANNEL)
  } catch {
    // An embedded page may have none; then it stands alone.
  }
  return {
    announceLogout() {
      known = Date.now()
      try {
        window.localStorage.setItem(MARK, String(known))
      } catch {
        // Nothing to mark: no other tab can read it either.
      }
      channel?.postMessage('logout')
    },
    onLogout(listener) {
      const hear = (): void => {
        known = Date.now()
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

function lastLogout(window: Window): number {
  try {
    return Number(window.localStorage.getItem(MARK) ?? 0)
  } catch {
    return 0
  }
}
