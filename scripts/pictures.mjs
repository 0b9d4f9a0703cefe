// `npm run pictures`: creates the web manifest's pictures from public/icon.svg and the built pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from './build.mjs'
import { tell } from './complaint.mjs'
import { browserArgs } from './machine/browser-args.mjs'
import { findBrowsers } from './machine/find-browser.mjs'
import { root } from './run.mjs'
import { siteHeaders } from './serving/site-headers.mjs'

const FOLDER = join(root, 'public/icons')
const BLUE = '#004691'
/**
 * A platform may crop a maskable icon to a circle of 80 % of its width. At this scale the icon fits into the circle.
 */
const MASKABLE_SCALE = 0.7

/** @type {readonly { name: string, size: number, ground?: string, scale?: number }[]} */
const ICONS = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'maskable-512.png', size: 512, ground: BLUE, scale: MASKABLE_SCALE },
  { name: 'apple-touch-icon.png', size: 180, ground: BLUE, scale: 0.86 },
]
const SCREENS = [
  { name: 'screen-narrow.webp', width: 390, height: 844 },
  { name: 'screen-wide.webp', width: 1280, height: 800 },
]
const WEBP_QUALITY = 0.8

/** @param {import('@playwright/test').Page} page */
async function drawIcons(page) {
  const svg = readFileSync(join(root, 'public/icon.svg'), 'utf8')
  for (const { name, size, ground = 'transparent', scale = 1 } of ICONS) {
    await page.setViewportSize({ width: size, height: size })
    const side = `width="${size * scale}" height="${size * scale}"`
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">${svg.replace('<svg ', `<svg ${side} `)}`,
    )
    writeFileSync(join(FOLDER, name), await page.screenshot({ omitBackground: true }))
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url of the build
 */
async function drawScreens(page, url) {
  for (const { name, width, height } of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.goto(url, { waitUntil: 'networkidle' })
    const png = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`
    await page.goto('about:blank')
    const webp = await page.evaluate(
      async ({ png, quality }) => {
        const picture = new Image()
        picture.src = png
        await picture.decode()
        const canvas = document.createElement('canvas')
        canvas.width = picture.width
        canvas.height = picture.height
        canvas.getContext('2d')?.drawImage(picture, 0, 0)
        return canvas.toDataURL('image/webp', quality)
      },
      { png, quality: WEBP_QUALITY },
    )
    writeFileSync(join(FOLDER, name), Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64'))
  }
}

async function draw() {
  await build()
  mkdirSync(FOLDER, { recursive: true })
  const { serve } = await import(pathToFileURL(join(root, 'build/serve.js')).href)
  const served = await serve({
    clientDir: join(root, 'dist'),
    port: 0,
    hostname: 'localhost',
    headersOf: siteHeaders(),
  })
  if (served.kind === 'failed') throw new Error(served.message)
  const [executablePath] = findBrowsers()
  const browser = await chromium.launch({
    ...(executablePath !== undefined ? { executablePath } : { channel: 'chromium' }),
    args: browserArgs,
  })
  try {
    const page = await browser.newPage({ locale: 'pt-BR', colorScheme: 'light', serviceWorkers: 'block' })
    await drawIcons(page)
    await drawScreens(page, served.url)
  } finally {
    await browser.close()
    await served.close()
  }
}

try {
  await draw()
} catch (error) {
  tell(error)
}
