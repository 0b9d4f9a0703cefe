import { browserArgs } from '../../scripts/machine/browser-args.mjs'
import { findBrowsers, findShell } from '../../scripts/machine/find-browser.mjs'

/**
 * Starts the browser that the workshop's commands look at stories with.
 *
 * @param {readonly string[]} [more] further arguments
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export async function startBrowser(more = []) {
  const executablePath = findShell() ?? findBrowsers()[0]
  // Playwright is imported inside the function, so that this file loads even if no package is installed yet.
  const { chromium } = await import('@playwright/test')
  return chromium.launch({
    // On a busy machine, a browser may take longer than Playwright's own limit of 30 s.
    timeout: 120_000,
    args: [...browserArgs, ...more],
    ...(executablePath !== undefined && { executablePath }),
  })
}
