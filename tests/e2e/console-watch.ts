import type { BrowserContext } from '@playwright/test'

/** What the pages of a test complained of, and what of it the test has said that it brings about itself. */
export class ConsoleWatch {
  private readonly complaints: string[] = []
  private readonly allowed: (string | RegExp)[] = []

  /** Listens to every page of the context, those that it opens later too. */
  watch(context: BrowserContext): void {
    context.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => this.complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`))
    context.on('page', page => page.on('crash', () => this.complaints.push(`the page crashed (${page.url()})`)))
  }

  /** Allows a complaint that the test causes: its text as it is printed, then the address in brackets. */
  allow(complaint: string | RegExp): void {
    this.allowed.push(complaint)
  }

  /** Complaints that no test asked for. */
  unexpected(): string[] {
    return this.complaints.filter(
      complaint =>
        !this.allowed.some(allowed =>
          typeof allowed === 'string' ? complaint.startsWith(`${allowed} (`) : allowed.test(complaint),
        ),
    )
  }
}
