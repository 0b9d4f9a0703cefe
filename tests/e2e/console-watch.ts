import type { BrowserContext } from '@playwright/test'

/**
 * In Firefox, Playwright adds the style `body {}` to each page that it takes a picture of. The page's policy stops it. The
 * first message names code that was evaluated, which the policy forbids to the app. The second has the style's hash.
 */
const pictureMessages: readonly RegExp[] = [
  /^The page broke its policy: style-src-elem stopped inline, at \S+%20eval:/,
  /^uncaught: Content-Security-Policy: .*'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='/s,
]

/**
 * Collects the console errors and warnings of a test's pages. The `allow` methods list the messages that a test
 * expects.
 */
export class ConsoleWatch {
  private readonly complaints: string[] = []
  private readonly allowed = [...pictureMessages]

  /** Listens to every page of the context, including pages that open later. */
  watch(context: BrowserContext): void {
    context.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => this.complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`))
    context.on('page', page => page.on('crash', () => this.complaints.push(`the page crashed (${page.url()})`)))
  }

  /** Allows the browser's message about an operator call that got this status. `path` is spelled as in the contract. */
  allowStatus(status: number, path: string): void {
    this.allow(`the server responded with a status of ${status} \\([\\w ]*\\)`, path)
  }

  /**
   * Allows the browser's message about a broken connection to the operator, before or during the answer to this call.
   */
  allowLost(path: string): void {
    this.allow('net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)', path)
  }

  /** Allows the app's own lines about an operator or a config that it cannot use. `about` is how they begin. */
  allowComplaint(about: `Recarrega: ${string}` | '/config.json: '): void {
    this.allowed.push(new RegExp(`^${about.replace(/[{}]/g, '\\$&')}`))
  }

  /** Allows the browser's messages about fetches that failed because the test set the browser offline. */
  allowOffline(): void {
    this.allowed.push(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED /)
  }

  /** Allows the error of a page that could not start because the test set the browser offline. */
  allowUnstarted(): void {
    this.allowed.push(/^uncaught: TypeError: (Failed to fetch|NetworkError when attempting to fetch resource\.)/)
  }

  /** Allows the browser's messages about files that do not exist or that the test blocks. */
  allowWithheld(path: RegExp): void {
    this.allowed.push(new RegExp(`^Failed to load resource: [^(]+(\\(\\w[^)]*\\) )?\\(http://[^/]+${path.source}\\)$`))
    this.allowed.push(new RegExp(`^uncaught: Loading module from “http://[^/]+${path.source}” was blocked`))
  }

  /** Allows React's message about an error that the test caused on purpose and that an error boundary caught. */
  allowBroken(): void {
    this.allowed.push(/^(uncaught: )?Error: broken on purpose\b/)
    // Firefox's driver tells only the class of a logged error.
    this.allowed.push(/^Error \(http:\/\/[^)]+\/assets\/[^)]+\)$/)
  }

  /** Allows the browser's message that the policy of this site forbids framing a page. */
  allowFraming(): void {
    this.allowed.push(/^Framing '[^']+' violates the following Content Security Policy directive: "frame-ancestors /)
    this.allowed.push(/^uncaught: Content-Security-Policy: The page’s settings blocked .* \(frame-ancestors\)/)
  }

  /** Returns the messages that the test did not allow. */
  unexpected(): string[] {
    return this.complaints.filter(complaint => !this.allowed.some(allowed => allowed.test(complaint)))
  }

  /**
   * Allows the browser's message `why` about a call to `path`. Any query is allowed, because the contract's paths have
   * no query.
   */
  private allow(why: string, path: string): void {
    const address = path.replace(/\{\w+\}/g, '[^/]+')
    this.allowed.push(
      new RegExp(`^Failed to load resource: ${why} \\(http://[^/]+/operator/\\w+${address}(\\?[^)]*)?\\)$`),
    )
  }
}
