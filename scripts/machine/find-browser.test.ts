import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowsers, findShell } from './find-browser.mjs'

/** Imitates a machine that has these programs. */
function machine(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o755)
  }
  return { PATH: folder, at: (name: string) => join(folder, name) }
}

test('the headless shell is not used for tests that need a whole browser', () => {
  const { PATH, at } = machine('chromium-headless-shell', 'google-chrome')
  expect(findBrowsers({ PATH })[0]).toBe(at('google-chrome'))
  expect(findShell({ PATH })).toBe(at('chromium-headless-shell'))
})

test('a machine with Chromium but without the headless shell is reported as having no headless shell', () => {
  const { PATH } = machine('chromium')
  expect(findShell({ PATH })).toBeUndefined()
})

test('CHROME_PATH selects that browser alone, unless CHROME_SHELL_PATH names a shell, too', () => {
  const { PATH } = machine('chromium-headless-shell', 'chromium')
  expect(findBrowsers({ PATH, CHROME_PATH: '/opt/mine' })).toEqual(['/opt/mine'])
  expect(findShell({ PATH, CHROME_PATH: '/opt/mine' })).toBeUndefined()
  expect(findShell({ PATH, CHROME_PATH: '/opt/mine', CHROME_SHELL_PATH: '/opt/shell' })).toBe('/opt/shell')
})
