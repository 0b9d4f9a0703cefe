import { defineConfig } from '@playwright/test'
import { browserArgs } from './scripts/machine/browser-args.mjs'
import { findBrowsers, findShell } from './scripts/machine/find-browser.mjs'
import { firefoxLaunch, mendFirefox } from './tests/browsers/mend-firefox.ts'

const port = process.env.E2E_PORT ?? '4199'
const OUTPUT = 'test-results/e2e'
// The developer's shell may set a store for releases. The tests must not use it.
Object.assign(process.env, { RELEASES_BUCKET: '', RELEASES_FOLDER: '' })
const [whole] = findBrowsers()
/** `E2E_ENGINE=firefox npm run test:e2e` runs the tests in Firefox, which `npm test` does not need. */
const isFirefox = process.env.E2E_ENGINE === 'firefox'
if (isFirefox) mendFirefox()
/**
 * These tests ask for what only Chromium has: records of layout shifts, a keyboard that composes words. The workshop is a
 * tool for developers, who need one browser for it.
 */
const ofChromium = ['layout-shift.spec.ts', 'typing.spec.ts', 'workshop-*.spec.ts']
/** A style of the app depends on view timelines, which Firefox ESR does not have. */
const ofTimelines = /@view-timeline/
/** These tests choose how much moves, or forced colours. In Firefox ESR, these are settings of the whole browser. */
const inMotion = /early-taps\.spec|pay-once\.spec|@motion/
const inForcedColours = /@forced-colours/

function firefoxProject(name: string, grep: RegExp, others: readonly RegExp[], prefs: object) {
  const firefoxUserPrefs = {
    ...firefoxLaunch.firefoxUserPrefs,
    // Blocks the storage of another site's frame, as Chromium does. By default, Firefox only isolates it.
    'network.cookie.cookieBehavior': 1,
    // Loads each page anew on the way back. Playwright does not notice that a page came back as it was left.
    'browser.sessionhistory.max_total_viewers': 0,
    ...prefs,
  }
  const use = { browserName: 'firefox' as const, launchOptions: { ...firefoxLaunch, firefoxUserPrefs } }
  return { name, testIgnore: ofChromium, grep, grepInvert: [ofTimelines, ...others], use }
}

/**
 * These tests need a whole browser, because the headless shell does not do three things. It does not block a cross-site
 * frame's storage. It does not install apps. If a page leads to another site, it does not freeze the page until the
 * customer comes back.
 */
const ofWhole = ['embedded.spec.ts', 'installable.spec.ts', 'pay-elsewhere.spec.ts']

function startedAs(browser: string | undefined) {
  return {
    // The new headless mode, which any Chromium of the machine has.
    ...(browser === undefined && { channel: 'chromium' }),
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: browserArgs,
      // Customers go back to pages that were frozen, so tests must too.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  }
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: OUTPUT,
  // Two workers for each of two cores, because tests mostly wait for timers.
  workers: 4,
  retries: 0,
  // One wait in a test is short. But a test with many steps can take this long while other programs use the machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 390, height: 844 },
    trace: 'off',
    // With reduced motion, tests need not wait for animations, and the browser need not draw them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: isFirefox
    ? [
        firefoxProject('firefox', /./, [inMotion, inForcedColours], {}),
        firefoxProject('firefox in motion', inMotion, [], { 'ui.prefersReducedMotion': 0 }),
        firefoxProject('firefox in forced colours', inForcedColours, [], {
          'browser.display.document_color_use': 2,
          'ui.useAccessibilityTheme': 1,
        }),
      ]
    : [
        { name: 'quick', testIgnore: ofWhole, use: startedAs(findShell() ?? whole) },
        { name: 'whole', testMatch: ofWhole, use: startedAs(whole) },
      ],
  webServer: {
    command: 'node scripts/start.mjs',
    // The app sends no events, because they would log errors in tests that cut the network. Tests about events start a
    // collector of their own. The time is part of the folder's name, so that the server publishes into an empty folder
    // even if an earlier run left one.
    env: { PORT: port, EVENTS: 'off', RELEASES_FOLDER: `${OUTPUT}/published-${Date.now()}` },
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
