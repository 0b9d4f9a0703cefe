const TIMEOUT_MS = 60_000

/** Searches that the welcome page promises, with the story that each must find first. */
const searches = [
  { words: 'modal cvv', first: 'Modal CVV: asks for the CVV' },
  { words: 'error 424', first: 'Error 424: message' },
]

/**
 * Types each search into the sidebar of the built workshop, as a designer does.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ seen: number, failures: string[] }>}
 */
export async function trySearches(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  /** @type {string[]} */
  const failures = []
  await page.goto(`${url}/?path=/docs/welcome--docs`)
  for (const { words, first } of searches) {
    try {
      await page.locator('#storybook-explorer-searchfield').fill(words, { timeout: TIMEOUT_MS })
      await page.getByRole('option').first().filter({ hasText: first }).waitFor({ timeout: TIMEOUT_MS })
    } catch (error) {
      failures.push(`Search “${words}”: ${error instanceof Error ? error.message : error}`)
    }
  }
  await page.close()
  return { seen: searches.length, failures }
}
