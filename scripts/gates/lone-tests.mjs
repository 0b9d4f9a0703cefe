import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../run.mjs'

/**
 * Returns the test files that replace a module or a global. These files must not share loaded modules with other tests.
 * @param {readonly string[]} folders
 * @returns {string[]}
 */
export function findLoneTests(folders) {
  return folders
    .flatMap(folder => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && /\.test\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file =>
      /\bvi\.(doMock|mock|resetModules|stub\w+|useFakeTimers|setSystemTime)\(/.test(readFileSync(file, 'utf8')),
    )
    .map(file => relative(root, file))
}
