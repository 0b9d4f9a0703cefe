import { isObject } from '../../runtime/compiler/diff/json.ts'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import type { Authored } from './authored.ts'
import { type Block, blocksOf, propsOf } from './block-sites.ts'
import type { Path } from './json.ts'
import { entries, screensOf } from './sites.ts'

/** A text that customers read. */
export interface Copy {
  readonly path: Path
  readonly text: string
  /** The names that may stand in braces in the text: facts, the block's own names, or none. */
  readonly filled: 'facts' | 'own' | 'none'
  readonly block: Block | undefined
}

export function copiesOf(authored: Authored): readonly Copy[] {
  const { kind, json } = authored
  if (kind === 'errors' || kind === 'fields') return textsIn(json, [])
  const titles = screensOf(authored).flatMap(({ path, part, json: { title } }): readonly Copy[] =>
    typeof title === 'string'
      ? [{ path: [...path, 'title'], text: title, filled: part === 'modals' ? 'facts' : 'none', block: undefined }]
      : [],
  )
  return [...titles, ...blocksOf(authored).flatMap(copiesIn)]
}

/**
 * Whether texts with this role may contain facts. A `shared` text is for other people, so its facts must not be
 * personal.
 */
function isFilled(role: string | undefined): boolean {
  return role === 'copy' || role === 'shared'
}

function copiesIn(block: Block): readonly Copy[] {
  return propsOf(block).flatMap(({ path, value, schema }): readonly Copy[] => {
    const { role, enum: options, placeholders } = schema
    if (
      typeof value !== 'string' ||
      options !== undefined ||
      (role !== undefined && role !== 'terms' && role !== 'way' && !isFilled(role))
    )
      return []
    // A single word in lower case, such as the name of a rule, is not a text that customers read.
    if (/^[a-z][\w-]*$/.test(value)) return []
    return [{ path, text: value, filled: isFilled(role) ? 'facts' : placeholders ? 'own' : 'none', block }]
  })
}

function textsIn(json: Json, path: Path): readonly Copy[] {
  const key = path[path.length - 1]
  if (typeof json === 'string')
    return key === '$schema' || key === 'event' ? [] : [{ path, text: json, filled: 'none', block: undefined }]
  return isObject(json) ? entries(json).flatMap(([name, value]) => textsIn(value, [...path, name])) : []
}
