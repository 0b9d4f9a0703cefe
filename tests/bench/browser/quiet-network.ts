import type { CDPSession } from '@playwright/test'

const QUIET_MS = 500
/**
 * The address of the events’ collector. No page waits for it, and Chromium does not report the end of a request that may
 * outlive its page.
 */
const EVENTS = '/otlp/'

/** Watches which of a page's requests have no answer yet. */
export class QuietNetwork {
  private readonly open = new Map<string, string>()
  private lastChange = Date.now()

  constructor(cdp: CDPSession) {
    const change = (done: () => void) => {
      done()
      this.lastChange = Date.now()
    }
    cdp.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
      if (!url.includes(EVENTS)) change(() => this.open.set(requestId, url))
    })
    cdp.on('Network.loadingFinished', ({ requestId }) => change(() => this.open.delete(requestId)))
    cdp.on('Network.loadingFailed', ({ requestId }) => change(() => this.open.delete(requestId)))
    // When the browser leaves a page, it does not report the end of that page's requests.
    cdp.on('Page.frameNavigated', () => change(() => this.open.clear()))
  }

  /** Returns the URLs of the requests that have no answer yet. */
  get waiting(): string {
    return [...this.open.values()].join(', ')
  }

  isQuiet(): boolean {
    return this.open.size === 0 && Date.now() - this.lastChange >= QUIET_MS
  }
}
