import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { isRecord } from '../../runtime/rules/is-record.ts'

/** A node of a syntax tree, with its position in the text. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly body: readonly SyntaxNode[]
}

function isNode(value: unknown): value is SyntaxNode {
  return isRecord(value) && typeof value.type === 'string' && typeof value.start === 'number'
}

export function nodesIn(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Returns the node that these names lead to; undefined if there is none. */
export function nodeAt(node: unknown, ...parts: readonly string[]): SyntaxNode | undefined {
  const found = parts.reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), node)
  return isNode(found) ? found : undefined
}

/** Returns the name of an identifier, or the text of a literal. Returns undefined for other nodes. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (node === undefined) return undefined
  const name = node.type === 'Literal' ? node.value : node.name
  return typeof name === 'string' ? name : undefined
}

export function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const program: unknown = parseAst(text, { lang: 'tsx', astType: 'ts' })
  return { path, text, body: isRecord(program) ? nodesIn(program.body) : [] }
}

export function textOf(file: SourceFile, { start, end }: SyntaxNode): string {
  return file.text.slice(start, end).replace(/\s+/g, ' ')
}

/** Returns the text of the documentation comment that ends where the node begins. */
export function commentBefore(file: SourceFile, { start }: SyntaxNode): string {
  const before = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?$/.exec(file.text.slice(0, start))
  return (before?.[1] ?? '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Returns the declaration of a type or a function, and its file. It searches this file and the files that this file
 * imports.
 */
export function findDeclaration(file: SourceFile, name: string): { file: SourceFile; node: SyntaxNode } | undefined {
  for (const statement of file.body) {
    const node = nodeAt(statement, 'declaration') ?? statement
    if (nameOf(nodeAt(node, 'id')) === name) return { file, node }
  }
  for (const statement of file.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const from = nameOf(nodeAt(statement, 'source'))
    const names = nodesIn(statement.specifiers).map(specifier => nameOf(nodeAt(specifier, 'local')))
    if (from?.startsWith('.') && names.includes(name))
      return findDeclaration(readSource(join(dirname(file.path), from)), name)
  }
  return undefined
}
