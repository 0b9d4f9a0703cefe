import { readFileSync } from 'node:fs'
import type { Source } from '../../json-tree.ts'
import { clube, followers } from '../clube.ts'
import { base } from '../fixtures.ts'

const shared = ['errors.json', 'fields.json'].map(file => ({
  file,
  text: readFileSync(`flow-configs/shared/${file}`, 'utf8'),
}))

/** Configs of each kind, all small, so that many checks fit in a second: flows that extend each other, a variant, texts. */
export const fuzzSources: readonly [Source, ...Source[]] = [
  base,
  { file: 'clube.flow.json', text: clube },
  ...followers,
  ...shared,
]
