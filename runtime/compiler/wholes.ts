import { gatherFlows, type WrittenFlow } from './flow-folders.ts'
import { type ObjectTree, type ParsedSource, partOf, type Text, textOf } from './json-tree.ts'
import { patchFlow, writeOut } from './likes.ts'
import type { Problems } from './problem.ts'
import { type LeftOut, nothing, prune } from './prune.ts'

/** A whole flow config: the flow that it extends, with its patch applied. */
export interface Whole {
  readonly id: string
  /** The id of the flow that it extends. */
  readonly base: string | undefined
  /** The files that it is written in itself. */
  readonly ownFiles: readonly string[]
  /** The files of each flow that it is made of, its own first. */
  readonly files: readonly string[]
  readonly tree: ObjectTree
  readonly leftOut: LeftOut
}

interface FlowSource extends WrittenFlow {
  readonly id: string
  readonly base: Text | undefined
}

/** Makes each flow whole; sources of another kind are passed over. One that cannot be is reported and left out. */
export function makeWhole(sources: readonly ParsedSource[], problems: Problems): readonly Whole[] {
  const flows = new Map<string, FlowSource>()
  for (const flow of gatherFlows(sources, problems)) {
    const { tree } = flow
    const id = textOf(partOf(tree, 'id'))
    const other = id && flows.get(id.text)
    if (id === undefined) problems.add('missing-key', tree.at, '“id” is missing.')
    else if (other === undefined) flows.set(id.text, { ...flow, id: id.text, base: textOf(partOf(tree, 'extends')) })
    else problems.add('duplicate-flow', id.at, `The flow “${id.text}” is also in ${other.tree.at.file}.`)
  }
  return [...flows.values()].flatMap(flow => {
    const whole = wholeOf(flow, flows, [], problems)
    if (whole === undefined) return []
    const pruned = flow.base === undefined ? { tree: whole, leftOut: nothing } : prune(whole, flow.files)
    return [{ ...pruned, id: flow.id, base: flow.base?.text, ownFiles: flow.files, files: filesOf(flow, flows) }]
  })
}

function filesOf({ files, base }: FlowSource, flows: ReadonlyMap<string, FlowSource>): readonly string[] {
  const from = base === undefined ? undefined : flows.get(base.text)
  return [...files, ...(from === undefined ? [] : filesOf(from, flows))]
}

function wholeOf(
  { id, tree, base, isSound }: FlowSource,
  flows: ReadonlyMap<string, FlowSource>,
  via: readonly string[],
  problems: Problems,
): ObjectTree | undefined {
  if (!isSound) return undefined
  if (base === undefined) return writeOut(tree, problems)
  const path = [...via, id]
  if (path.includes(base.text)) {
    problems.add('base-circle', base.at, `The flow “${id}” is made from itself: ${[...path, base.text].join(' → ')}.`)
    return undefined
  }
  const from = flows.get(base.text)
  if (from === undefined) {
    const known = [...flows.keys()].filter(name => name !== id)
    problems.add('unknown-base', base.at, `There is no flow “${base.text}” to extend.`, { name: base.text, known })
    return undefined
  }
  const whole = wholeOf(from, flows, path, problems)
  if (whole === undefined) return undefined
  const members = new Map(tree.members)
  members.delete('extends')
  members.delete('$schema')
  return patchFlow(whole, { ...tree, members }, problems)
}
