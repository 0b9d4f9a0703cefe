import { getJestConfig } from '@storybook/test-runner'
import { browserArgs } from './scripts/machine/browser-args.mjs'
import { findBrowsers, findShell } from './scripts/machine/find-browser.mjs'

const executablePath = findShell() ?? findBrowsers()[0]
const inherited = getJestConfig()

/** The config with which `@storybook/test-runner` runs each story of the built workshop. */
export default {
  ...inherited,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...inherited.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        ...(executablePath !== undefined && { executablePath }),
        args: browserArgs,
      },
      contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', viewport: { width: 390, height: 844 } },
    },
  },
}
