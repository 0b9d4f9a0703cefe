import { type ParsedSource, parseSource, type Source } from './json-tree.ts'
import type { Problems } from './problem.ts'

/** Reports a file that is not a JSON object, and returns it without a tree, so that nothing else is checked in it. */
export function readable(source: Source | ParsedSource, problems: Problems): ParsedSource {
  const parsed = 'text' in source ? parseSource(source) : source
  const [fault] = parsed.faults
  if (fault !== undefined) {
    problems.add('syntax', fault.at, fault.what)
    return { ...parsed, tree: undefined }
  }
  for (const { at, key } of parsed.repeatedKeys) problems.add('duplicate-key', at, `“${key}” is already there.`)
  if (parsed.tree !== undefined && parsed.tree.kind !== 'object') {
    problems.add('wrong-type', parsed.tree.at, 'The file is not an object.')
    return { ...parsed, tree: undefined }
  }
  return parsed
}
