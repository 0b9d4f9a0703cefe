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
  const openedAt = Date.now()
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(CHANNEL)
  } catch {
    // An embedded page may have none; then it stands alone.
  }
  return {
    announceLogout() {
      try {
        window.localStorage.setItem(MARK, String(Date.now()))
      } catch {
        // Nothing to mark: no other tab can read it either.
      }
      channel?.postMessage('logout')
    },
    onLogout(listener) {
      const onMessage = (): void => listener()
      const onShow = (event: PageTransitionEvent): void => {
        if (event.persisted && lastLogout(window) > openedAt) listener()
      }
      channel?.addEventListener('message', onMessage)
      window.addEventListener('pageshow', onShow)
      return () => {
        channel?.removeEventListener('message', onMessage)
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
