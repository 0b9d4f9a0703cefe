import { own } from '../engine/flow.ts'
import type { BlockSpec, Catalogue } from './catalogue.ts'
import type { JsonSchema } from './json-schema.ts'
import {
  itemsOf,
  type Member,
  type ObjectTree,
  type Place,
  partOf,
  type Text,
  type Tree,
  textOf,
  textsOf,
} from './json-tree.ts'
import { type LeftOut, nothing } from './prune.ts'
import type { Whole } from './wholes.ts'

/**
 * A flow in the form that the passes (checks) read: each name comes with its position in the file. A value of the wrong
 * type is missing here. It is already reported, and the passes must still find the other errors.
 */
export interface FlowModel {
  readonly id: string
  /** The files of the flow itself, without the files of the flow that it extends. */
  readonly files: ReadonlySet<string>
  /** Inherited steps and modals that were removed because nothing in this flow leads to them. */
  readonly leftOut: LeftOut
  readonly tree: ObjectTree
  readonly start: Text | undefined
  readonly channels: readonly Text[]
  readonly channelPath: Text | undefined
  readonly guards: ReadonlyMap<string, GuardModel>
  readonly always: ReadonlyMap<string, Handling>
  readonly alwaysAt: Place
  readonly steps: ReadonlyMap<string, StepModel>
  readonly modals: ReadonlyMap<string, ModalModel>
  readonly menu: readonly Text[]
  /** The guards of the menu's items. The proofs ignore these guards, as if the menu always had each item. */
  readonly menuWhens: readonly Text[]
  /**
   * Events of the links in the panel. A narrow screen has no panel, so a step must also be reachable without these
   * links.
   */
  readonly links: readonly Text[]
}

export interface GuardModel {
  readonly at: Place
  readonly fact: Text | undefined
  /** Other guards that this guard names. */
  readonly names: readonly Text[]
}

export interface Way {
  readonly at: Place
  readonly to: Text
  readonly when: Text | undefined
  /** The outcome that leads to the target. It is undefined if no service runs. */
  readonly outcome: string | undefined
}

/** How a flow handles an event. */
export interface Handling {
  readonly at: Place
  readonly service: Text | undefined
  readonly ways: readonly Way[]
  /** The targets of each list with guards in this handler, in the order in which the engine tries them. */
  readonly lists: readonly (readonly Way[])[]
  readonly closes: boolean
  readonly send: Text | undefined
}

export interface BlockModel {
  readonly id: Text | undefined
  readonly name: string
  readonly when: Text | undefined
  readonly instead: Text | undefined
  readonly tree: ObjectTree
  /** The schema of the block's props. It is undefined for an unknown block. */
  readonly schema: JsonSchema | undefined
  readonly emits: readonly Text[]
  readonly emitsActions: boolean
  /** Whether the block shows the message of an outcome. */
  readonly tells: boolean
  readonly writes: readonly string[]
  /** The field rules that the block's config names. */
  readonly rules: readonly Text[]
  /** The customer segments that the block mentions by name. */
  readonly segments: readonly Text[]
  /** The facts in the block's config: those that its props read or write, and those in its texts. */
  readonly reads: readonly Text[]
  readonly shows: ReadonlySet<string>
  /** Facts that the block requires. If one of them is unknown, the block's text has a gap. */
  readonly named: ReadonlySet<string>
  /** The fact that the block writes. The engine treats the fact as collected on this step. */
  readonly fact: string | undefined
}

export interface ScreenModel {
  readonly id: string
  readonly at: Place
  readonly tree: Tree
  readonly title: Text | undefined
  /** The name of the claim that the screen makes about the customer's money. */
  readonly claims: Text | undefined
  readonly blocks: readonly BlockModel[]
  readonly on: ReadonlyMap<string, Handling>
}

export type ModalModel = ScreenModel

export interface StepModel extends ScreenModel {
  readonly retitled: { readonly when: Text | undefined; readonly title: Text | undefined }
  readonly paths: readonly Text[]
  /** Ids that the step had in earlier releases. */
  readonly was: readonly Text[]
  readonly isPrivate: boolean
  readonly needs: readonly Text[]
  readonly else: Text | undefined
  readonly back: Text | undefined
  readonly isFinal: boolean
  /** The guard that must be true whenever an answer or a tap leads to the step. */
  readonly onlyWhile: Text | undefined
  readonly enter: Handling | undefined
  readonly watch: Handling | undefined
}

