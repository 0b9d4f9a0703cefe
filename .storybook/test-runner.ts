import { mkdirSync, writeFileSync } from 'node:fs'
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import { translatePage } from '../tests/translation/translate-page.ts'

/** `npm run stories:all` sets these three variables, to visit the stories in another look. */
const theme = process.env.STORY_THEME ?? 'classic'
const mode = process.env.STORY_MODE ?? 'light'
const width = Number(process.env.STORY_WIDTH ?? 390)
/** The folder for the texts of the stories. */
const readings = process.env.STORY_READINGS ?? ''
/**
 * The stories whose texts are compared. Stories of flows are compared with each other. All other stories are compared
 * with their guides.
 */
const READ = /^(flows|components|blocks)-/
const NARROW = 768
const HEIGHT = { narrow: 844, wide: 900 }

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.exposeFunction('resizeViewport', (size: { width: number; height: number }) => page.setViewportSize(size))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Each text is wrapped in <font>, as a browser's translator does, because React must survive this in every story.
    await page.addInitScript(translatePage)
    const url = new URL(`iframe.html?theme=${theme}&mode=${mode}`, process.env.TARGET_URL)
    await page.goto(url.href, { waitUntil: 'load' })
  },
  async preVisit(page, context) {
    const { parameters } = await getStoryContext(page, context)
    const shown = Number(parameters.width ?? width)
    const height = shown < NARROW ? HEIGHT.narrow : HEIGHT.wide
    const size = page.viewportSize()
    if (size?.width === shown && size.height === height) return
    await page.setViewportSize({ width: shown, height })
    // Some components measure the window only when they open. The story must therefore open at its final width.
    await page.waitForFunction(to => window.innerWidth === to, shown)
  },
  async postVisit(page, context) {
    const { id } = context
    const { parameters } = await getStoryContext(page, context)
    const look = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    // If the theme or mode was not applied, fail. Otherwise every test of this theme or mode would pass.
    if (look.theme !== (parameters.theme ?? theme) || look.mode !== mode)
      throw new Error(`It was seen in ${look.theme} ${look.mode}.`)
    if (readings === '' || !READ.test(id)) return
    const root = page.locator('#storybook-root')
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts.
    const [text, outline] = await Promise.all([root.innerText(), root.ariaSnapshot()])
    mkdirSync(readings, { recursive: true })
    writeFileSync(`${readings}/${id}.json`, JSON.stringify({ id, text, outline }))
  },
}

export default config
