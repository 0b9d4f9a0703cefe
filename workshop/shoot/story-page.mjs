/**
 * @typedef {object} Look
 * @property {string} theme
 * @property {string} mode
 * @property {number} width in CSS pixels, for stories that have no width of their own
 */

/**
 * @typedef {object} Conditions under which the stories must look the same
 * @property {number} [slowness] how many times slower the processor is
 * @property {number} [laterMs] how far the device's clock is ahead
 */

/**
 * A wait that takes longer than this has failed. Playwright's own limit of 30 s would end a shoot on a slow machine.
 */
export const PATIENCE_MS = 120_000
const NARROW = 768
const HEIGHT = { narrow: 844, wide: 900 }

/**
 * Opens a page of the workshop without a story. The workshop's server answers its requests. Its language and time zone
 * are those of customers. Nothing on it moves.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the served workshop
 * @param {Look} look
 * @param {Conditions} conditions
 */
export async function openStoryPage(browser, url, { theme, mode, width }, { slowness = 1, laterMs = 0 }) {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    viewport: sizeFor(width),
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  if (laterMs > 0) await page.addInitScript(setClockAhead, laterMs)
  if (slowness > 1) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  }
  await page.goto(new URL(`iframe.html?theme=${theme}&mode=${mode}`, url).href, { waitUntil: 'load' })
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(startWithoutAxe)
  return page
}

/**
 * Shows a story and waits until it stands still. Its play function has then ended, its fonts and images are loaded, and
 * two frames were painted. If the story fails, it rejects.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 * @param {Look} look
 */
export async function showStory(page, id, look) {
  const parameters = await page.evaluate(parametersOf, id)
  const size = sizeFor(Number(parameters.width ?? look.width))
  const before = page.viewportSize()
  if (before?.width !== size.width || before.height !== size.height) {
    await page.setViewportSize(size)
    // Some components measure the window only when they open. The story must therefore open at its final width.
    await page.waitForFunction(to => window.innerWidth === to, size.width)
  }
  const shown = await page.evaluate(renderStory, id)
  // If the theme or mode was not applied, fail. Otherwise a picture of another theme would look right.
  if (shown.theme !== (parameters.theme ?? look.theme) || shown.mode !== look.mode)
    throw new Error(`It was shown in ${shown.theme} ${shown.mode}.`)
}

/** @param {number} width */
function sizeFor(width) {
  return { width, height: width < NARROW ? HEIGHT.narrow : HEIGHT.wide }
}

// The functions below run in the page. They must not use anything of this module.

/** @param {number} byMs */
function setClockAhead(byMs) {
  const { Date: RealDate } = window
  const now = () => RealDate.now() + byMs
  window.Date = new Proxy(RealDate, {
    construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [now()] : parts),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}

/** Switches off axe. Otherwise axe would check each story before its picture is taken. */
async function startWithoutAxe() {
  const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__
  await preview.ready()
  preview.channel.emit('updateGlobals', { globals: { a11y: { manual: true } } })
}

/** @param {string} storyId */
async function parametersOf(storyId) {
  const { parameters } = await /** @type {any} */ (window).__STORYBOOK_PREVIEW__.loadStory({ storyId })
  return { width: parameters.width, theme: parameters.theme }
}

/**
 * Returns the theme and mode in which the story was rendered.
 *
 * @param {string} storyId
 * @returns {Promise<{ theme?: string, mode?: string }>}
 */
async function renderStory(storyId) {
  const { channel } = /** @type {any} */ (window).__STORYBOOK_PREVIEW__
  await new Promise((resolve, reject) => {
    /** @type {Record<string, (told: any) => void>} */
    const listeners = {
      storyFinished: told => told.storyId === storyId && end(resolve, undefined),
      storyUnchanged: () => end(resolve, undefined),
      storyErrored: ({ description }) => end(reject, new Error(description)),
      storyThrewException: error => end(reject, new Error(error.message)),
      playFunctionThrewException: error => end(reject, new Error(error.message)),
      unhandledErrorsWhilePlaying: ([error]) => end(reject, new Error(error.message)),
      storyMissing: id => id === storyId && end(reject, new Error('The workshop has no such story.')),
    }
    /**
     * @param {(result: any) => void} settle
     * @param {Error | undefined} result
     */
    const end = (settle, result) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      settle(result)
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
  await document.fonts.ready
  await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  for (let frames = 0; frames < 2; frames += 1) await new Promise(resolve => requestAnimationFrame(resolve))
  return { ...document.documentElement.dataset }
}
