import { type ParsedSource, parseSource, partOf, type Source, type Tree, textOf } from './json-tree.ts'
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
    for (const repeated of repeatedKeys) reportTwice(repeated, problems)
    return { ...parsed, isLost: false }
  }
  const id = textOf(partOf(tree, 'id'))?.text ?? nameOf(file)
  return { ...parsed, tree: undefined, isLost: true, lostId: id }
}

function reportTwice({ at, key, value, first }: ParsedSource['repeatedKeys'][number], problems: Problems): void {
  const [, kind = '', screen] = at.pointer.split('/')
  const of = screen !== undefined && ['steps', 'modals'].includes(kind) && screen !== key ? ` of \`${screen}\`` : ''
  const [now, former] = [shownIn(value), shownIn(first.value)]
  const there = whereIs(first.keyAt, at)
  const what = `\`${key}\`${of} is there twice: here with ${now}, and in ${there} with ${former}.`
  const why = `The app uses only this one, so no customer would see ${former}.`
  const mend =
    now === former
      ? 'Delete one of them.'
      : `Keep one of the two lines: delete line ${at.line} if you want ${former}, or ${there} if you want ${now}.`
  problems.add('duplicate-key', at, what, undefined, { why, mend })
}

/** Returns a value in a sentence: a text as the customer reads it. */
function shownIn(tree: Tree): string {
  if (tree.kind === 'value') return typeof tree.value === 'string' ? `“${tree.value}”` : `\`${tree.value}\``
  return `what begins in line ${tree.at.line}`
}

/** Returns the name of a file's flow, such as `web` for `web/flow.json` and for `web.flow.json`. */
function nameOf(file: string): string {
  return /([^/]+?)(?:\/flow|\.flow)?\.json$/.exec(file)?.[1] ?? file
}
