import type { Tree } from '../../../runtime/compiler/json-tree.ts'
import { partOf, textOf } from '../../../runtime/compiler/json-tree.ts'
import { type Problem, problemCodes } from '../../../runtime/compiler/problem.ts'
import { isWithin, type Path } from '../document/change.ts'
import { AS_JSON, type Field, type Said } from '../protocol.ts'

/** A problem with its path in the config. The path is undefined if the problem is not in the config. */
export interface Placed {
  readonly problem: Problem
  readonly at: Path | undefined
}

/**
 * Returns each problem with its path in the config. If the file does not contain the problem's own part, this is the
 * path of the nearest part that it contains.
 */
export function placed(problems: readonly Problem[], tree: Tree): readonly Placed[] {
  return problems.map(problem => ({ problem, at: nearest(tree, problem, [])?.at }))
}

interface Near {
  readonly at: Path
  readonly length: number
}

function nearest(tree: Tree, problem: Problem, at: Path): Near | undefined {
  const { file, pointer } = tree.at
  const isIn = file === problem.file && (pointer === problem.pointer || problem.pointer.startsWith(`${pointer}/`))
  const own: Near | undefined = isIn && pointer !== '' ? { at, length: pointer.length } : undefined
  const inner =
    tree.kind === 'object'
      ? [...tree.members].map(([key, { value }]) => nearest(value, problem, [...at, key]))
      : tree.kind === 'list'
        ? tree.items.map((item, index) =>
            nearest(item, problem, [...at, textOf(partOf(item, 'id'))?.text ?? String(index)]),
          )
        : []
  return [own, ...inner].reduce<Near | undefined>(
    (best, one) => (one !== undefined && one.length > (best?.length ?? 0) ? one : best),
    undefined,
  )
}

export function saidOf(problem: Problem, isElsewhere = false): Said {
  const { severity, file, line, code } = problem
  // The checker advises to write the text or to remove it. In the panel, emptying an optional text already removes it,
  // so a blank text has to be written.
  const text =
    code === 'blank-text' ? problem.message.replace(problemCodes[code].mend, 'Write the text.') : problem.message
  return { severity, text, ...(isElsewhere ? { where: `${file}:${line}` } : {}) }
}

/** Whether a field shows the value at a place. */
export function hasField(fields: readonly Field[], at: Path | undefined): boolean {
  return fields.some(field => field.label !== AS_JSON && isWithin(at, field.at))
}

/**
 * Returns the fields, each with its problems. If a value has no field, its problems are shown at the group around it.
 */
export function withProblems(fields: readonly Field[], found: readonly Placed[]): readonly Field[] {
  return fields.map(field => {
    const own = found.filter(({ at }) => isWithin(at, field.at))
    if (own.length === 0 || field.label === AS_JSON) return field
    if (field.kind !== 'group') return { ...field, problems: own.map(({ problem }) => saidOf(problem)) }
    const inner = withProblems(field.fields, own)
    const left = own.filter(({ at }) => !field.fields.some(one => isWithin(at, one.at)))
    return { ...field, fields: inner, problems: left.map(({ problem }) => saidOf(problem)) }
  })
}
