import { gatherFlows, type WrittenFlow } from './flow-folders.ts'
import { type ObjectTree, type ParsedSource, partOf, type Text, textOf } from './json-tree.ts'
import { patchFlow, writeOut } from './likes.ts'
import { Memory } from './memory.ts'
import { Problems } from './problem.ts'
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

/** The outcome of making a flow whole. */
export interface MadeWhole {
  readonly problems: Problems
  /** Undefined if it could not be made. */
  readonly whole: Whole | undefined
}

/** Makes each flow whole; sources of another kind are passed over. One that cannot be is reported and left out. */
export function makeWhole(
  sources: readonly ParsedSource[],
  problems: Problems,
  memory = new Memory<MadeWhole>(),
): readonly Whole[] {
  const flows = new Map<string, FlowSource>()
  for (const flow of gatherFlows(sources, problems)) {
    const { tree } = flow
    const id = textOf(partOf(tree, 'id'))
    const other = id && flows.get(id.text)
    if (id === undefined) problems.add('missing-key', tree.at, '“id” is missing.')
    else if (other === undefined) flows.set(id.text, { ...flow, id: id.text, base: textOf(partOf(tree, 'extends')) })
    else problems.add('duplicate-flow', id.at, `The flow “${id.text}” is also in ${other.tree.at.file}.`)
  }
  const trees = new Map(sources.map(({ file, tree }) => [file, tree]))
  const names = [...flows.keys()].join(' ')
  return [...flows.values()].flatMap(flow => {
    const line = lineOf(flow, flows)
    const parts = line.flatMap(({ files, isSound }) => [isSound, ...files.map(file => trees.get(file))])
    const made = memory.recall(flow.id, [names, ...parts], () => madeOf(flow, flows))
    problems.take(made.problems)
    return made.whole ?? []
  })
}

function madeOf(flow: FlowSource, flows: ReadonlyMap<string, FlowSource>): MadeWhole {
  const problems = new Problems()
  const tree = wholeOf(flow, flows, [], problems)
  if (tree === undefined) return { problems, whole: undefined }
  const { id, base, files: ownFiles } = flow
  const pruned = base === undefined ? { tree, leftOut: nothing } : prune(tree, ownFiles)
  const files = lineOf(flow, flows).flatMap(one => one.files)
  return { problems, whole: { ...pruned, id, base: base?.text, ownFiles, files } }
}

/** Returns the flow, the one that it extends, and so on. */
function lineOf(flow: FlowSource, flows: ReadonlyMap<string, FlowSource>): readonly FlowSource[] {
  const line: FlowSource[] = []
  let next: FlowSource | undefined = flow
  while (next !== undefined && !line.includes(next)) {
    line.push(next)
    next = next.base && flows.get(next.base.text)
  }
  return line
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