export function readFlow(tree: ObjectTree, catalogue: Catalogue, whole?: Whole): FlowModel {
  const always = partOf(tree, 'always')
  return {
    id: textOf(partOf(tree, 'id'))?.text ?? '',
    files: new Set(whole?.ownFiles ?? [tree.at.file]),
    leftOut: whole?.leftOut ?? nothing,
    tree,
    start: textOf(partOf(tree, 'start')),
    channels: textsOf(partOf(tree, 'channels')),
    channelPath: textOf(partOf(tree, 'channelPath')),
    guards: mapOf(partOf(tree, 'guards'), (_, member) => readGuard(member)),
    always: mapOf(always, (_, member) => readHandling(member)),
    alwaysAt: tree.members.get('always')?.keyAt ?? tree.at,
    steps: mapOf(partOf(tree, 'steps'), (id, member) => readStep(id, member, catalogue)),
    modals: mapOf(partOf(tree, 'modals'), (id, member) => readModal(id, member, catalogue)),
    menu: textsIn(partOf(partOf(tree, 'menu'), 'items'), 'event'),
    menuWhens: textsIn(partOf(partOf(tree, 'menu'), 'items'), 'when'),
    links: textsIn(partOf(partOf(tree, 'panel'), 'links'), 'event'),
  }
}

function textsIn(list: Tree | undefined, part: 'event' | 'when'): readonly Text[] {
  return itemsOf(list).flatMap(item => textOf(partOf(item, part)) ?? [])
}

function mapOf<T>(tree: Tree | undefined, read: (name: string, member: Member) => T): ReadonlyMap<string, T> {
  if (tree?.kind !== 'object') return new Map()
  return new Map([...tree.members].map(([name, member]) => [name, read(name, member)]))
}

function readGuard({ keyAt, value }: Member): GuardModel {
  const not = textOf(partOf(value, 'not'))
  const names = [
    ...textsOf(partOf(value, 'all')),
    ...textsOf(partOf(value, 'any')),
    ...(not === undefined ? [] : [not]),
  ]
  return { at: keyAt, fact: textOf(partOf(value, 'fact')), names }
}

type Read<T> = (id: string, member: Member, catalogue: Catalogue) => T

/** Returns a reader that reads each screen once. Flows that extend each other share most of their screens. */
function once<T extends ScreenModel>(read: Read<T>): Read<T> {
  const made = new WeakMap<Catalogue['blocks'], WeakMap<Tree, T>>()
  return (id, member, catalogue) => {
    const screens = made.get(catalogue.blocks) ?? new WeakMap<Tree, T>()
    made.set(catalogue.blocks, screens)
    const known = screens.get(member.value)
    if (known?.id === id && known.at === member.keyAt) return known
    const screen = read(id, member, catalogue)
    screens.set(member.value, screen)
    return screen
  }
}

const readStep = once(stepIn)
const readModal = once(screenIn)

function screenIn(id: string, { keyAt, value }: Member, catalogue: Catalogue): ScreenModel {
  return {
    id,
    at: keyAt,
    tree: value,
    title: textOf(partOf(value, 'title')),
    claims: textOf(partOf(value, 'claims')),
    blocks: itemsOf(partOf(value, 'blocks')).flatMap(block =>
      block.kind === 'object' ? readBlock(block, catalogue) : [],
    ),
    on: mapOf(partOf(value, 'on'), (_, member) => readHandling(member)),
  }
}

function stepIn(id: string, member: Member, catalogue: Catalogue): StepModel {
  const { value } = member
  const path = textOf(partOf(value, 'path'))
  const retitled = partOf(value, 'retitled')
  const runAt = (name: string): Handling | undefined => {
    const run = value.kind === 'object' ? value.members.get(name) : undefined
    return run && readHandling(run)
  }
  return {
    ...screenIn(id, member, catalogue),
    retitled: { when: textOf(partOf(retitled, 'when')), title: textOf(partOf(retitled, 'title')) },
    paths: [...(path === undefined ? [] : [path]), ...textsOf(partOf(value, 'aliases'))],
    was: textsOf(partOf(value, 'was')),
    isPrivate: textOf(partOf(value, 'access'))?.text !== 'anyone',
    needs: textsOf(partOf(value, 'needs')),
    else: textOf(partOf(value, 'else')),
    back: textOf(partOf(value, 'back')),
    isFinal: isTrue(partOf(value, 'final')),
    onlyWhile: textOf(partOf(value, 'onlyWhile')),
    enter: runAt('enter'),
    watch: runAt('watch'),
  }
}

function isTrue(tree: Tree | undefined): boolean {
  return tree?.kind === 'value' && tree.value === true
}

