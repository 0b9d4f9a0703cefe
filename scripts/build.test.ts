import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { SOURCES } from './build.mjs'
import { root } from './run.mjs'

const IMPORT = /^(?:import|export)\s(?:[^'=(]*\sfrom\s)?'(\.[^']+)'/gm
/** The entry files of a build: the script that runs it, Vite's config, and a file that is bundled by name. */
const STARTS = ['scripts/build.mjs', 'vite.config.ts', 'scripts/flows/flow-tools.ts']

/** Returns these scripts and all scripts that they import, directly or indirectly. */
function scriptsOf(starts: readonly string[]): readonly string[] {
  const found = new Set(starts)
  // The loop also visits files that are added to the set during the loop.
  for (const file of found) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const imported = posix.join(posix.dirname(file), name)
      if (imported.startsWith('scripts/')) found.add(imported)
    }
  }
  return [...found]
}

test('the build’s list of sources contains every script that shapes a build, so that a change in one causes a new build', () => {
  const scripts = scriptsOf(STARTS)
  expect(scripts, 'what an import imports is followed').toContain('scripts/site/page-template.mjs')
  const missing = scripts.filter(file => !SOURCES.includes(file))
  expect(missing, 'add these to SOURCES in scripts/build.mjs').toEqual([])
})

test('every file in the build’s list of sources exists', () => {
  expect(SOURCES.filter(source => !existsSync(join(root, source)))).toEqual([])
})
