import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isFactName } from '../runtime/facts.ts'
import * as blockTable from './block-table.ts'
import type { BlockSpec } from './kit/block-spec.ts'

const blocks = Object.entries<BlockSpec>(blockTable)

/** The code of a block. */
function sourceOf(name: string): string {
  const folder = `flows/blocks/${name}`
  const files = readdirSync(folder).filter(file => /^[^.]+\.tsx?$/.test(file) && file !== 'schema.ts')
  return files.map(file => readFileSync(`${folder}/${file}`, 'utf8')).join('\n')
}

/** Returns the source of the imported functions that return facts for the block to write. */
function factsFunctions(source: string): string {
  const imports = [...source.matchAll(/import \{([^}]+)\} from '[./]+\/(runtime\/[^']+)'/g)]
  return imports
    .map(([, names = '', path = '']) => {
      const text = readFileSync(path, 'utf8')
      const types = ['FactValues', ...[...text.matchAll(/type (\w+) = Pick<FactValues/g)].map(([, type]) => type)]
      const gives = new RegExp(`function (${names.replace(/[\s,]+/g, '|')})\\([^)]*\\): (${types.join('|')}) `)
      return gives.test(text) ? text : ''
    })
    .join('\n')
}
function propsWith(schema: object, role: string): readonly string[] {
  return 'properties' in schema && JSON.stringify(schema.properties).includes(`"role":"${role}"`) ? [role] : []
}

test.each(blocks)('%s emits what its code sends', (name, { emits = [] }) => {
  const source = sourceOf(name)
  const sent = [...source.matchAll(/send\('(\w+)'\)/g)].map(([, event]) => event)
  expect([...sent, ...(source.includes('type="submit"') ? ['submit'] : [])].sort()).toEqual([...emits].sort())
})

test.each(blocks)('%s writes what its code writes', (name, { schema, writes = [] }) => {
  const own = sourceOf(name)
  // A destructured fact is only read, so it is removed.
  const source = (own + factsFunctions(own)).replace(/const \{[^}]*\} = /g, '')
  const keys = [...source.matchAll(/'([\w.]+)':|\bfact(?:: '|=")([\w.]+)['"]/g)].flatMap(
    ([, key, fact]) => key ?? fact ?? [],
  )
  const written = new Set(keys.filter(isFactName))
  const more = [...written].filter(fact => !writes.some(known => known === fact))
  expect(writes.filter(fact => !written.has(fact))).toEqual([])
  // A block may write one more fact, if a prop names it.
  expect(more.length).toBeLessThanOrEqual(propsWith(schema, 'writes').length)
})
