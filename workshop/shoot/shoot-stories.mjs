import { startBrowser } from '../run/start-browser.mjs'
import { serveStories } from '../run/stories-server.mjs'
import { openStoryPage, PATIENCE_MS, showStory } from './story-page.mjs'
import { takePicture, takePictureWith } from './take-picture.mjs'

/**
 * @typedef {import('./story-page.mjs').Look} Look
 *
 * @typedef {object} Picture
 * @property {string} id of the story
 * @property {Buffer} png or, in another format, the bytes of that
 * @property {string} [styles] what was added to the page's styles for this picture
 *
 * @typedef {object} Shot the result of a shoot
 * @property {number} pictures how many pictures were taken
 * @property {readonly { id: string, why: string }[]} failed stories without a picture
 * @property {number} seconds
 */

/** The number of pages at the same time. A page mostly waits, so there are more pages than cores. */
const PAGES = 4
/** The time between two reports of the progress (`tell`). */
const TELL_MS = 15_000

/**
 * Takes a picture of each story. Each page loads the workshop only once, and then goes from story to story.
 *
 * @param {object} options
 * @param {string} options.build the folder of the built workshop
 * @param {readonly string[]} options.ids of the stories
 * @param {Look} options.look
 * @param {(picture: Picture) => void | Promise<void>} options.onPicture
 * @param {import('./story-page.mjs').Conditions} [options.conditions]
 * @param {{ type: 'jpeg', quality: number }} [options.format] by default PNG, which loses nothing
 * @param {(id: string) => readonly string[]} [options.stylesFor] returns styles; with each of them, another picture of
 * the story is taken after the usual one
 * @param {(sentence: string) => void} [options.tell] is called again and again with the number of pictures so far
 * @param {number} [options.until] starts no picture after this time of `performance.now()`
 * @returns {Promise<Shot>}
 */
export async function shootStories({
  build,
  ids,
  look,
  onPicture,
  conditions = {},
  format,
  stylesFor = () => [],
  tell = () => undefined,
  until = Number.POSITIVE_INFINITY,
}) {
  if (ids.length === 0) return { pictures: 0, failed: [], seconds: 0 }
  const startedAt = performance.now()
  const { url, close } = await serveStories({ folder: build })
  const browser = await startBrowser(PAINTS_WHOLE)
  const waiting = [...ids]
  /** @type {{ id: string, why: string }[]} */
  const failed = []
  let pictures = 0
  const telling = setInterval(() => tell(progressOf(pictures + failed.length, ids.length, startedAt)), TELL_MS)
  const shootWaiting = async () => {
    let page = await openStoryPage(browser, url, look, conditions)
    for (let id = waiting.shift(); id !== undefined && performance.now() < until; id = waiting.shift()) {
      try {
        const png = await withinTime(shoot(page, id, look, format))
        await onPicture({ id, png })
        for (const styles of stylesFor(id))
          await onPicture({ id, png: await withinTime(takePictureWith(page, styles)), styles })
        pictures += 1
      } catch (error) {
        failed.push({ id, why: firstLineOf(error) })
        // A failed story may have changed the page or its storage, so the next story gets a new page.
        await page.context().close()
        page = await openStoryPage(browser, url, look, conditions)
      }
    }
    await page.context().close()
  }
  try {
    await Promise.all(Array.from({ length: Math.min(PAGES, ids.length) }, shootWaiting))
  } finally {
    clearInterval(telling)
    await browser.close()
    await close()
  }
  tell(progressOf(pictures, ids.length, startedAt))
  return { pictures, failed, seconds: (performance.now() - startedAt) / 1000 }
}

/**
 * @param {number} done
 * @param {number} all
 * @param {number} startedAt by `performance.now()`
 */
function progressOf(done, all, startedAt) {
  const seconds = (performance.now() - startedAt) / 1000
  return `${done} of ${all} pictures in ${seconds.toFixed(0)} s, ${(done / seconds).toFixed(1)} a second.`
}

/**
 * Without these arguments, the edges of rounded corners depend on the frames before. Chromium would repaint a part of a
 * picture over the former frame, and would cut the page into tiles at places that depend on its layers of that moment.
 * The numbers are pixels, and more than a story needs.
 */
const PAINTS_WHOLE = ['--disable-partial-raster', '--max-untiled-layer-width=4096', '--max-untiled-layer-height=16384']

/** @param {unknown} error */
function firstLineOf(error) {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/^page\.evaluate: (Error: )?/, '').split('\n', 1)[0] ?? ''
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 * @param {Look} look
 * @param {{ type: 'jpeg', quality: number }} [format]
 */
async function shoot(page, id, look, format) {
  await showStory(page, id, look)
  return takePicture(page, format)
}

/**
 * @template T
 * @param {Promise<T>} picture
 * @returns {Promise<T>}
 */
function withinTime(picture) {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`It did not come to rest within ${PATIENCE_MS / 1000} s.`))
    const timer = setTimeout(late, PATIENCE_MS)
    picture.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
