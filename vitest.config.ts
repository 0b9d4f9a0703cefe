import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findLoneTests } from './scripts/gates/lone-tests.mjs'
import { browserArgs } from './scripts/machine/browser-args.mjs'
import { findBrowsers } from './scripts/machine/find-browser.mjs'
import { tokenUsers } from './workshop/foundations/token-users.ts'

const [executablePath] = findBrowsers()

const folders = [
  'releases',
  'runtime',
  'design-system',
  'flows',
  'sandbox',
  'flow-configs',
  'scripts',
  'tests',
  'worker',
  'workshop',
]
const unitTests = folders.map(folder => `${folder}/**/*.test.{ts,tsx}`)
const loneTests = findLoneTests(folders)
const setupFiles = ['tests/random-cases.ts']
/** No test needs this much time, unless other programs use the machine. */
const TIMEOUT_MS = 30_000
const unit = {
  plugins: [react(), vanillaExtractPlugin()],
  define: {
    __APP_VERSION__: JSON.stringify('0.0.0'),
    __LOGO_ORIGINS__: '[]',
    __TOKEN_USERS__: JSON.stringify(tokenUsers()),
  },
}

export default defineConfig({
  test: {
    passWithNoTests: false,
    // By default, one core would stay free.
    maxWorkers: '100%',
    projects: [
      // Most test files share modules. If each file loaded its own, loading would take longer than the tests.
      {
        ...unit,
        // These tests mostly wait for timers, so many can run at the same time.
        test: {
          name: 'unit',
          include: unitTests,
          exclude: ['**/node_modules/**', ...loneTests],
          isolate: false,
          maxConcurrency: 16,
          testTimeout: TIMEOUT_MS,
          setupFiles,
        },
      },
      { ...unit, test: { name: 'unit-alone', include: loneTests, testTimeout: TIMEOUT_MS, setupFiles } },
      {
        extends: '.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // The test runner visits stories of flows and blocks in the built workshop.
          exclude: ['flow-configs/**', 'flows/**', 'workshop/**'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...(executablePath !== undefined && { executablePath }),
                args: browserArgs,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
