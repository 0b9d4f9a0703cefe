import { gatherFlows, type WrittenFlow } from './flow-folders.ts'
import { type ObjectTree, type ParsedSource, partOf, type Text, textOf } from './json-tree.ts'
import { patchFlow, writeOut } from './likes.ts'
import { Memory } from './memory.ts'
import { Problems } from './problem.ts'
import { type LeftOut, nothing, prune } from './prune.ts'

/** A flow config with its base: the flow that it extends, with its patch applied. */
export interface Whole {
  readonly id: string
  /** The id of the flow that it extends. */
  readonly base: string | undefined
  /** The files of the flow itself, without its base flows. */
  readonly ownFiles: readonly string[]
  /** The files of the flow and of all its base flows, its own files first. */
  readonly files: readonly string[]
  readonly tree: ObjectTree
  readonly leftOut: LeftOut
  /** False if a patch of this flow or its bases changes a part that does not exist. */
  readonly isSound: boolean
}

interface FlowSource extends WrittenFlow {
  readonly id: string
  readonly base: Text | undefined
}

/** The result of completing a flow with its base. */
export interface MadeWhole {
  readonly problems: Problems
  readonly whole: Whole | undefined
}

/**
 * Completes each flow with its base, and ignores files that are no flows. A flow that cannot be completed is reported
 * and left out. It is not reported if the file of its base is unreadable, because that file is already reported.
 * `written` contains the ids of all flows that have a file.
 */
export function makeWhole(
  sources: readonly ParsedSource[],
  problems: Problems,
  memory = new Memory<MadeWhole>(),
  written: ReadonlySet<string> = new Set(),
): readonly Whole[] {
  const flows = new Map<string, FlowSource>()
  for (const flow of gatherFlows(sources, problems)) {
    const { tree } = flow
    const id = textOf(partOf(tree, 'id'))
    const other = id && flows.get(id.text)
    if (id === undefined) problems.add('missing-key', tree.at, '`id` is missing.')
    else if (other === undefined) flows.set(id.text, { ...flow, id: id.text, base: textOf(partOf(tree, 'extends')) })
    else problems.add('duplicate-flow', id.at, `The flow \`${id.text}\` is also in ${other.tree.at.file}.`)
  }
  const trees = new Map(sources.map(({ file, tree }) => [file, tree]))
  const unpruned: Unpruned = new Map()
  const names = [...flows.keys(), '', ...written].join(' ')
  return [...flows.values()].flatMap(flow => {
    const line = lineOf(flow, flows)
    const parts = line.flatMap(({ files, isSound }) => [isSound, ...files.map(file => trees.get(file))])
    // The error about an unknown base lists the names of all flows. When a name changes, the flow is completed again,
    // so that the list is up to date. If all bases exist, there is no such list.
    const hasBases = line.every(({ base }) => base === undefined || flows.has(base.text))
    const known = { flows, unpruned, written }
    const made = memory.recall(flow.id, [hasBases ? '' : names, ...parts], () => madeOf(flow, known))
    problems.take(made.problems)
    return made.whole ?? []
  })
}

/** Flows with their bases applied. Several flows may extend the same base. */
type Unpruned = Map<FlowSource, { readonly tree: ObjectTree; readonly problems: Problems }>

interface Known {
  readonly flows: ReadonlyMap<string, FlowSource>
  readonly unpruned: Unpruned
  readonly written: ReadonlySet<string>
}

function madeOf(flow: FlowSource, known: Known): MadeWhole {
  const { flows } = known
  const problems = new Problems()
  const tree = wholeOf(flow, [], problems, known)
  if (tree === undefined) return { problems, whole: undefined }
  const { id, base, files: ownFiles } = flow
  const pruned = base === undefined ? { tree, leftOut: nothing } : prune(tree, ownFiles)
  const files = lineOf(flow, flows).flatMap(one => one.files)
  return { problems, whole: { ...pruned, id, base: base?.text, ownFiles, files, isSound: !problems.hasErrors } }
}

/** Returns the flow and its chain of base flows. */
function lineOf(flow: FlowSource, flows: ReadonlyMap<string, FlowSource>): readonly FlowSource[] {
  const line: FlowSource[] = []
  let next: FlowSource | undefined = flow
  while (next !== undefined && !line.includes(next)) {
    line.push(next)
    next = next.base && flows.get(next.base.text)
  }
  return line
}

/**
 * Returns a flow with its bases applied, from the cache if possible. A failure is not cached, because its message names
 * the flow that extends this one, and another flow needs another message.
 */
function wholeOf(flow: FlowSource, via: readonly string[], problems: Problems, all: Known): ObjectTree | undefined {
  const own = new Problems()
  const known = all.unpruned.get(flow)
  const tree = known === undefined ? putOnBase(flow, via, own, all) : known.tree
  problems.take(known?.problems ?? own)
  if (tree !== undefined && known === undefined) all.unpruned.set(flow, { tree, problems: own })
  return tree
}

function putOnBase(
  { id, tree, base, isSound }: FlowSource,
  via: readonly string[],
  problems: Problems,
  all: Known,
): ObjectTree | undefined {
  const { flows, written } = all
  if (!isSound) return undefined
  if (base === undefined) return writeOut(tree, problems)
  const path = [...via, id]
  if (path.includes(base.text)) {
    problems.add('base-circle', base.at, `The flow \`${id}\` is made from itself: ${[...path, base.text].join(' → ')}.`)
    return undefined
  }
  const from = flows.get(base.text)
  if (from === undefined) {
    if (written.has(base.text)) return undefined
    const known = [...flows.keys()].filter(name => name !== id)
    problems.add('unknown-base', base.at, `There is no flow \`${base.text}\` to extend.`, { name: base.text, known })
    return undefined
  }
  const whole = wholeOf(from, path, problems, all)
  if (whole === undefined) return undefined
  const members = new Map(tree.members)
  members.delete('extends')
  members.delete('$schema')
  return patchFlow(whole, { ...tree, members }, problems)
}
