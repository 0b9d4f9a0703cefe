import type { Browser, BrowserContext } from '@playwright/test'
import { findProgram } from '../../scripts/machine/find-browser.mjs'

interface Answer {
  readonly id?: number
  readonly type?: string
  readonly error?: string
  readonly message?: string
}

/** How Playwright starts the Firefox of the machine. */
export const firefoxLaunch = {
  channel: 'moz-firefox',
  executablePath: findProgram('firefox-esr') ?? 'firefox-esr',
  firefoxUserPrefs: {
    'ui.prefersReducedMotion': 1,
    // Taps do not arrive in a frame of another site while that frame has a process of its own.
    'fission.autostart': false,
  },
}

const UNKNOWN = 'emulation.setMediaFeaturesOverride'

/**
 * Lets Playwright open pages in a Firefox that does not know one command of WebDriver BiDi yet. Playwright sends it for
 * every context, to choose a colour scheme, and gives up if it fails. Every answer of the browser goes through
 * `JSON.parse`, so that is where the refusal becomes a success.
 */
export function mendFirefox(): void {
  const { parse } = JSON
  JSON.parse = (text, reviver) => {
    const value: unknown = parse(text, reviver)
    const answer: Answer = typeof value === 'object' && value !== null ? value : {}
    const isRefused = answer.type === 'error' && answer.error === 'unknown command' && answer.message === UNKNOWN
    return isRefused ? { type: 'success', id: answer.id, result: {} } : value
  }
}

/** Prepares each context that the browser opens from now on. */
export function prepareContexts(browser: Browser, prepare: (context: BrowserContext) => Promise<void>): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await newContext(options)
    await prepare(context)
    return context
  }
}

/**
 * Lets Playwright fill fields in Firefox as a keyboard would. Playwright itself sets the field's `value`. React compares
 * an input's text with the last `value` that was set, so it would take no notice of that text.
 */
export async function mendFilling(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string): Element | undefined => {
      const { activeElement } = document
      // Playwright goes on in the frame that it gets.
      if (activeElement?.tagName === 'IFRAME') return activeElement
      document.execCommand('insertText', false, text)
      return undefined
    }
    // Playwright assigns its own function after this script, which has no effect.
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined })
  })
}

/**
 * Tells documents that were loaded offline when the browser is online again. Firefox tells them, unless the driver has
 * set it offline.
 */
export async function mendOnline(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.assign(window, { wasLoadedOffline: !navigator.onLine }))
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async isOffline => {
    await setOffline(isOffline)
    if (isOffline) return
    const tell = () => Reflect.get(window, 'wasLoadedOffline') === true && window.dispatchEvent(new Event('online'))
    for (const page of context.pages()) await page.evaluate(tell)
  }
}
