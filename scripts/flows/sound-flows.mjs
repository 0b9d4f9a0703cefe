import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Stores on disk which flows this state of the code has checked without a problem, so that a build after a check checks
 * nothing again.
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