function readBlock(tree: ObjectTree, catalogue: Catalogue): BlockModel {
  const named = textOf(partOf(tree, 'block'))
  const spec = named && own(catalogue.blocks, named.text)
  const withRole = (...roles: readonly string[]): readonly Text[] =>
    spec === undefined ? [] : namedIn({ tree, schema: spec.schema }, roles).map(({ text }) => text)
  const at = named?.at ?? tree.at
  const copied = copiedFacts(tree)
  const shows = new Set([...shownBy(tree, spec), ...saidBy(tree, spec), ...copied.map(({ text }) => text)])
  return {
    id: textOf(partOf(tree, 'id')),
    name: named?.text ?? '',
    when: textOf(partOf(tree, 'when')),
    instead: textOf(partOf(tree, 'instead')),
    tree,
    schema: spec?.schema,
    emits: [...(spec?.emits ?? []).map(text => ({ text, at })), ...withRole('event')],
    tells: spec?.emitsActions === true,
    // The block's own button replaces the buttons of the error catalogue.
    emitsActions: spec?.emitsActions === true && partOf(tree, 'event') === undefined,
    writes: [...(spec?.writes ?? []), ...withRole('writes').map(({ text }) => text)],
    rules: withRole('rule'),
    segments: withRole('segment'),
    reads: [...withRole('reads', 'writes'), ...copied],
    shows,
    named: spec?.mayLack ? new Set() : shows,
    fact: textOf(partOf(tree, 'fact'))?.text,
  }
}

function shownBy(tree: ObjectTree, spec: BlockSpec | undefined): readonly string[] {
  const shows = spec?.shows ?? []
  if (isList(shows)) return shows
  return own(shows, textOf(partOf(tree, 'of'))?.text ?? 'order') ?? []
}

/** Returns the facts whose values a block shows through the placeholders in its terms and through its rows. */
function saidBy(tree: ObjectTree, spec: BlockSpec | undefined): readonly string[] {
  if (spec?.says === undefined) return []
  const facts = own(spec.says, textOf(partOf(tree, 'shows'))?.text ?? 'chosen') ?? {}
  const rows = partOf(tree, 'rows')
  const terms = namedIn({ tree, schema: spec.schema }, ['terms']).flatMap(({ text }) => [
    ...text.text.matchAll(/\{(\w+)\}/g),
  ])
  const names = [...terms.map(([, name = '']) => name), ...(rows?.kind === 'object' ? rows.members.keys() : [])]
  return names.flatMap(name => own(facts, name) ?? [])
}

function isList<T>(value: readonly T[] | object): value is readonly T[] {
  return Array.isArray(value)
}

/** Returns the facts whose values a block shows through placeholders in its texts, such as `{order.value:money}`. */
function copiedFacts(tree: Tree): readonly Text[] {
  if (tree.kind === 'list') return tree.items.flatMap(copiedFacts)
  if (tree.kind === 'object') return [...tree.members.values()].flatMap(({ value }) => copiedFacts(value))
  const { value, at } = tree
  if (typeof value !== 'string' || !value.includes('{')) return []
  return [...value.matchAll(/\{(\w+\.[\w.]+)(?::\w+)?\}/g)].map(([, text = '']) => ({ text, at }))
}

/**
 * Returns the texts in the block's props with one of these roles, also inside lists. Each text comes with its prop's
 * schema.
 */
export function namedIn(
  { tree, schema }: Pick<BlockModel, 'schema'> & { readonly tree: Tree },
  roles: readonly string[],
): readonly { readonly text: Text; readonly prop: JsonSchema }[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, prop]) => {
    const value = partOf(tree, name)
    if (value === undefined || prop === false) return []
    const text = roles.includes(prop.role ?? '') ? textOf(value) : undefined
    if (text !== undefined) return [{ text, prop }]
    const { items } = prop
    return items === undefined ? [] : itemsOf(value).flatMap(item => namedIn({ tree: item, schema: items }, roles))
  })
}

function readHandling({ keyAt, value }: Member): Handling {
  const service = textOf(partOf(value, 'run'))
  const outcomes = partOf(value, 'outcomes')
  const lists: Way[][] = []
  const waysAt = (tree: Tree, at: Place, outcome: string | undefined): readonly Way[] => {
    const target = textOf(tree)
    if (target !== undefined) return [{ at, to: target, when: undefined, outcome }]
    const list = itemsOf(tree).flatMap(item => {
      const to = textOf(partOf(item, 'to'))
      return to === undefined ? [] : [{ at: item.at, to, when: textOf(partOf(item, 'when')), outcome }]
    })
    if (list.length > 0) lists.push(list)
    return list
  }
  const ways =
    outcomes?.kind === 'object'
      ? [...outcomes.members].flatMap(([outcome, member]) => waysAt(member.value, member.keyAt, outcome))
      : waysAt(value, keyAt, undefined)
  const closes = isTrue(partOf(value, 'close'))
  return { at: keyAt, service, ways, lists, closes, send: textOf(partOf(value, 'send')) }
}
