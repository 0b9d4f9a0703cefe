import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flowToolsFolder } from './flow-tools.mjs'

/**
 * Stores on disk which flows this state of the code has checked without a problem, so that a build after a check checks
 * nothing again.
 *
 * @returns {import('../../runtime/compiler/compile.ts').SoundFlows}
 */
export function soundFlows() {
  const folder = join(flowToolsFolder(), 'sound')
  mkdirSync(folder, { recursive: true })
  const placeOf = (/** @type {string} */ text) => join(folder, createHash('sha256').update(text).digest('hex'))
  return {
    has: text => existsSync(placeOf(text)),
    add: text => writeFileSync(placeOf(text), ''),
  }
}
