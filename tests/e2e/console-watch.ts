import type { BrowserContext } from '@playwright/test'

/** What the pages of a test complained of, and what of it the test has said that it brings about itself. */
export class ConsoleWatch {
  private readonly complaints: string[] = []
  private readonly allowed: RegExp[] = []

  /** Listens to every page of the context, those that it opens later too. */
  watch(context: BrowserContext): void {
    context.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => this.complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`))
    context.on('page', page => page.on('crash', () => this.complaints.push(`the page crashed (${page.url()})`)))
  }

  /** The browser's line about an operator's call, as the contract writes its path, that is answered with this status. */
  allowStatus(status: number, path: string): void {
    this.allow(`the server responded with a status of ${status} \\([\\w ]*\\)`, path)
  }

  /** The browser's line about a call whose connection broke, before the answer or within it. */
  allowLost(path: string): void {
    this.allow('net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)', path)
  }

  /** The browser's lines about what it could not fetch while the test had taken its network away. */
  allowOffline(): void {
    this.allowed.push(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED /)
  }

  /** The error of a page that could not start because the test had taken its network away. */
  allowUnstarted(): void {
    this.allowed.push(/^uncaught: TypeError: Failed to fetch\b/)
  }

  /** The browser's lines about addresses of the site that are not there, or that the test keeps from it. */
  allowWithheld(path: RegExp): void {
    this.allowed.push(new RegExp(`^Failed to load resource: [^(]+(\\(\\w[^)]*\\) )?\\(http://[^/]+${path.source}\\)$`))
  }

  /** React's line about an error that a boundary caught: one that the test itself has planted. */
  allowBroken(): void {
    this.allowed.push(/^(uncaught: )?Error: broken on purpose\b/)
  }

  /** The browser's line about a page that may not be framed by whom it is. */
  allowFraming(): void {
    this.allowed.push(/^Framing '[^']+' violates the following Content Security Policy directive: "frame-ancestors /)
  }

  /** Complaints that no test asked for. */
  unexpected(): string[] {
    return this.complaints.filter(complaint => !this.allowed.some(allowed => allowed.test(complaint)))
  }

  /** The contract writes a path without its query. */
  private allow(why: string, path: string): void {
    const address = path.replace(/\{\w+\}/g, '[^/]+')
    this.allowed.push(
      new RegExp(`^Failed to load resource: ${why} \\(http://[^/]+/operator/\\w+${address}(\\?[^)]*)?\\)$`),
    )
  }
}
