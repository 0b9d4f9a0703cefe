import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../run.mjs'
import { isInstalled, isLocked } from './dependencies.mjs'

const locked = {
  '': { version: '1.0.0', dependencies: { a: '1.0.0' } },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b-mac': { version: '1.0.0', optional: true },
}

test.each([
  ['nothing', undefined, false],
  ['everything', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-mac': { version: '1.0.0' } }, true],
  ['all but another platform’s', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['an older version', { 'node_modules/a': { version: '0.9.0' } }, false],
  ['too little', {}, false],
  ['too much', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } }, false],
])(
  'packages count as installed only if node_modules contains the locked packages for this platform: %s',
  (_, installed, isEnough) => {
    expect(isInstalled(locked, installed)).toBe(isEnough)
  },
)

test('a missing lockfile, or a lockfile for other dependencies, is rejected', () => {
  expect(isLocked({ dependencies: { a: '1.0.0' } }, locked)).toBe(true)
  expect(isLocked({ dependencies: { a: '1.0.1' } }, locked)).toBe(false)
  expect(isLocked({ dependencies: { a: '1.0.0' } }, undefined)).toBe(false)
})

test.each([
  ['start-server', 'startServer'],
  ['gates/run-tests', 'runTests'],
])('the script %s can be loaded before any package is installed', (script, name) => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'))
  onTestFinished(() => rmSync(clone, { recursive: true }))
  for (const part of ['package.json', 'scripts', 'sandbox', 'workshop']) {
    cpSync(join(root, part), join(clone, part), { recursive: true })
  }
  const code = `import { ${name} } from '${pathToFileURL(join(clone, `scripts/${script}.mjs`))}'; console.log(typeof ${name})`
  expect(String(execFileSync(process.execPath, ['--input-type=module', '-e', code]))).toBe('function\n')
})
