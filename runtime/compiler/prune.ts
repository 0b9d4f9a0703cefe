import { NOT_FOUND } from '../engine/flow.ts'
import { itemsOf, type Member, type ObjectTree, partOf, type Tree, textOf, textsOf } from './json-tree.ts'

type Keeps = (name: string, member: Member) => boolean

/** Names that a flow inherits but does not use. They are stored because the check suggests them for misspelt names. */
export interface LeftOut {
  readonly guards: readonly string[]
  readonly steps: readonly string[]
  readonly modals: readonly string[]
}

export const nothing: LeftOut = { guards: [], steps: [], modals: [] }

/**
 * Returns a flow without unused inherited parts. These are steps and modals that nothing leads to, and guards that
 * nothing names. Parts from the flow's own files stay. If they are unused, the passes must report them.
 */
export function prune(flow: ObjectTree, ownFiles: readonly string[]): { tree: ObjectTree; leftOut: LeftOut } {
  const isOwn = (member: Member) => ownFiles.includes(member.keyAt.file)
  const reached = reachIn(flow, isOwn)
  const steps = keep(partOf(flow, 'steps'), (id, member) => isOwn(member) || reached.has(`step:${id}`))
  const modals = keep(partOf(flow, 'modals'), (id, member) => isOwn(member) || reached.has(`modal:${id}`))
  const named = guardsIn([partOf(flow, 'menu'), partOf(flow, 'always'), steps, modals], partOf(flow, 'guards'), isOwn)
  const guards = keep(partOf(flow, 'guards'), (name, member) => isOwn(member) || named.has(name))
  const members = new Map(flow.members)
  for (const [part, value] of Object.entries({ guards, steps, modals })) {
    const member = members.get(part)
    if (member !== undefined && value !== undefined) members.set(part, { ...member, value })
  }
  const gone = (part: string, left: Tree | undefined) =>
    membersOf(partOf(flow, part)).flatMap(([name]) => (partOf(left, name) === undefined ? [name] : []))
  const leftOut = { guards: gone('guards', guards), steps: gone('steps', steps), modals: gone('modals', modals) }
  return { tree: { ...flow, members }, leftOut }
}

function keep(tree: Tree | undefined, keeps: Keeps): Tree | undefined {
  if (tree?.kind !== 'object') return tree
  return { ...tree, members: new Map([...tree.members].filter(([name, member]) => keeps(name, member))) }
}

function membersOf(tree: Tree | undefined): readonly (readonly [string, Member])[] {
  return tree?.kind === 'object' ? [...tree.members] : []
}

/**
 * Returns the steps and modals that something leads to, as `step:<id>` and `modal:<id>`. Every guard counts as true,
 * and every event as sent. So the result contains every screen that a customer could see.
 */
function reachIn(flow: ObjectTree, isOwn: (member: Member) => boolean): ReadonlySet<string> {
  const steps = membersOf(partOf(flow, 'steps'))
  const modals = membersOf(partOf(flow, 'modals'))
  const screens = new Map<string, Member>([
    ...steps.map(([id, member]) => [`step:${id}`, member] as const),
    ...modals.map(([id, member]) => [`modal:${id}`, member] as const),
  ])
  const collectorOf = (fact: string) => steps.find(([, { value }]) => collects(value, fact))?.[0]
  const reached = new Set<string>()
  const follow = (target: string): void => {
    const screen = screens.get(target)?.value
    if (screen === undefined || reached.has(target)) return
    reached.add(target)
    for (const next of targetsIn(screen)) follow(next)
    if (partOf(screen, 'else') !== undefined) return
    // If a step lacks a fact, the engine shows the step that collects the fact.
    for (const { text } of textsOf(partOf(screen, 'needs'))) follow(`step:${collectorOf(text)}`)
  }
  follow(`step:${textOf(partOf(flow, 'start'))?.text}`)
  follow(`step:${NOT_FOUND}`)
  for (const target of targetsIn(partOf(flow, 'always'))) follow(target)
  for (const [target, member] of screens) if (isOwn(member)) follow(target)
  return reached
}

function collects(screen: Tree, fact: string): boolean {
  return itemsOf(partOf(screen, 'blocks')).some(block => textOf(partOf(block, 'fact'))?.text === fact)
}

function targetsIn(tree: Tree | undefined): readonly string[] {
  if (tree?.kind === 'object') return [...tree.members.values()].flatMap(({ value }) => targetsIn(value))
  if (tree?.kind === 'list') return tree.items.flatMap(targetsIn)
  const text = textOf(tree)?.text ?? ''
  return /^(step|return|modal):/.test(text) ? [text.replace(/^return:/, 'step:')] : []
}

/** Returns the guards that these parts name, and the guards inside those guards. */
function guardsIn(
  parts: readonly (Tree | undefined)[],
  guards: Tree | undefined,
  isOwn: (member: Member) => boolean,
): ReadonlySet<string> {
  const named = new Set<string>()
  const name = (guard: string): void => {
    if (named.has(guard)) return
    named.add(guard)
    namesIn(partOf(guards, guard)).forEach(name)
  }
  parts.flatMap(whensIn).forEach(name)
  for (const [, member] of membersOf(guards)) if (isOwn(member)) namesIn(member.value).forEach(name)
  return named
}

const GUARDED = ['when', 'onlyWhile']

function whensIn(tree: Tree | undefined): readonly string[] {
  if (tree?.kind === 'list') return tree.items.flatMap(whensIn)
  return membersOf(tree).flatMap(([key, { value }]) =>
    GUARDED.includes(key) ? (textOf(value)?.text ?? []) : whensIn(value),
  )
}

/** Returns the guards that a guard names. */
function namesIn(guard: Tree | undefined): readonly string[] {
  const texts = [...textsOf(partOf(guard, 'all')), ...textsOf(partOf(guard, 'any')), textOf(partOf(guard, 'not'))]
  return texts.flatMap(name => name?.text ?? [])
}
