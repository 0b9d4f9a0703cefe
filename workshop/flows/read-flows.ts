import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { patchedId, vary } from '../../runtime/compiler/compile-variants.ts'
import { jsonOf, type ObjectTree, parseSource, partOf, type Tree } from '../../runtime/compiler/json-tree.ts'
import { Problems } from '../../runtime/compiler/problem.ts'
import { readVariant } from '../../runtime/compiler/variant-source.ts'
import { makeWhole } from '../../runtime/compiler/wholes.ts'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { listModals } from './list-modals.ts'
import { listStates, type Omitted } from './list-states.ts'
import { placeOf } from './places.ts'
import type { Plan } from './plan.ts'

export const FOLDER = fileURLToPath(new URL('../../flow-configs', import.meta.url))
const VARIANT = /\.variant\.json$/
/** Matches the files of flows and variants that have stories. In a flow's folder, it matches `flow.json`. */
export const FLOW_FILE = /([./\\]flow|\.variant)\.json$/
/** The modules of these stories, one for each title, such as `virtual:flow-stories/web/steps/login`. */
export const MODULE = 'virtual:flow-stories/'

/** The stories under one title of the workshop. */
export interface StoryFile {
  readonly module: string
  /** The first part of the stories' ids. It stays the same when a title changes. */
  readonly id: string
  readonly title: string
  /** The step or modal in the config: `steps/login` or `modals/cvv`. */
  readonly pointer: string
  readonly tags: readonly string[]
  readonly plans: readonly Plan[]
  readonly omitted: readonly Omitted[]
}

export interface FlowFile {
  readonly path: string
  /** All files in which the flow is written. */
  readonly files: readonly string[]
  /** The workshop's name for the flow: `web`, `web~december`. */
  readonly name: string
  /** The whole config, merged with the flow that it extends or varies. */
  readonly config: unknown
  readonly flow: WholeFlow
  /** Returns the file in which a part such as `steps/login` is written. */
  readonly fileOf: (pointer: string) => string
  /** The flow that this flow extends or varies. */
  readonly base: WholeFlow | undefined
}

function flowFiles(): readonly string[] {
  return configFiles().filter(name => FLOW_FILE.test(name))
}

function configFiles(): readonly string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json') && !/^(schema|shared)[\\/]/.test(name))
    .sort()
    .map(name => join(FOLDER, name))
}

const parse = (file: string) => parseSource({ file, text: readFileSync(file, 'utf8') })
function readWholes() {
  return makeWhole(configFiles().map(parse), new Problems())
}

/** Caches the flows until a file changes. Otherwise each module of the workshop would read them again. */
let read = { of: '', wholes: readWholes(), flows: new Map<string, readonly FlowFile[]>() }

/** Returns the flow in the file. For a variant, returns the flow with each of the variant's patches. */
export function readFlows(path: string): readonly FlowFile[] {
  const of = configFiles()
    .map(file => `${file} ${statSync(file).mtimeMs}`)
    .join()
  if (of !== read.of) read = { of, wholes: readWholes(), flows: new Map() }
  const known = read.flows.get(path) ?? readAnew(path)
  read.flows.set(path, known)
  return known
}

export function allFlows(): readonly FlowFile[] {
  return flowFiles().flatMap(readFlows)
}

export function flowNamed(name: string): FlowFile {
  const found = allFlows().find(one => one.name === name)
  if (found === undefined) throw new Error(`There is no flow “${name}”.`)
  return found
}

function readAnew(path: string): readonly FlowFile[] {
  const all = VARIANT.test(path) ? readVaried(path) : [readWritten(path)]
  return all.map(one => fileOfRead(path, one))
}

function fileOfRead(path: string, { name, tree, base, files }: Read): FlowFile {
  const config = jsonOf(tree)
  const flow = prepare(config)
  if (flow === undefined) throw new Error(`${name} of ${basename(path)} is no flow config.`)
  const fileOf = (pointer: string): string =>
    pointer.split('/').reduce<Tree | undefined>((at, key) => partOf(at, key), tree)?.at.file ?? path
  return { path, files, name, config, flow, fileOf, base: base && prepare(jsonOf(base)) }
}

