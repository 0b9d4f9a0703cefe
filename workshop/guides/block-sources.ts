import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commentBefore, nameOf, nodeAt, nodesIn, readSource, type SourceFile, type SyntaxNode } from './syntax.ts'

const FOLDER = resolve(import.meta.dirname, '../../flows/blocks')

/** Information about a block that is read from its sources. */
export interface BlockSource {
  readonly about: string
  /** The comments of props. The key is a prop's path in the schema: `items[].label`. */
  readonly comments: { readonly [prop: string]: string }
  /** The components of the design system that the block uses. */
  readonly components: readonly string[]
}

const partOf = (schema: SyntaxNode | undefined, name: string): SyntaxNode | undefined =>
  nodeAt(
    nodesIn(schema?.properties).find(property => nameOf(nodeAt(property, 'key')) === name),
    'value',
  )

function commentsIn(file: SourceFile, schema: SyntaxNode | undefined, prefix = ''): [string, string][] {
  return nodesIn(partOf(schema, 'properties')?.properties).flatMap(property => {
    const name = `${prefix}${nameOf(nodeAt(property, 'key')) ?? ''}`
    const value = nodeAt(property, 'value')
    const own = commentBefore(file, property)
    return [
      ...(own === '' ? [] : [[name, own] satisfies [string, string]]),
      ...commentsIn(file, value, `${name}.`),
      ...commentsIn(file, partOf(value, 'items'), `${name}[].`),
    ]
  })
}

/** Returns the value of a constant. Removes `as const` and `satisfies` from it. */
function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression'
    ? bare(nodeAt(node, 'expression'))
    : node
}

function componentsOf(folder: string): string[] {
  const sources = readdirSync(folder).filter(file => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
  const text = sources.map(file => readFileSync(join(folder, file), 'utf8')).join('\n')
  const found = [...text.matchAll(/design-system\/components\/(\w+)\/\w+\.tsx/g)].map(([, name = '']) => name)
  return [...new Set(found)].sort()
}

function blockSource(folder: string): BlockSource {
  const file = readSource(join(folder, 'schema.ts'))
  for (const statement of file.body) {
    const [constant] = nodesIn(nodeAt(statement, 'declaration')?.declarations)
    if (statement.type !== 'ExportNamedDeclaration' || !nameOf(nodeAt(constant, 'id'))?.endsWith('Spec')) continue
    const schema = partOf(bare(nodeAt(constant, 'init')), 'schema')
    return {
      about: commentBefore(file, statement),
      comments: Object.fromEntries(commentsIn(file, schema)),
      components: componentsOf(folder),
    }
  }
  throw new Error(`${file.path} declares no block.`)
}

/**
 * Returns the source of every block by the block's name. The configs of Vite define the result as `__BLOCK_SOURCES__`.
 */
export function blockSources(): { readonly [block: string]: BlockSource } {
  const names = readdirSync(FOLDER).filter(name => existsSync(join(FOLDER, name, 'schema.ts')))
  return Object.fromEntries(names.map(name => [name, blockSource(join(FOLDER, name))]))
}
