import { getNodeValue, type Node, parseTree } from 'jsonc-parser'
import { isObject, isSame } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { type Entry, entriesOf } from './print-entries.ts'

/** The formatter `npm run format` breaks lines of configs at this width. */
const WIDTH = 160
const STEP = 2

/**
 * The position of a value in its file: the indentation of its line, its column, and the number of characters after it
 * on the line.
 */
interface Spot {
  readonly indent: number
  readonly column: number
  readonly tail: number
}

/**
 * Returns the text of a config with other content. If a part is unchanged, its bytes stay the same. All other parts are
 * written as `npm run format` writes them. An empty text becomes a new file.
 */
export function printJson(text: string, value: Json): string {
  const root = parseTree(text)
  const start = { indent: 0, column: 0, tail: 0 }
  if (root === undefined) return `${print(text, undefined, value, start)}\n`
  const after = text.slice(root.offset + root.length)
  return `${text.slice(0, root.offset)}${print(text, root, value, start)}${after}`
}

const spaces = (count: number) => ' '.repeat(count)
const sliceOf = (text: string, { offset, length }: Node) => text.slice(offset, offset + length)

/** Whether the first member of an object has a line of its own. The formatter keeps such a line. */
function isSpread(text: string, node: Node | undefined): boolean {
  const [first] = node?.children ?? []
  return node !== undefined && first !== undefined && text.slice(node.offset, first.offset).includes('\n')
}

function print(text: string, node: Node | undefined, value: Json, spot: Spot): string {
  if (node !== undefined && isSame(getNodeValue(node), value)) return sliceOf(text, node)
  const line = flat(text, node, value)
  if (line !== undefined && spot.column + line.length + spot.tail <= WIDTH) return line
  return Array.isArray(value) || isObject(value) ? spread(text, node, value, spot) : JSON.stringify(value)
}

/** Returns the value on one line; undefined if a part of it needs several lines. */
function flat(text: string, node: Node | undefined, value: Json): string | undefined {
  if (node !== undefined && isSame(getNodeValue(node), value)) {
    const slice = sliceOf(text, node)
    return slice.includes('\n') ? undefined : slice
  }
  if (!Array.isArray(value) && !isObject(value)) return JSON.stringify(value)
  if (isObject(value) && node?.type === 'object' && isSpread(text, node) && Object.keys(value).length > 0)
    return undefined
  const parts = entriesOf(node, value).map(entry => {
    const part = flat(text, entry.node, entry.value)
    return part === undefined ? undefined : `${entry.lead}${part}`
  })
  if (parts.includes(undefined)) return undefined
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}'
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
}

/** Returns the value with each of its entries on a separate line. */
function spread(text: string, node: Node | undefined, value: Json, { indent }: Spot): string {
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const entries = entriesOf(node, value)
  const wasSpread = isSpread(text, node)
  const inner = indent + STEP
  const lines = entries.map((entry, index) => {
    const tail = index === entries.length - 1 ? 0 : 1
    const spot = { indent: inner, column: inner + entry.lead.length, tail }
    const before = wasSpread ? gap(text, node, entries[index - 1], entry) : undefined
    const between = `${index === 0 ? '' : ','}\n${spaces(inner)}`
    return `${before ?? between}${entry.lead}${print(text, entry.node, entry.value, spot)}`
  })
  return `${open}${lines.join('')}\n${spaces(indent)}${close}`
}

/**
 * Returns the text in the file before a member or item, such as a line break. Returns undefined if the edit changes
 * what comes before it.
 */
function gap(text: string, holder: Node | undefined, before: Entry | undefined, entry: Entry): string | undefined {
  const children = holder?.children ?? []
  const index = entry.child === undefined ? -1 : children.indexOf(entry.child)
  const [child, previous] = [children[index], children[index - 1]]
  if (holder === undefined || child === undefined || previous !== before?.child) return undefined
  if (before !== undefined && before.child === undefined) return undefined
  const from = previous === undefined ? holder.offset + 1 : previous.offset + previous.length
  return text.slice(from, child.offset)
}
