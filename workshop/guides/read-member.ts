import {
  commentBefore,
  findDeclaration,
  nameOf,
  nodeAt,
  nodesIn,
  type SourceFile,
  type SyntaxNode,
  textOf,
} from './syntax.ts'

interface NamedType {
  readonly name: string
  readonly text: string
}

export interface Prop {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly about: string
  readonly fallback?: string
  /** The project's own types that occur in the prop's type. */
  readonly types: readonly NamedType[]
}

/** Returns the parts of a union without `undefined`. The table shows `undefined` as “optional”. */
function partsOf(type: SyntaxNode | undefined, isOptional: boolean): SyntaxNode[] {
  if (type === undefined) return []
  if (type.type !== 'TSUnionType' || !isOptional) return [type]
  return nodesIn(type.types).filter(part => part.type !== 'TSUndefinedKeyword')
}

/**
 * Returns our own types that occur in a type, with their source text. The names of icons are left out, because they
 * have a page.
 */
function namedTypes(file: SourceFile, type: string): NamedType[] {
  const names = [...new Set(type.replace(/'[^']*'/g, '').match(/\b[A-Z]\w+/g))].filter(name => name !== 'IconName')
  return names.flatMap(name => {
    const found = findDeclaration(file, name)
    return found === undefined ? [] : [{ name, text: found.file.text.slice(found.node.start, found.node.end) }]
  })
}

/** Returns a prop from a member of an interface. */
export function memberOf(file: SourceFile, node: SyntaxNode): Prop {
  const isOptional = node.optional === true
  const parts = partsOf(nodeAt(node, 'typeAnnotation', 'typeAnnotation'), isOptional)
  const only = parts.length === 1 ? parts[0] : undefined
  const bare = only?.type === 'TSParenthesizedType' ? (nodeAt(only, 'typeAnnotation') ?? only) : only
  const type = bare === undefined ? parts.map(part => textOf(file, part)).join(' | ') : textOf(file, bare)
  return {
    name: nameOf(nodeAt(node, 'key')) ?? '',
    type: type === '' ? 'undefined' : type,
    isRequired: !isOptional,
    about: commentBefore(file, node),
    types: namedTypes(file, type),
  }
}
