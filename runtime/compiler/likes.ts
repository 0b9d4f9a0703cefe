import { type Member, type ObjectTree, partOf, type Tree, textOf } from './json-tree.ts'
import { nearMiss } from './near-miss.ts'
import { applyPatch, merge } from './patch.ts'
import { Problems } from './problem.ts'

/** The parts of a flow that `like` can copy, for example all its steps. */
interface Alike {
  readonly find: (name: string) => Tree | undefined
  readonly names: () => readonly string[]
  /** Returns the step or modal that a path names and the flow lacks. A misspelt name does not count as lacking. */
  readonly lost?: (name: string) => string | undefined
  /** Keys that `like` does not copy, because two parts must not have the same value. An example is a step's address. */
  readonly neverCopied: readonly string[]
}

interface Report {
  /** Errors because of which the whole flow is left out, such as a `like` with an unknown name. */
  readonly faults: Problems
  readonly problems: Problems
}

const parts = ['steps', 'modals'] as const

/**
 * Returns a flow with a patch applied, and with each `like` replaced by the part that it copies. Returns undefined if a
 * `like` names an unknown part.
 */
export function patchFlow(base: ObjectTree, patch: ObjectTree, problems: Problems): ObjectTree | undefined {
  return writeOut(applyPatch(base, patch, problems), problems)
}

/**
 * Returns a flow without any `like`. `like` names another step, modal, block or outcome table. The content of the other
 * one is copied, and the part's own content is then applied as a patch. If a modal has no `dismiss`, a `dismiss` that
 * closes the modal is added.
 */
export function writeOut(flow: ObjectTree, problems: Problems): ObjectTree | undefined {
  const report: Report = { faults: new Problems(), problems }
  const withScreens = mapParts(flow, screens => {
    const alike = {
      find: (id: string) => partOf(screens, id),
      names: () => [...screens.members.keys()],
      neverCopied: ['path', 'aliases', 'was'],
    }
    return mapMembers(screens, (id, screen) => written(id, screen, alike, [], report))
  })
  const inner = innerOf(withScreens)
  const lost = (path: string) => {
    const [part = '', id = ''] = path.split('/')
    const screens = partOf(withScreens, part)
    const known = screens?.kind === 'object' ? [...screens.members.keys()] : [id]
    return known.includes(id) || nearMiss(id, known) !== undefined ? undefined : id
  }
  const atPath = { find: (path: string) => inner.get(path), names: () => [...inner.keys()], neverCopied: ['id'], lost }
  const whole = mapInner(withScreens, (path, value) => written(path, value, atPath, [], report))
  problems.take(report.faults)
  return report.faults.hasErrors
    ? undefined
    : mapParts(whole, (screens, part) => (part === 'modals' ? closing(screens) : screens))
}

function written(name: string, value: Tree, alike: Alike, via: readonly string[], report: Report): Tree | undefined {
  const like = textOf(partOf(value, 'like'))
  if (like === undefined) return value
  const path = [...via, name]
  if (path.includes(like.text)) {
    report.faults.add('like-circle', like.at, `It is like itself: ${[...path, like.text].join(' → ')}.`)
    return undefined
  }
  const found = alike.find(like.text)
  if (found?.kind !== 'object') {
    const known = alike.names().filter(other => other !== name)
    const lost = alike.lost?.(like.text)
    if (lost === undefined)
      report.faults.add(
        'unknown-like',
        like.at,
        `There is no \`${like.text}\` to copy.`,
        {
          name: like.text,
          known: known.filter(other => isMisspelling(like.text, other)),
        },
        { keep: 'Write this part out in place of its `like`.' },
      )
    else {
      const [kind, id = ''] = name.split('/')
      const screen = `${kind === 'modals' ? 'dialog' : 'screen'} \`${id}\``
      report.faults.add(
        'unknown-like',
        like.at,
        `The ${screen} takes this part from \`${lost}\`, and there is no \`${lost}\` any more.`,
        undefined,
        {
          why: `The app could not show \`${id}\`, nor any other screen of this flow.`,
          mend: `Put \`${lost}\` back: that is the safest. To do without it, delete this line and check again: the check then names each part that is missing here.`,
        },
      )
    }
    return undefined
  }
  const other = written(like.text, found, alike, path, report)
  return other && merge(without(other, alike.neverCopied), without(value, ['like']), report.problems)
}

