import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs } from './scripts/browser-args.mjs'
import { findBrowsers } from './scripts/find-browser.mjs'

const [executablePath] = findBrowsers()

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        define: { __APP_VERSION__: JSON.stringify('0.0.0') },
        test: {
          name: 'unit',
          include: ['{runtime,design-system,flows,sandbox,flow-configs,scripts,tests}/**/*.test.{ts,tsx}'],
        },
      },
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
