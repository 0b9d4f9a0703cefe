import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { SOURCES } from './build.mjs'
import { root } from './run.mjs'

const IMPORT = /^(?:import|export)\s(?:[^'=(]*\sfrom\s)?'(\.[^']+)'/gm
/** The files that make a build: the first one starts it, the second is Vite's, the third is bundled by its name. */
const STARTS = ['scripts/build.mjs', 'vite.config.ts', 'scripts/flows/flow-tools.ts']

/** The scripts that these import, and those that they import in turn, with these. */
function scriptsOf(starts: readonly string[]): readonly string[] {
  const found = new Set(starts)
  // A set is walked through to what is added on the way.
  for (const file of found) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const imported = posix.join(posix.dirname(file), name)
      if (imported.startsWith('scripts/')) found.add(imported)
    }
  }
  return [...found]
}

test('a change in any script that shapes a build makes a new one', () => {
  const scripts = scriptsOf(STARTS)
  expect(scripts, 'what an import imports is followed').toContain('scripts/site/page-template.mjs')
  const missing = scripts.filter(file => !SOURCES.includes(file))
  expect(missing, 'add these to SOURCES in scripts/build.mjs').toEqual([])
})

test('every source of a build is there', () => {
  expect(SOURCES.filter(source => !existsSync(join(root, source)))).toEqual([])
})
