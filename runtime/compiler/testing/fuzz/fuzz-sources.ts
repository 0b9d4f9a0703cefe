import { readFileSync } from 'node:fs'
import type { Source } from '../../json-tree.ts'
import { clube, followers } from '../clube.ts'
import { base } from '../fixtures.ts'

const shared = ['errors.json', 'fields.json'].map(file => ({
  file,
  text: readFileSync(`flow-configs/shared/${file}`, 'utf8'),
}))

/**
 * Small configs of each kind: flows that extend each other, a variant, and texts. They are small, so many checks fit in
 * one second.
 */
export const fuzzSources: readonly [Source, ...Source[]] = [
  base,
  { file: 'clube.flow.json', text: clube },
  ...followers,
  ...shared,
]
