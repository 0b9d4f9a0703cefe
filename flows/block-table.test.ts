import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as blockTable from './block-table.ts'
import type { BlockSpec } from './kit/block-spec.ts'

const blocks = Object.entries<BlockSpec>(blockTable)

/** Returns the paths of the files with a block's code. */
function filesOf(name: string): readonly string[] {
  const folder = `flows/blocks/${name}`
  const files = readdirSync(folder).filter(file => /^[^.]+\.tsx?$/.test(file) && file !== 'schema.ts')
  return files.map(file => `${folder}/${file}`)
}
const sourceOf = (files: readonly string[]): string => files.map(file => readFileSync(file, 'utf8')).join('\n')

/**
 * Returns the paths of the logic and of other blocks that a file imports, because these may write the block's
 * facts.
 */
function helpersOf(file: string): readonly string[] {
  const imports = [...sourceOf([file]).matchAll(/^import \{.*\} from '(\..*)'$/gm)]
  return imports
    .map(([, path = '']) => join(dirname(file), path))
    .filter(path => /^(runtime|flows\/blocks\/[^/]+)\/.*(?<!schema|\.css)\.tsx?$/.test(path))
}

test.each(blocks)(
  'the spec of the block %s lists exactly the events that the block’s code sends',
  (name, { emits = [] }) => {
    const source = sourceOf(filesOf(name))
    const sent = [...source.matchAll(/send\('(\w+)'\)/g)].map(([, event]) => event)
    expect([...sent, ...(source.includes('type="submit"') ? ['submit'] : [])].sort()).toEqual([...emits].sort())
  },
)

// The type of `useWrite` rejects a fact that the spec does not list. It cannot detect a fact if the spec lists it but
// no code writes it.
test.each(blocks)('the code of the block %s writes each fact that the block’s spec lists', (name, { writes = [] }) => {
  const files = filesOf(name)
  const source = sourceOf([...files, ...files.flatMap(helpersOf)])
  const isWritten = (fact: string): boolean => [`'${fact}':`, `fact: '${fact}'`].some(text => source.includes(text))
  expect(writes.filter(fact => !isWritten(fact))).toEqual([])
})
