// `npm run size`: measures how many bytes a browser fetches before the customer touches a page, and compares them with
// the limits.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from './build.mjs'
import { tell } from './complaint.mjs'
import { browserArgs } from './machine/browser-args.mjs'
import { findBrowsers } from './machine/find-browser.mjs'
import { endOnSignal, root } from './run.mjs'
import { siteHeaders } from './serving/site-headers.mjs'
import { firstPages } from './size/first-pages.mjs'
import { limits } from './size/limits.mjs'
import { measureEngine } from './size/measure-engine.mjs'
import { measurePage } from './size/measure-page.mjs'
import { reportSizes } from './size/report.mjs'

const LOGIN = '/web/login'

async function openBrowser() {
  const [executablePath] = findBrowsers()
  return chromium.launch({
    ...(executablePath !== undefined ? { executablePath } : { channel: 'chromium' }),
    args: browserArgs,
  })
}

/**
 * Measures the size of these pages of the build.
 * @param {readonly string[]} paths
 */
async function measurePages(paths) {
  const { serve } = await import(pathToFileURL(join(root, 'build/serve.js')).href)
  const served = await serve({
    clientDir: join(root, 'dist'),
    port: 0,
    hostname: 'localhost',
    headersOf: siteHeaders(),
  })
  if (served.kind === 'failed') throw new Error(served.message)
  const browser = await openBrowser()
  try {
    /** @type {Map<string, import('./size/measure-page.mjs').PageSize>} */
    const sizes = new Map()
    for (const path of new Set(paths)) sizes.set(path, await measurePage(browser, served.url + path))
    return sizes
  } finally {
    await browser.close()
    await served.close()
  }
}

async function measure() {
  await build()
  const flows = await firstPages()
  const engine = await measureEngine()
  const pages = await measurePages([LOGIN, ...flows.map(({ path }) => path)])
  const login = pages.get(LOGIN)
  return [
    { name: `Scripts of ${LOGIN}`, bytes: login?.scripts ?? 0, limitKb: limits.scriptsKb },
    { name: `Styles of ${LOGIN}`, bytes: login?.styles ?? 0, limitKb: limits.stylesKb },
    { name: 'Engine', bytes: engine, limitKb: limits.engineKb },
    ...flows.map(({ flow, path, limitKb }) => ({
      name: `First page of flow ${flow}: scripts of ${path}`,
      bytes: pages.get(path)?.scripts ?? 0,
      limitKb,
    })),
  ]
}

endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
try {
  const { text, isWithin } = reportSizes(await measure())
  console.log(text)
  if (!isWithin) process.exitCode = 1
} catch (error) {
  tell(error)
}
