import { test as base, expect } from '@playwright/test'
import { mendBodies } from '../browsers/mend-bodies.ts'
import { mendFilling, mendOnline, prepareContexts } from '../browsers/mend-firefox.ts'
import { lookInBothThemes } from './accessibility.ts'
import { ConsoleWatch } from './console-watch.ts'
import { Person } from './person.ts'
import { watchPolicy } from './policy-watch.ts'
import { type Customer, type SandboxControls, sandboxControls } from './sandbox-controls.ts'

interface Fixtures extends Pick<SandboxControls, 'ledger' | 'fault'> {
  /** The seed customer that the test's customer is a copy of: `test.use({ like: 'ana' })`. */
  like: string
  /**
   * Whether the customer's pages have a service worker. Without a service worker, Playwright can see and answer every
   * request.
   */
  hasWorker: boolean
  /** Whether the web font arrives. Without it, the customer sees all texts in a font of the device. */
  hasFont: boolean
  /**
   * Whether the page's waits for the operator's status pass at once, by Playwright's clock. A test that needs real time,
   * such as one about quick taps, leaves this off.
   */
  skipsWaits: boolean
  /** A customer that the sandbox creates for this test only. */
  customer: Customer
  /** The customer's actions on the test's page. */
  person: Person
  sandbox: SandboxControls
  /**
   * The console watch. A test tells it the messages that the test expects. Any other error or warning fails the test.
   */
  consoleWatch: ConsoleWatch
  /** Fails on any violation that axe finds on the current page, in the light or the dark theme. */
  look(what: string): Promise<void>
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') {
        prepareContexts(browser, mendFilling)
        prepareContexts(browser, mendBodies)
        prepareContexts(browser, mendOnline)
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  like: ['bruno', { option: true }],
  hasWorker: [false, { option: true }],
  hasFont: [true, { option: true }],
  skipsWaits: [false, { option: true }],
  sandbox: async ({ request }, use) => use(sandboxControls(request)),
  customer: async ({ sandbox, like }, use) => use(await sandbox.newCustomer(like)),
  person: async ({ page, customer, like, sandbox, consoleWatch, skipsWaits }, use) => {
    if (skipsWaits) await page.clock.install()
    await use(new Person(page, { customer, like, sandbox, consoleWatch, skipsWaits }))
  },
  ledger: async ({ sandbox }, use) => use(sandbox.ledger),
  fault: async ({ sandbox }, use) => use(sandbox.fault),
  look: async ({ page }, use) => use(what => lookInBothThemes(page, what)),
  consoleWatch: [
    async ({ context, hasWorker, hasFont }, use) => {
      const consoleWatch = new ConsoleWatch()
      consoleWatch.watch(context)
      await watchPolicy(context)
      // Removes Google Pay's API. Otherwise the browser would ask Google whether the customer can pay, which delays
      // each test.
      await context.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'))
      if (!hasWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      if (!hasFont) {
        consoleWatch.allowWithheld(/\/fonts\/[^)]+/)
        await context.route('**/fonts/*', route => route.abort())
      }
      await use(consoleWatch)
      expect(consoleWatch.unexpected(), 'errors and warnings in the console').toEqual([])
      // The test may have ended before an answer arrived that it would have rewritten.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

export { expect }
