// `npm run edit:times`: prints how long a built workshop takes, after a key press in the panel `Edit`, to change the
// screen and to show the check's words at the field. `npm run edit:times -- <folder>` measures another build.
import { loadavg } from 'node:os'
import { installBrowsers } from '../../scripts/machine/install-browser.mjs'
import { startBrowser } from './start-browser.mjs'
import { serveStories } from './stories-server.mjs'

const STORY = 'flows-web-login--ready'
const PART = /^hero /
/** The largest number of characters in the heading. With one more, the check reports an error. */
const ROOM = 60
const ROUNDS = 20
const TIMEOUT_MS = 120_000

/**
 * @typedef {object} Followed the times of the workshop after a key press
 * @property {number} screenMs until the screen showed the new text
 * @property {number} wordsMs until the check's words were at the field, or were gone
 */

await installBrowsers()
const [folder] = process.argv.slice(2)
const { url, close } = await serveStories(folder === undefined ? {} : { folder })
try {
  const followed = await typeInPanel()
  for (const [what, key] of /** @type {const} */ ([
    ['the changed screen', 'screenMs'],
    ['the check’s words', 'wordsMs'],
  ])) {
    const times = followed.map(one => one[key]).sort((a, b) => a - b)
    const at = (/** @type {number} */ share) => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0)
    console.log(`From a key press to ${what}: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms.`)
  }
  console.log(`${followed.length} key presses; the machine's load was ${loadavg()[0]?.toFixed(1)}.`)
} finally {
  await close()
}

/** @returns {Promise<Followed[]>} */
async function typeInPanel() {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
    page.setDefaultTimeout(TIMEOUT_MS)
    await page.goto(`${url}/?path=/story/${STORY}`)
    await page.getByRole('tab', { name: 'Edit' }).click()
    const panel = page.getByRole('region', { name: 'Edit', exact: true })
    await panel.getByRole('button', { name: PART }).click()
    const field = panel.getByRole('textbox', { name: 'Text', exact: true })
    const text = 'Recarga '
      .repeat(ROOM)
      .slice(0, ROOM - 1)
      .concat('a')
    await field.fill(text)
    await panel.getByText('; no problem').waitFor()
    /** @type {Followed[]} */
    const followed = []
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [key, next] of /** @type {const} */ ([
        ['b', `${text}b`],
        ['Backspace', text],
      ])) {
        // The watch has to begin before the key press, so the page keeps its result until it is asked for.
        await field.evaluate(watchTyping, next)
        await field.press(key)
        followed.push(await page.evaluate(() => /** @type {any} */ (window).followed))
      }
    return followed
  } finally {
    await browser.close()
  }
}

/**
 * Runs in the page. Waits for a key press in a field, and then for the heading with the typed text, and for the
 * words. `window.followed` becomes a promise of the times.
 *
 * @param {HTMLElement | SVGElement} field
 * @param {string} text the text after the key press; too long for the screen if it ends with `b`
 */
function watchTyping(field, text) {
  const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector('#storybook-preview-iframe'))
  // The product puts a space that does not break before the last word.
  const isShown = () =>
    [...(frame?.contentDocument?.querySelectorAll('h1') ?? [])].some(h1 => h1.textContent?.replace(/\s/g, ' ') === text)
  const isJudged = () => (field.getAttribute('aria-invalid') === 'true') === text.endsWith('b')
  const followed = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The workshop did not follow a key press: ${text}`)), 60_000)
    const start = (/** @type {Event} */ { timeStamp }) => {
      let [screenMs, wordsMs] = [0, 0]
      const look = (/** @type {number} */ now) => {
        if (screenMs === 0 && isShown()) screenMs = now - timeStamp
        if (wordsMs === 0 && isJudged()) wordsMs = now - timeStamp
        if (screenMs > 0 && wordsMs > 0) resolve({ screenMs, wordsMs })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    field.addEventListener('keydown', start, { once: true })
  })
  Object.assign(window, { followed })
}
