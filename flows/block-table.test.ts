import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as blockTable from './block-table.ts'
import type { BlockSpec } from './kit/block-spec.ts'

const blocks = Object.entries<BlockSpec>(blockTable)

/** Returns the paths of a block's code. */
function filesOf(name: string): readonly string[] {
  const folder = `flows/blocks/${name}`
  const files = readdirSync(folder).filter(file => /^[^.]+\.tsx?$/.test(file) && file !== 'schema.ts')
  return files.map(file => `${folder}/${file}`)
}
const sourceOf = (files: readonly string[]): string => files.map(file => readFileSync(file, 'utf8')).join('\n')

/** Returns the paths of the logic and of the other blocks that a file imports, since these may write facts for it. */
function helpersOf(file: string): readonly string[] {
  const imports = [...sourceOf([file]).matchAll(/^import \{.*\} from '(\..*)'$/gm)]
  return imports
    .map(([, path = '']) => join(dirname(file), path))
    .filter(path => /^(runtime|flows\/blocks\/[^/]+)\/.*(?<!schema|\.css)\.tsx?$/.test(path))
}

test.each(blocks)('the block %s emits the events that its code sends', (name, { emits = [] }) => {
  const source = sourceOf(filesOf(name))
  const sent = [...source.matchAll(/send\('(\w+)'\)/g)].map(([, event]) => event)
  expect([...sent, ...(source.includes('type="submit"') ? ['submit'] : [])].sort()).toEqual([...emits].sort())
})

// The type of `useWrite` refuses a fact that the spec does not name, but cannot notice a fact of the spec that is never
// written.
test.each(blocks)('the spec of the block %s names no fact that its code never writes', (name, { writes = [] }) => {
  const files = filesOf(name)
  const source = sourceOf([...files, ...files.flatMap(helpersOf)])
  const isWritten = (fact: string): boolean => [`'${fact}':`, `fact: '${fact}'`].some(text => source.includes(text))
  expect(writes.filter(fact => !isWritten(fact))).toEqual([])
})
