import { type ParsedSource, parseSource, partOf, type Source, textOf } from './json-tree.ts'
import { whereIs } from './line.ts'
import type { Problems } from './problem.ts'

export interface ReadSource extends ParsedSource {
  /** Whether the file cannot be read, so that its content is unknown. */
  readonly isLost: boolean
  /** The id of the flow that the unreadable file probably contains. */
  readonly lostId?: string
}

/** Reports a file that is not a JSON object. Returns it without a tree, so its content is not checked. */
export function readable(source: Source | ParsedSource, problems: Problems): ReadSource {
  const parsed = 'text' in source ? parseSource(source) : source
  const { file, tree, fault, repeatedKeys } = parsed
  if (fault !== undefined) problems.add(fault.code, fault.at, fault.what)
  else if (tree !== undefined && tree.kind !== 'object')
    problems.add('wrong-type', tree.at, 'The file is not an object.')
  else if (tree === undefined) problems.add('syntax', { file, line: 1, column: 1, pointer: '' }, 'The file is empty.')
  else {
    for (const { at, key, firstAt } of repeatedKeys)
      problems.add('duplicate-key', at, `\`${key}\` is there twice: here, and in ${whereIs(firstAt, at)}.`)
    return { ...parsed, isLost: false }
  }
  const id = textOf(partOf(tree, 'id'))?.text ?? nameOf(file)
  return { ...parsed, tree: undefined, isLost: true, lostId: id }
}

/** Returns the name of a file's flow, such as `web` for `web/flow.json` and for `web.flow.json`. */
function nameOf(file: string): string {
  return /([^/]+?)(?:\/flow|\.flow)?\.json$/.exec(file)?.[1] ?? file
}