interface Read extends Pick<FlowFile, 'name' | 'files'> {
  readonly tree: ObjectTree
  readonly base: ObjectTree | undefined
}

function readWritten(path: string): Read {
  const whole = read.wholes.find(({ ownFiles }) => ownFiles[0] === path)
  if (whole === undefined) throw new Error(`${basename(path)} could not be read as a flow.`)
  const base = read.wholes.find(({ id }) => id === whole.base)
  return { name: whole.id, tree: whole.tree, files: whole.ownFiles, base: base?.tree }
}

function readVaried(path: string): readonly Read[] {
  const { tree } = parse(path)
  const source = tree?.kind === 'object' ? readVariant(tree, new Problems()) : undefined
  const base = read.wholes.find(({ id }) => id === source?.flow.text)
  if (source === undefined || base === undefined) throw new Error(`${basename(path)} is no variant of a flow.`)
  return source.patches.map(patch => ({
    ...{ name: patchedId(source, patch), tree: vary(base, source, patch) },
    ...{ files: [path], base: base.tree },
  }))
}

/**
 * Returns a key of a step or modal. If the keys of two are equal, both show the same screen. Their targets may differ.
 */
export function looksOf(flow: WholeFlow | undefined, kind: 'steps' | 'modals', id: string): string {
  const screen = flow?.[kind][id]
  return JSON.stringify(screen && [screen.title, 'header' in screen && screen.header, screen.blocks])
}

/** Returns a key for the dialog or error at the end of a story, or null if the story ends on a plain step. */
function endOf({ expected: { modal, code, where } }: Plan): string | null {
  return modal === null && where === 'nowhere' ? null : `${modal} ${code} ${where}`
}

/**
 * Returns all titles of a flow in the workshop except the title of its map. If a screen looks as in the base flow, it
 * is left out, because the base flow has its story.
 */
export function storyFiles(file: FlowFile): readonly StoryFile[] {
  const known = listed.get(file) ?? listStories(file)
  listed.set(file, known)
  return known
}

const listed = new WeakMap<FlowFile, readonly StoryFile[]>()

function listStories(whole: FlowFile): readonly StoryFile[] {
  const { flow, base } = whole
  const isNew = (kind: 'steps' | 'modals', id: string) => looksOf(flow, kind, id) !== looksOf(base, kind, id)
  const isElsewhere = base !== undefined && base.layout !== flow.layout
  const ofBase = base === undefined ? [] : Object.keys(base.steps).flatMap(id => listStates(base, id).plans)
  const ends = new Set(
    [...ofBase, ...(base === undefined ? [] : listModals(base).flatMap(({ plans }) => plans))].map(endOf),
  )
  /** Whether this flow shows other blocks under the guard than the base flow does under the guard of the same name. */
  const isOther = (id: string, guard: string) => {
    const blocksOf = (of: WholeFlow | undefined) => of?.steps[id]?.blocks.filter(({ when }) => when === guard)
    return JSON.stringify(blocksOf(flow)) !== JSON.stringify(blocksOf(base))
  }
  const isSeen = (plan: Plan) => {
    if (plan.expected.guards.some(guard => isOther(plan.step, guard))) return false
    const sameState = ofBase.some(one => one.step === plan.step && one.exportName === plan.exportName)
    const end = endOf(plan)
    return plan.exportName !== 'ready' && (sameState || (end !== null && ends.has(end)))
  }
  const steps = Object.keys(flow.steps).flatMap(id => {
    const { plans, omitted } = listStates(flow, id)
    const file = { module: `${MODULE}${whole.name}/steps/${id}`, ...placeOf(whole, 'steps', id) }
    if (isNew('steps', id)) return [{ ...file, plans: plans.filter(plan => !isSeen(plan)), omitted }]
    // If a step differs from the base flow only by its layout, it has a single story, which shows the layout.
    return isElsewhere ? [{ ...file, plans: plans.slice(0, 1), omitted }] : []
  })
  const modals = listModals(flow)
    .filter(({ id }) => isNew('modals', id))
    .map(({ id, ...states }) => ({
      module: `${MODULE}${whole.name}/modals/${id}`,
      ...placeOf(whole, 'modals', id),
      ...states,
    }))
  return [...steps, ...modals]
}
