import type { CDPSession } from '@playwright/test'

const QUIET_MS = 500
/**
 * The address of the events’ collector. No page waits for it, and Chromium does not report the end of a request that may
 * outlive its page.
 */
const EVENTS = '/otlp/'

/** An answered request. Times are Unix times in ms, the bytes are those of the answer as it was sent. */
export interface Answer {
  readonly url: string
  readonly sentAt: number
  readonly endedAt: number
  readonly bytes: number
}

/** Watches which of a page's requests have no answer yet. */
export class QuietNetwork {
  private readonly open = new Map<string, string>()
  private lastChange = Date.now()
  /** The page's answered requests, in the order of their ends. */
  readonly answers: Answer[] = []

  constructor(cdp: CDPSession) {
    const change = (done: () => void) => {
      done()
      this.lastChange = Date.now()
    }
    const sent = new Map<string, { readonly url: string; readonly sentAt: number; readonly timestamp: number }>()
    cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, wallTime, timestamp }) => {
      if (url.includes(EVENTS)) return
      sent.set(requestId, { url, sentAt: wallTime * 1000, timestamp })
      change(() => this.open.set(requestId, url))
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp: end }) => {
      const request = sent.get(requestId)
      if (request !== undefined) {
        const { url, sentAt, timestamp } = request
        this.answers.push({ url, sentAt, endedAt: sentAt + (end - timestamp) * 1000, bytes })
      }
      change(() => this.open.delete(requestId))
    })
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
