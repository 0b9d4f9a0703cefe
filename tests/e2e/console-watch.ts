import type { BrowserContext } from '@playwright/test'

/** Collects the console messages of a test's pages, and the ones that the test expects. */
export class ConsoleWatch {
  private readonly complaints: string[] = []
  private readonly allowed: RegExp[] = []

  /** Listens to every page of the context, also to pages that open later. */
  watch(context: BrowserContext): void {
    context.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => this.complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`))
    context.on('page', page => page.on('crash', () => this.complaints.push(`the page crashed (${page.url()})`)))
  }

  /**
   * Allows the browser's message about a call of the operator (in the contract's spelling) that was answered with this
   * status.
   */
  allowStatus(status: number, path: string): void {
    this.allow(`the server responded with a status of ${status} \\([\\w ]*\\)`, path)
  }

  /** Allows the browser's message about a call whose connection broke, before the answer or within it. */
  allowLost(path: string): void {
    this.allow('net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)', path)
  }

  /** Allows the browser's messages about fetches that failed while the test had set it offline. */
  allowOffline(): void {
    this.allowed.push(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED /)
  }

  /** Allows the error of a page that could not start because the test had set it offline. */
  allowUnstarted(): void {
    this.allowed.push(/^uncaught: TypeError: Failed to fetch\b/)
  }

  /** Allows the browser's messages about addresses that do not exist, or that the test blocks. */
  allowWithheld(path: RegExp): void {
    this.allowed.push(new RegExp(`^Failed to load resource: [^(]+(\\(\\w[^)]*\\) )?\\(http://[^/]+${path.source}\\)$`))
  }

  /** Allows React's message about an error that a boundary caught: the test itself planted it. */
  allowBroken(): void {
    this.allowed.push(/^(uncaught: )?Error: broken on purpose\b/)
  }

  /** Allows the browser's message about a page that this site may not frame. */
  allowFraming(): void {
    this.allowed.push(/^Framing '[^']+' violates the following Content Security Policy directive: "frame-ancestors /)
  }

  /** Returns the messages that the test did not allow. */
  unexpected(): string[] {
    return this.complaints.filter(complaint => !this.allowed.some(allowed => allowed.test(complaint)))
  }

  /**
   * Allows the browser's message `why` about a call to `path`, with any query, since the contract's paths have none.
   */
  private allow(why: string, path: string): void {
    const address = path.replace(/\{\w+\}/g, '[^/]+')
    this.allowed.push(
      new RegExp(`^Failed to load resource: ${why} \\(http://[^/]+/operator/\\w+${address}(\\?[^)]*)?\\)$`),
    )
  }
}
