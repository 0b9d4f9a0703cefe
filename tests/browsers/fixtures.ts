import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, firefox } from '@playwright/test'
import { Builder } from 'selenium-webdriver'
import { findProgram } from '../../scripts/machine/find-browser.mjs'
import { findFreePort } from '../../scripts/machine/free-port.mjs'
import { root } from '../../scripts/run.mjs'
import { type SandboxControls, sandboxControls } from '../e2e/sandbox-controls.ts'
import { Customer } from './customer.ts'
import { firefoxHand } from './firefox-hand.ts'
import type { Hand } from './hand.ts'
import { firefoxLaunch, mendFilling, prepareContexts } from './mend-firefox.ts'
import { webkitHand } from './webkit-hand.ts'

export interface Options {
  engine: 'firefox' | 'webkit'
}

/** Opens a new window of the browser at this site, with empty cookies and storage. */
type OpenWindow = (baseUrl: string) => Promise<{ hand: Hand; close: () => Promise<void> }>

interface Fixtures {
  sandbox: SandboxControls
  hand: Hand
  /** Returns the customer of a new account like this seed customer's, at the test's window. */
  customerLike: (like: string) => Promise<Customer>
  /** Writes a picture of the window, for people to look at after the run. */
  look: (what: string) => Promise<void>
}

async function startFirefox() {
  const browser = await firefox.launch(firefoxLaunch)
  prepareContexts(browser, mendFilling)
  const openWindow: OpenWindow = async baseURL => {
    const context = await browser.newContext({
      baseURL,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      viewport: { width: 390, height: 844 },
    })
    return { hand: firefoxHand(await context.newPage()), close: () => context.close() }
  }
  return { openWindow, stop: () => browser.close() }
}

async function startWebkit() {
  const openWindow: OpenWindow = async baseUrl => {
    const port = await findFreePort()
    // The driver and its browser are a process group of their own, so that both end even if the browser hangs.
    const driver = spawn(findProgram('WPEWebDriver') ?? '', [`--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, LANG: 'pt_BR.UTF-8' },
    })
    const close = async () => void (driver.pid !== undefined && process.kill(-driver.pid, 'SIGKILL'))
    try {
      await expect(async () => void (await fetch(`http://127.0.0.1:${port}/status`))).toPass({ timeout: 20_000 })
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'cog',
          'wpe:browserOptions': { binary: 'cog', args: ['--automation', '--platform=headless'] },
        })
        .build()
      return { hand: webkitHand(session, baseUrl), close }
    } catch (error) {
      await close()
      throw error
    }
  }
  return { openWindow, stop: async () => undefined }
}

export const test = base.extend<Fixtures, Options & { openWindow: OpenWindow }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  openWindow: [
    async ({ engine }, use) => {
      const { openWindow, stop } = await (engine === 'firefox' ? startFirefox() : startWebkit())
      await use(openWindow)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  sandbox: async ({ request }, use) => use(sandboxControls(request)),
  hand: async ({ openWindow, baseURL }, use, test) => {
    const { hand, close } = await openWindow(baseURL ?? '')
    await use(hand)
    if (test.status !== test.expectedStatus) writeFileSync(test.outputPath('failed.png'), await hand.takePicture())
    await close()
  },
  customerLike: async ({ hand, sandbox }, use) =>
    use(async like => new Customer(hand, sandbox, await sandbox.newCustomer(like))),
  look: async ({ hand, engine }, use) =>
    use(async what => {
      const folder = join(root, 'test-results/browsers-screens', engine)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${what}.png`), await hand.takePicture())
    }),
})

export { expect }
