import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flowToolsFolder } from './flow-tools.mjs'

/**
 * Remembers on disk the flows in which this state of the code has found nothing wrong: a build after a check checks nothing again.
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
