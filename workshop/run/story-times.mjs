// `npm run stories:times`: prints how long a built workshop takes to open its first story, and then the next one.
// `npm run stories:times -- <folder>` measures another build. With `--profile`, it also writes the profiles of both.
import { mkdirSync, writeFileSync } from 'node:fs'
import { installBrowsers } from '../../scripts/machine/install-browser.mjs'
import { startBrowser } from './start-browser.mjs'
import { serveStories } from './stories-server.mjs'

const FIRST = 'flows-web-payment--ready'
const NEXT = 'flows-web-recharge--ready'
const ROUNDS = 3
const TIMEOUT_MS = 60_000
/** The folder for the profiles. The developer tools of Chromium can open them. */
const PROFILES = 'test-results'

const isProfiled = process.argv.includes('--profile')
const folder = process.argv.slice(2).find(word => !word.startsWith('--'))

/**
 * @typedef {object} Opened how a story was opened
 * @property {string} name
 * @property {number} ms until its screen no longer changed
 * @property {number} cpuMs the processor time of the browser, which a busy machine changes least
 * @property {number} requests
 */

await installBrowsers()
const { url, close } = await serveStories(folder === undefined ? {} : { folder })
/** @type {Opened[]} */
const opened = []
try {
  for (let round = 0; round < ROUNDS; round += 1) opened.push(...(await openTwo()))
} finally {
  await close()
}
for (const name of ['first', 'next']) {
  const [best, ...others] = opened.filter(one => one.name === name).sort((a, b) => a.cpuMs - b.cpuMs)
  if (best === undefined) throw new Error(`The ${name} story was not opened.`)
  const times = [best, ...others].map(({ ms, cpuMs }) => `${inSeconds(ms)} (processor ${inSeconds(cpuMs)})`)
  console.log(`The ${name} story: ${times.join(', ')}; ${best.requests} requests.`)
}

/** @param {number} ms */
function inSeconds(ms) {
  return `${(ms / 1000).toFixed(2)} s`
}

/**
 * Opens the first story in a new browser, like a person who follows a link to it. Then opens the next story.
 *
 * @returns {Promise<Opened[]>}
 */
async function openTwo() {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const machine = await browser.newBrowserCDPSession()
    const profiler = await page.context().newCDPSession(page)
    const cpuMs = async () => {
      const { processInfo } = await machine.send('SystemInfo.getProcessInfo')
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
    }
    let requests = 0
    page.on('request', () => {
      requests += 1
    })
    const arrived = page.frameLocator('#storybook-preview-iframe').locator('[data-story=arrived]')
    /**
     * @param {string} name
     * @param {() => Promise<unknown>} open
     */
    const measure = async (name, open) => {
      if (isProfiled) await profiler.send('Profiler.enable')
      if (isProfiled) await profiler.send('Profiler.start')
      const cpuBefore = await cpuMs()
      const startedAt = performance.now()
      requests = 0
      await open()
      await arrived.waitFor({ state: 'attached', timeout: TIMEOUT_MS })
      const result = { name, ms: performance.now() - startedAt, cpuMs: (await cpuMs()) - cpuBefore, requests }
      if (isProfiled) keep(name, (await profiler.send('Profiler.stop')).profile)
      return result
    }
    const first = await measure('first', () => page.goto(`${url}/?path=/story/${FIRST}`, { waitUntil: 'commit' }))
    await page.waitForLoadState('networkidle')
    const next = await measure('next', async () => {
      await page.evaluate(goTo, NEXT)
      await arrived.waitFor({ state: 'detached', timeout: TIMEOUT_MS })
    })
    return [first, next]
  } finally {
    await browser.close()
  }
}

/**
 * @param {string} name
 * @param {unknown} profile
 */
function keep(name, profile) {
  mkdirSync(PROFILES, { recursive: true })
  writeFileSync(`${PROFILES}/${name}-story.cpuprofile`, JSON.stringify(profile))
}

/**
 * Selects the story in the same way as a click in the sidebar. Runs in the page.
 *
 * @param {string} storyId
 */
function goTo(storyId) {
  const manager = /** @type {any} */ (window)
  manager.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
}
