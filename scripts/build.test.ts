import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.mjs'
import { areAsListed, hashFiles, readFolder } from './site/app-files.mjs'
import { DRAWING, SOURCES } from './site/sources.mjs'

const IMPORT = /^(?:import|export)\s(?:[^'=(]*\sfrom\s)?'(\.[^']+)'/gm
/**
 * The entry files of a build: the script that starts it, Vite's config, and a file that is bundled because of its name.
 */
const STARTS = ['scripts/build.mjs', 'vite.config.ts', 'scripts/flows/flow-tools.ts']

/** Returns these scripts, and all scripts that they import directly or indirectly. */
function scriptsOf(starts: readonly string[]): readonly string[] {
  const found = new Set(starts)
  // The loop also visits files that the loop itself adds to the set.
  for (const file of found) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const imported = posix.join(posix.dirname(file), name)
      if (imported.startsWith('scripts/')) found.add(imported)
    }
  }
  return [...found]
}

test('a change in any script that affects the build causes a new build', () => {
  const scripts = scriptsOf(STARTS)
  expect(scripts, 'what an import imports is followed').toContain('scripts/site/page-template.mjs')
  const missing = scripts.filter(file => !SOURCES.includes(file))
  expect(missing, 'add these to SOURCES in scripts/build.mjs').toEqual([])
})

test('each script that renders pages is on the list of scripts whose hash a release stores', () => {
  const scripts = scriptsOf(['scripts/site/release-files.mjs', 'scripts/flows/flow-tools.ts'])
  expect(scripts, 'what an import imports is followed').toContain('scripts/site/offline-page.mjs')
  expect(scripts.filter(file => !DRAWING.some(part => file === part || file.startsWith(`${part}/`)))).toEqual([])
})

test('each file and folder in the build’s list of sources exists', () => {
  expect([...SOURCES, ...DRAWING].filter(source => !existsSync(join(root, source)))).toEqual([])
})

test('if a built file, or the list of built files, is damaged or missing, the project is built again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  const dist = join(folder, 'dist')
  const [page, script, list] = [join(dist, 'a.html'), join(dist, 'b.js'), join(folder, 'list.json')]
  const write = () => {
    mkdirSync(dist, { recursive: true })
    writeFileSync(page, 'a')
    writeFileSync(script, 'b')
    writeFileSync(list, JSON.stringify(hashFiles(readFolder(dist))))
  }
  const isWhole = () => areAsListed(dist, list)
  for (const damage of [
    () => writeFileSync(page, 'b'),
    () => rmSync(script),
    () => rmSync(list),
    () => rmSync(dist, { recursive: true }),
  ]) {
    write()
    expect(isWhole()).toBe(true)
    damage()
    expect(isWhole(), String(damage)).toBe(false)
  }
  rmSync(folder, { recursive: true })
})
