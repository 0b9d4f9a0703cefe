import type { CDPSession } from '@playwright/test'

const QUIET_MS = 500

/** Watches whether a page still waits for an answer. */
export class QuietNetwork {
  private readonly open = new Map<string, string>()
  private lastChange = Date.now()

  constructor(cdp: CDPSession) {
    const change = (done: () => void) => {
      done()
      this.lastChange = Date.now()
    }
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => change(() => this.open.set(requestId, request.url)))
    cdp.on('Network.loadingFinished', ({ requestId }) => change(() => this.open.delete(requestId)))
    cdp.on('Network.loadingFailed', ({ requestId }) => change(() => this.open.delete(requestId)))
    // When a page is left, the browser does not report the end of its requests.
    cdp.on('Page.frameNavigated', () => change(() => this.open.clear()))
  }

  /** Returns the URLs of the requests that are not answered yet. */
  get waiting(): string {
    return [...this.open.values()].join(', ')
  }

  isQuiet(): boolean {
    return this.open.size === 0 && Date.now() - this.lastChange >= QUIET_MS
  }
}
