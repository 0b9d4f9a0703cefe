import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs } from './scripts/browser-args.mjs'
import { findBrowsers } from './scripts/find-browser.mjs'
import { findLoneTests } from './scripts/lone-tests.mjs'

const [executablePath] = findBrowsers()

const folders = [
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
const unit = {
  plugins: [react(), vanillaExtractPlugin()],
  define: { __APP_VERSION__: JSON.stringify('0.0.0'), __LOGO_ORIGINS__: '[]' },
}

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      // Most share the modules that they test, which would take longer to load for each file than its tests do.
      {
        ...unit,
        // What runs at once waits for timers most of its time.
        test: { name: 'unit', include: unitTests, exclude: loneTests, isolate: false, maxConcurrency: 50 },
      },
      { ...unit, test: { name: 'unit-alone', include: loneTests } },
      {
        extends: '.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // Stories of flows and blocks are seen in the built workshop, by the test runner.
          exclude: ['flow-configs/**', 'flows/**'],
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
