import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Stores on disk the flows in which this state of the code has found no problem. If a build follows a check, the build
 * need not check these flows again.
 *
 * @param {string} toolsUrl the address of the compiler's bundle: the flows are stored beside it
 * @returns {import('../../runtime/compiler/compile.ts').SoundFlows}
 */
export function soundFlows(toolsUrl) {
  const folder = join(dirname(fileURLToPath(toolsUrl)), 'sound')
  mkdirSync(folder, { recursive: true })
  const placeOf = (/** @type {string} */ text) => join(folder, createHash('sha256').update(text).digest('hex'))
  return {
    has: text => existsSync(placeOf(text)),
    add: text => writeFileSync(placeOf(text), ''),
  }
}