/** Returns whether two paths differ in one part, by a misspelling. */
function isMisspelling(path: string, other: string): boolean {
  const [parts, others] = [path.split('/'), other.split('/')]
  const [at, more] = parts.flatMap((part, index) => (part === others[index] ? [] : [index]))
  if (parts.length !== others.length || at === undefined || more !== undefined) return false
  return nearMiss(parts[at] ?? '', [others[at] ?? '']) !== undefined
}

function without(tree: Tree, keys: readonly string[]): Tree {
  if (tree.kind !== 'object') return tree
  return { ...tree, members: new Map([...tree.members].filter(([key]) => !keys.includes(key))) }
}

type Change = (name: string, value: Tree) => Tree | undefined

/**
 * Changes each member. If `change` returns undefined, the member stays unchanged. If no member changes, returns the tree
 * itself, so that a later check recognizes it.
 */
function mapMembers(tree: ObjectTree, change: Change): ObjectTree {
  let members: Map<string, Member> | undefined
  for (const [name, member] of tree.members) {
    const value = change(name, member.value) ?? member.value
    if (value !== member.value) members = (members ?? new Map(tree.members)).set(name, { ...member, value })
  }
  return members === undefined ? tree : { ...tree, members }
}

function mapParts(flow: ObjectTree, change: (screens: ObjectTree, part: string) => ObjectTree): ObjectTree {
  return mapMembers(flow, (name, value) =>
    parts.some(part => part === name) && value.kind === 'object' ? change(value, name) : value,
  )
}

/**
 * Returns the flow after a call of `change` for each block and for each table of a service's outcomes. `change` also
 * gets the part's path, such as `steps/login/blocks/hero`.
 */
function mapInner(flow: ObjectTree, change: Change): ObjectTree {
  return mapParts(flow, (screens, part) =>
    mapMembers(screens, (id, screen) =>
      screen.kind === 'object' ? mapScreen(screen, `${part}/${id}`, change) : screen,
    ),
  )
}

function mapScreen(screen: ObjectTree, path: string, change: Change): ObjectTree {
  const table = (handler: Tree, at: string): Tree =>
    handler.kind === 'object'
      ? mapMembers(handler, (key, value) => (key === 'outcomes' ? change(`${at}/outcomes`, value) : value))
      : handler
  return mapMembers(screen, (key, value) => {
    const at = `${path}/${key}`
    const pathOf = (block: Tree) => `${at}/${textOf(partOf(block, 'id'))?.text}`
    if (key === 'blocks' && value.kind === 'list') {
      const items = value.items.map(block => change(pathOf(block), block) ?? block)
      return items.every((block, index) => block === value.items[index]) ? value : { ...value, items }
    }
    if (key === 'on' && value.kind === 'object')
      return mapMembers(value, (event, handler) => table(handler, `${at}/${event}`))
    return key === 'enter' || key === 'watch' ? table(value, at) : value
  })
}

/**
 * Returns each block and each outcome table by its path, such as `steps/login/blocks/hero` or
 * `steps/pix/enter/outcomes`.
 */
function innerOf(flow: ObjectTree): ReadonlyMap<string, Tree> {
  const found = new Map<string, Tree>()
  mapInner(flow, (path, value) => {
    if (!found.has(path)) found.set(path, value)
    return value
  })
  return found
}

/** If a modal has no `dismiss`, adds one that closes the modal. */
function closing(modals: ObjectTree): ObjectTree {
  return mapMembers(modals, (id, modal) => {
    if (modal.kind !== 'object') return modal
    const at = modals.members.get(id)?.keyAt ?? modal.at
    const none: Member = { keyAt: at, value: { kind: 'object', at, members: new Map() } }
    const on = modal.members.get('on') ?? none
    if (on.value.kind !== 'object' || on.value.members.has('dismiss')) return modal
    const close: Member = { keyAt: at, value: { kind: 'value', at, value: 'close' } }
    const value: ObjectTree = { ...on.value, members: new Map(on.value.members).set('dismiss', close) }
    return { ...modal, members: new Map(modal.members).set('on', { ...on, value }) }
  })
}
