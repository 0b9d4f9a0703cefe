import { existsSync } from 'node:fs'
import { Complaint } from '../complaint.mjs'
import { run, runTool } from '../run.mjs'
import { findBrowsers, findShell } from './find-browser.mjs'

const DOWNLOAD_LIMIT_MS = 5 * 60_000
const PACKAGE_LIMIT_MS = 10 * 60_000
const START_LIMIT_MS = 30_000

/**
 * Returns whether the browser starts. A downloaded browser may lack libraries of the system.
 * @param {string} browser
 */
async function starts(browser) {
  return (await run(browser, ['--version'], { timeoutMs: START_LIMIT_MS })).code === 0
}

/**
 * Returns an installed browser that really starts. Some programs with a browser's name only print how to install the
 * browser.
 */
async function findOnMachine() {
  for (const browser of findBrowsers()) if (await starts(browser)) return browser
  return undefined
}

/** Returns the Chromium that Playwright downloaded, if it exists and starts. */
async function findDownloaded() {
  const { chromium } = await import('@playwright/test')
  const browser = chromium.executablePath()
  return existsSync(browser) && (await starts(browser)) ? browser : undefined
}

async function download() {
  console.log('No Chromium on this machine: downloading the one that Playwright has.')
  await runTool('@playwright/test/cli.js', ['install', 'chromium', '--no-shell'], {
    // Without a network, Playwright would try for several minutes. With this limit, the download fails after 10 s.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    timeoutMs: DOWNLOAD_LIMIT_MS,
  })
  return findDownloaded()
}

/**
 * Installs a package with the system's package manager, if the package can be downloaded.
 * @param {string} name
 */
async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing the system's package ${name}.`)
  const apt = (/** @type {string[]} */ ...args) =>
    run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: PACKAGE_LIMIT_MS })
  await apt('update', '-q')
  await apt('install', '-y', '-q', '--no-install-recommends', name)
}

/** Installs the headless shell, unless an installed one starts. */
async function installShell() {
  const there = findShell()
  if (there === undefined && !process.env.CHROME_PATH) await installPackage('chromium-headless-shell')
  const shell = there ?? findShell()
  return shell !== undefined && (await starts(shell)) ? shell : undefined
}

/**
 * Finds or installs a browser for the tests: first the machine's browser, then Playwright's, then the system's package.
 * Every child process gets the paths of the browser and of the headless shell in its environment.
 */
export async function installBrowsers() {
  const shell = await installShell()
  process.env.CHROME_PATH = await installBrowser()
  if (shell !== undefined) process.env.CHROME_SHELL_PATH = shell
}

async function installBrowser() {
  const there = await findOnMachine()
  if (there !== undefined) return there
  if (process.env.CHROME_PATH) {
    throw new Complaint(
      `CHROME_PATH names a browser that does not start: ${process.env.CHROME_PATH}. Name another, or none, then run npm test again.`,
    )
  }
  const downloaded = (await findDownloaded()) ?? (await download())
  if (downloaded === undefined) await installPackage('chromium')
  const browser = downloaded ?? (await findOnMachine())
  if (browser !== undefined) return browser
  throw new Complaint(
    'The tests need a Chromium, and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH to one, then run npm test again.',
  )
}
