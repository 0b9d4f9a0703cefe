import { defineConfig } from '@playwright/test'
import { findFreePort } from '../../scripts/machine/free-port.mjs'
import { installedEngines } from './engines.mjs'
import type { Options } from './fixtures.ts'
import { mendFirefox } from './mend-firefox.ts'

mendFirefox()
// A worker loads this file too, and must find the server that the first process started.
process.env.BROWSERS_PORT ??= String(await findFreePort())
const port = process.env.BROWSERS_PORT

export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { baseURL: `http://localhost:${port}`, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
  projects: installedEngines.map(({ name }) => ({ name, use: { engine: name } })),
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '../..',
    env: { PORT: port, EVENTS: 'off', RELEASES_BUCKET: '', RELEASES_FOLDER: `test-results/browsers-published-${port}` },
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
