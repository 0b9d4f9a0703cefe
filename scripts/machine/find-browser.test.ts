import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowsers, findShell } from './find-browser.mjs'

/** Returns the environment of a simulated machine that has these programs. */
function machine(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o755)
  }
  return { PATH: folder, at: (name: string) => join(folder, name) }
}

test('tests that need a complete browser never get the headless shell', () => {
  const { PATH, at } = machine('chromium-headless-shell', 'google-chrome')
  expect(findBrowsers({ PATH })[0]).toBe(at('google-chrome'))
  expect(findShell({ PATH })).toBe(at('chromium-headless-shell'))
})

test('if only the full Chromium is installed, `findShell` finds no headless shell', () => {
  const { PATH } = machine('chromium')
  expect(findShell({ PATH })).toBeUndefined()
})

test('if CHROME_PATH is set, only that browser and the headless shell from CHROME_SHELL_PATH are used', () => {
  const { PATH } = machine('chromium-headless-shell', 'chromium')
  expect(findBrowsers({ PATH, CHROME_PATH: '/opt/mine' })).toEqual(['/opt/mine'])
  expect(findShell({ PATH, CHROME_PATH: '/opt/mine' })).toBeUndefined()
  expect(findShell({ PATH, CHROME_PATH: '/opt/mine', CHROME_SHELL_PATH: '/opt/shell' })).toBe('/opt/shell')
})
