import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { DEEPEST, readBrackets } from './brackets.ts'
import { syntaxFault } from './syntax-fault.ts'

/** A position in a file. Lines and columns start at 1. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  /** JSON pointer (RFC 6901) in the file. */
  readonly pointer: string
}

/** JSON in which each value has its position in the file. */
export type Tree = ObjectTree | ListTree | ValueTree

export interface ObjectTree {
  readonly kind: 'object'
  readonly at: Place
  readonly members: ReadonlyMap<string, Member>
}

export interface Member {
  readonly keyAt: Place
  readonly value: Tree
}

export interface ListTree {
  readonly kind: 'list'
  readonly at: Place
  readonly items: readonly Tree[]
}

export interface ValueTree {
  readonly kind: 'value'
  readonly at: Place
  readonly value: string | number | boolean | null
}

export interface Source {
  readonly file: string
  readonly text: string
}

export interface ParsedSource {
  readonly file: string
  /** Undefined if nothing in the file can be read. */
  readonly tree: Tree | undefined
  /**
   * The first reason why the file cannot be read. Later errors are left out, because they may follow from the first.
   */
  readonly fault: { readonly code: 'syntax' | 'nested-too-deep'; readonly at: Place; readonly what: string } | undefined
  readonly repeatedKeys: readonly RepeatedKey[]
}

/** A key that an object has twice, with the value of each. */
interface RepeatedKey {
  readonly at: Place
  readonly key: string
  readonly value: Tree
  readonly first: Member
}

export function parseSource({ file, text }: Source): ParsedSource {
  const placeAt = placesOf(file, text)
  const brackets = readBrackets(text)
  if (brackets.tooDeepAt !== undefined) {
    const what = `Here more than ${DEEPEST} brackets are open.`
    const fault = { code: 'nested-too-deep', at: placeAt(brackets.tooDeepAt, ''), what } as const
    return { file, tree: undefined, fault, repeatedKeys: [] }
  }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const repeatedKeys: RepeatedKey[] = []

  function treeOf(node: Node, pointer: string): Tree {
    const at = placeAt(node.offset, pointer)
    if (node.type === 'array') {
      return {
        kind: 'list',
        at,
        items: (node.children ?? []).map((child, index) => treeOf(child, `${pointer}/${index}`)),
      }
    }
    if (node.type !== 'object') return { kind: 'value', at, value: node.value }
    const members = new Map<string, Member>()
    for (const { children: [keyNode, valueNode] = [] } of node.children ?? []) {
      if (keyNode === undefined || valueNode === undefined) continue
      const key: string = keyNode.value
      const inner = `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`
      const keyAt = placeAt(keyNode.offset, inner)
      const first = members.get(key)
      const value = treeOf(valueNode, inner)
      if (first !== undefined) repeatedKeys.push({ at: keyAt, key, value, first })
      members.set(key, { keyAt, value })
    }
    return { kind: 'object', at, members }
  }

  const tree = root === undefined ? undefined : treeOf(root, '')
  const found = syntaxFault(text, errors, brackets)
  const fault = found && ({ code: 'syntax', at: placeAt(found.offset, ''), what: found.what } as const)
  return { file, tree, fault, repeatedKeys }
}

function placesOf(file: string, text: string): (offset: number, pointer: string) => Place {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset, pointer) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { file, line: low + 1, column: offset - (starts[low] ?? 0) + 1, pointer }
  }
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

const plain = new WeakMap<Tree, Json>()

/**
 * Returns the plain JSON of a tree. It returns the same object each time, also for a part that several trees share. A
 * key such as `__proto__` becomes an own property.
 */
export function jsonOf(tree: Tree): Json {
  if (tree.kind === 'value') return tree.value
  const json = plain.get(tree) ?? plainOf(tree)
  plain.set(tree, json)
  return json
}

function plainOf(tree: ObjectTree | ListTree): Json {
  if (tree.kind === 'list') return tree.items.map(jsonOf)
  return Object.fromEntries([...tree.members].map(([key, { value }]) => [key, jsonOf(value)]))
}

function memberOf(tree: Tree | undefined, key: string): Member | undefined {
  return tree?.kind === 'object' ? tree.members.get(key) : undefined
}

export function partOf(tree: Tree | undefined, key: string): Tree | undefined {
  return memberOf(tree, key)?.value
}

/** Returns a text with its position in the file, or undefined for any other value. */
export function textOf(tree: Tree | undefined): Text | undefined {
  return tree?.kind === 'value' && typeof tree.value === 'string' ? { text: tree.value, at: tree.at } : undefined
}

export interface Text {
  readonly text: string
  readonly at: Place
}

export function itemsOf(tree: Tree | undefined): readonly Tree[] {
  return tree?.kind === 'list' ? tree.items : []
}

export function textsOf(tree: Tree | undefined): readonly Text[] {
  return itemsOf(tree).flatMap(item => textOf(item) ?? [])
}
