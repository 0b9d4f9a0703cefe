import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'
import { startBrowser } from './start-browser.mjs'
import { serveStories } from './stories-server.mjs'
import { tryPatch } from './story-patch.mjs'
import { trySearches } from './story-search.mjs'

const AT_ONCE = 2
const TIMEOUT_MS = 20_000

/** @returns {{ id: string, title: string }[]} the pages of the built workshop that are no stories */
function listPages() {
  /** @type {{ entries: Record<string, { id: string, title: string, type: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'))
  return Object.values(entries).filter(({ type }) => type === 'docs')
}

/**
 * Opens every page that explains something. One browser stays open for all of them. Each page must render all stories
 * that it draws itself, and its console must stay empty. Stories in frames are left out here, because the test runner
 * visits them. The sidebar’s search and the patch of an edit are tried in the same browser.
 *
 * @returns {Promise<{ seen: number, failures: string[] }>}
 */
export async function visitPages() {
  const pages = listPages()
  const waiting = [...pages]
  /** @type {string[]} */
  const failures = pages.length === 0 ? ['The workshop has no page.'] : []
  const { url, close } = await serveStories()
  const browser = await startBrowser()
  let seen = pages.length
  try {
    for (const { seen: tried, failures: failed } of [await trySearches(browser, url), await tryPatch(browser, url)]) {
      seen += tried
      failures.push(...failed)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, () => visitSome(browser, url, waiting, failures)))
  } finally {
    await browser.close()
    await close()
  }
  return { seen, failures }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ id: string, title: string }[]} waiting each visitor takes the next one
 * @param {string[]} failures
 */
async function visitSome(browser, url, waiting, failures) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await context.route(/iframe\.html\?.*viewMode=story/, route => route.fulfill({ contentType: 'text/html', body: '' }))
  const page = await context.newPage()
  let title = ''
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) failures.push(`${title}: ${message.text()}`)
  })
  page.on('pageerror', error => failures.push(`${title}: ${error.message}`))
  await page.goto(`${url}/iframe.html`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    title = next.title
    try {
      await page.evaluate(openPage, next.id)
      await page.waitForFunction(isWhole, next.title.replace(/^.*\//, ''), { timeout: TIMEOUT_MS })
    } catch (error) {
      failures.push(`${title}: ${error instanceof Error ? error.message : error}`)
    }
  }
  await context.close()
}

// The functions below run in the page. They must not use anything of this module.

/** @param {string} storyId */
async function openPage(storyId) {
  const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__
  await preview.ready()
  preview.channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
}

/**
 * Whether the page with this title is open and has drawn all of its stories, except stories in frames.
 *
 * @param {string} title
 */
function isWhole(title) {
  const article = document.querySelector('article')
  const isThere = article?.querySelector('h1')?.textContent === title && article.querySelector('section') !== null
  const stories = [...document.querySelectorAll('[data-story-block]')]
  return isThere && stories.every(story => story.querySelector('[data-name] *') !== null)
}
