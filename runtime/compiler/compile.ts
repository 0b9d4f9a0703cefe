import { ABOUT, type Abouts, aboutsIn } from './abouts.ts'
import type { Catalogue } from './catalogue.ts'
import { type CompiledVariant, compileVariants, type JudgedVariant, type Patched } from './compile-variants.ts'
import { gatherFlows } from './flow-folders.ts'
import { comparisons, intents, looks, proofs, wordings } from './flow-passes.ts'
import {
  type Json,
  jsonOf,
  type ObjectTree,
  type ParsedSource,
  partOf,
  type Source,
  type Text,
  type Tree,
  textOf,
} from './json-tree.ts'
import type { Waiting } from './line.ts'
import { Memory } from './memory.ts'
import { type FlowModel, readFlow } from './model.ts'
import { withOwnFacts } from './own-facts.ts'
import { RETRY } from './pass.ts'
import { checkHandovers, checkSameBranches } from './passes/between-flows.ts'
import { checkChannels, checkServed } from './passes/channels.ts'
import { checkErrors } from './passes/errors.ts'
import { checkFields, sentencesOf } from './passes/fields.ts'
import { checkFlowShape } from './passes/flow-shape.ts'
import { checkChannelPath, checkKept, checkMoved } from './passes/kept-addresses.ts'
import { checkShape, shapesOf } from './passes/shape.ts'
import { checkSharedPaths } from './passes/shared-paths.ts'
import { addedPaths, pathsOf } from './passes/variants.ts'
import { type Problem, Problems } from './problem.ts'
import { checkPromisedFlows, checkPromises, PROMISES, promisedChannels } from './promises.ts'
import { matterOf } from './proof/matter.ts'
import { type Explored, proveFlow } from './proof/prove.ts'
import { type ReadSource, readable } from './readable.ts'
import { type MadeWhole, makeWhole, type Whole } from './wholes.ts'

export interface CompiledFlow {
  readonly id: string
  readonly file: string
  /**
   * The complete config: its base flow is applied, and each `like` is replaced by the part that it copies. It is the
   * input of `prepare`.
   */
  readonly config: Json
  /** The same config as a model, with the file position of each part. */
  readonly model: FlowModel
}

export interface Compiled {
  readonly flows: readonly CompiledFlow[]
  /** The variants without an error whose flows have no error either. */
  readonly variants: readonly CompiledVariant[]
  readonly problems: readonly Problem[]
  /** The events that the buttons of the error catalogue emit. `retry` is left out, because the engine handles it. */
  readonly actions: ReadonlySet<string>
  /**
   * The number of situations and moves that the explorer found in each flow and variant. Flows that are equal in
   * everything that the proofs read are explored and listed only once.
   */
  readonly explored: readonly Explored[]
  /**
   * The flows that extend a flow with an error. They are checked only in part, because the base's error must be
   * reported only once.
   */
  readonly waiting: readonly Waiting[]
}

interface Judged {
  readonly problems: Problems
  /** Undefined if the flow has an error. */
  readonly flow: CompiledFlow | undefined
}

interface Judging extends Patched {
  readonly whole?: Whole
}

interface Verdict {
  readonly judged: Judged
  /** Whether the base flow has an error. */
  readonly waits: boolean
  readonly isFaulty: boolean
}

/**
 * Caches the results of a check for later checks with the same catalogue. If the files of a flow have not changed, the
 * flow is not checked again.
 */
export class Memories {
  /** The problems of a file, or of a part of it, that was checked without any other. */
  readonly alone = new Memory<Problems>()
  readonly wholes = new Memory<MadeWhole>()
  readonly flows = new Memory<Judged>()
  readonly variants = new Memory<JudgedVariant>()
}

/**
 * Flows that this code has already checked without finding a problem. The key is a text. It contains everything that
 * the check or the proof reads.
 */
export interface SoundFlows {
  has(text: string): boolean
  add(text: string): unknown
}

export interface Around {
  readonly memories?: Memories
  /** Ids of flows that exist although this check does not get their files. A target `flow:` may name them. */
  readonly flowIds?: Iterable<string>
  /**
   * The time of the check, as Unix time in ms. If it is missing, no variant is reported as expired or as too far in the
   * future.
   */
  readonly nowMs?: number
  /**
   * Whether the check also explores and proves each flow without an error. This takes longer than all other checks
   * together.
   */
  readonly proves?: boolean
  /** Whether the sources have every flow, so that each channel must have one. */
  readonly isComplete?: boolean
  /**
   * Flows that an earlier check found to be correct. They are not checked again until they change. This check adds the
   * flows without a problem.
   */
  readonly sound?: SoundFlows
}

/**
 * Checks configs against the catalogue of the code. A `*.flow.json` is a flow, and so is a folder with a `flow.json`. A
 * `*.variant.json` is a variant of a flow. All flows share `errors.json`, `fields.json` and `promises.json`. A source may
 * be parsed already. It never throws because of an author's mistake.
 */
export function compile(
  sources: readonly (Source | ParsedSource)[],
  catalogue: Catalogue,
  { memories = new Memories(), flowIds: others = [], nowMs, proves = false, isComplete = false, sound }: Around = {},
): Compiled {
  const problems = new Problems()
  const shapes = shapesOf(catalogue)
  const parsed = sources.map(source => readable(source, problems))
  const named = (name: string) => parsed.filter(({ file }) => `/${file}`.endsWith(`/${name}`))
  /** Returns the problems of a tree by itself. If they were found before, the tree is not checked again. */
  const checkAlone = (kind: string, tree: Tree, check: (own: Problems) => void): Problems =>
    memories.alone.recall(`${kind} ${tree.at.file}`, [tree], () => {
      const own = new Problems()
      const text = JSON.stringify([kind, jsonOf(tree)])
      if (sound?.has(text)) return own
      check(own)
      if (own.size === 0) sound?.add(text)
      return own
    })
  const checkShared = (name: string, check: (tree: Tree, own: Problems) => void) => {
    for (const { tree } of named(name)) {
      if (tree !== undefined) problems.take(checkAlone(name, tree, own => check(tree, own)))
    }
  }
  checkShared('errors.json', (tree, own) => {
    checkShape(tree, shapes.errors(), own)
    checkErrors(tree, catalogue, own)
  })
  checkShared('fields.json', (tree, own) => {
    checkShape(tree, shapes.fields(), own)
    checkFields(tree, catalogue, own)
  })

  const abouts = aboutsIn(parsed)
  for (const { tree } of parsed) {
    const about = partOf(tree, ABOUT)
    if (about !== undefined) problems.take(checkAlone(ABOUT, about, own => checkShape(about, shapes.about(), own)))
  }
  const errorsLost = named('errors.json').some(({ isLost }) => isLost)
  const actions = new Set(named('errors.json').flatMap(({ tree }) => actionsOf(tree).map(({ text }) => text)))
  const [fields] = named('fields.json')
  const sentences = fields?.tree && new Set(sentencesOf(fields.tree).keys())
  const written = writtenFlows(parsed)
  const patching = new Problems()
  const wholes = makeWhole(parsed, patching, memories.wholes, written)
  const flowIds = new Set([...written, ...others])
  const unhandled = checkActions(named('errors.json'), wholes, problems)
  const handled = new Set([...actions].filter(event => !unhandled.has(event)))
  const names = [flowIds, handled, sentences ?? [], [String(errorsLost), String(proves)]]
    .map(known => [...known].sort())
    .join(' ')
  const explored: Explored[] = []
  const proven = sound ?? new Set<string>()
  const judge = ({ tree, asWritten, isSound, waits, whole }: Judging, own: Problems): FlowModel => {
    const known = withOwnFacts(catalogue, tree)
    const flow = readFlow(tree, known, whole)
    const text = sound && !waits ? JSON.stringify([jsonOf(tree), isSound, names, saidIn(abouts, flow)]) : undefined
    if (text !== undefined && sound?.has(text)) return flow
    checkFlowShape(asWritten, known, own)
    // If the error catalogue cannot be read, its events are unknown. The check then assumes that its buttons send every
    // event that the flow handles.
    const sent = errorsLost ? new Set(flow.always.keys()) : handled
    const input = { flow, catalogue: known, flowIds, actions: sent, sentences, abouts, problems: own }
    for (const look of waits ? looks : [...looks, ...comparisons]) look(input)
    if (!own.hasErrors && isSound) for (const prove of proofs) prove(input)
    if (!own.hasErrors && isSound) for (const look of intents) look(input)
    if (proves && isSound && !own.hasErrors) {
      const matter = matterOf(input)
      const { size } = own
      if (!proven.has(matter)) explored.push(proveFlow(input))
      if (own.size === size) proven.add(matter)
    }
    if (isSound && own.size === 0) for (const look of wordings) look(input)
    if (text !== undefined && own.size === 0) sound?.add(text)
    return flow
  }
  const verdicts = new Map<string, Verdict>()
  const verdictOf = (whole: Whole): Verdict => {
    const known = verdicts.get(whole.id)
    if (known !== undefined) return known
    const base = wholes.find(({ id }) => id === whole.base)
    const waits = base !== undefined && verdictOf(base).isFaulty
    const judged = memories.flows.recall(whole.id, [whole, names, waits], () => {
      const own = new Problems()
      const { tree, isSound } = whole
      const flow = judge({ tree, asWritten: tree, isSound: isSound && !waits, waits, whole }, own)
      return { problems: own, flow: own.hasErrors ? undefined : compiledOf(whole, flow) }
    })
    const isFaulty = waits || !whole.isSound || judged.problems.hasErrors
    const verdict = { judged, waits, isFaulty }
    verdicts.set(whole.id, verdict)
    return verdict
  }
  const faultyBaseOf = ({ base: id = '' }: Whole): string => {
    const base = wholes.find(whole => whole.id === id)
    return base !== undefined && verdictOf(base).waits ? faultyBaseOf(base) : id
  }
  const hushed = new Set(wholes.flatMap(whole => (verdictOf(whole).waits ? whole.ownFiles : [])))
  problems.take(patching, ({ code, file }) => code !== 'patch-absent' || !hushed.has(file))
  const flows = wholes.flatMap(whole => {
    const { judged, waits } = verdictOf(whole)
    problems.take(judged.problems, ({ file }) => !waits || whole.ownFiles.includes(file))
    return judged.flow ?? []
  })
  const waiting = wholes.flatMap(whole => (verdictOf(whole).waits ? { id: whole.id, base: faultyBaseOf(whole) } : []))
  const models = flows.map(({ model }) => model)
  checkChannels(models, problems)
  const extended = wholes.flatMap(({ id, base }) => {
    const [flow, from] = [id, base].map(name => models.find(model => model.id === name))
    return flow === undefined || from === undefined ? [] : [{ flow, base: from }]
  })
  checkKept(extended, abouts, problems)
  checkMoved(extended, problems)
  checkChannelPath(extended, catalogue, problems)
  checkSameBranches(extended, problems)
  checkHandovers(models, new Map(extended.map(({ flow, base }) => [flow.id, base.id])), problems)
  for (const { tree } of named(PROMISES)) {
    if (tree === undefined) continue
    const shape = checkAlone(PROMISES, tree, own => checkShape(tree, shapes.promises(), own))
    problems.take(shape)
    if (shape.hasErrors) continue
    checkPromises(tree, models, problems)
    if (isComplete) checkPromisedFlows(tree, written, problems)
  }
  const promised = new Set(named(PROMISES).flatMap(({ tree }) => promisedChannels(tree)))
  const [first] = models
  // An unreadable file may be the flow of a channel.
  const isAllRead = wholes.length === models.length && parsed.every(({ isLost }) => !isLost)
  if (isComplete && first !== undefined && isAllRead)
    checkServed(models, catalogue, promised, partOf(first.tree, 'channels')?.at ?? first.tree.at, problems)
  const varied = wholes.map(whole => {
    const { waits, isFaulty } = verdictOf(whole)
    return { whole, isSound: !isFaulty, waits }
  })
  const variants = compileVariants(
    parsed.filter(({ file }) => file.endsWith('.variant.json')),
    {
      catalogue,
      checkFrame: tree => checkAlone('variant', tree, own => checkShape(tree, shapes.variant(), own)),
      varied,
      judge,
      names,
      memory: memories.variants,
      nowMs,
      written,
      problems,
    },
  ).filter(variant => flows.some(({ id }) => id === variant.flow))
  const filesOf = (flow: string) => wholes.find(({ id }) => id === flow)?.files ?? []
  const ofVariants = variants.flatMap(({ file, flow: of, model }) => {
    const flow = models.find(({ id }) => id === of)
    const files = [file, ...filesOf(of)]
    return flow === undefined ? [] : [{ flow: model, of, paths: addedPaths(flow, model), files }]
  })
  const ofFlows = models.map(flow => ({ flow, of: flow.id, paths: pathsOf(flow), files: filesOf(flow.id) }))
  checkSharedPaths([...ofFlows, ...ofVariants], problems)
  return { flows, variants, problems: problems.list(), actions, explored, waiting }
}

/** Returns the ids of all flows that have a file, including flows with errors, because other files may name them. */
function writtenFlows(sources: readonly ReadSource[]): ReadonlySet<string> {
  return new Set([
    ...sources.flatMap(({ lostId }) => lostId ?? []),
    ...gatherFlows(sources, new Problems()).flatMap(({ tree }) => textOf(partOf(tree, 'id'))?.text ?? []),
  ])
}

function compiledOf({ id, tree }: Whole, model: FlowModel): CompiledFlow {
  return { id, file: tree.at.file, config: jsonOf(tree), model }
}

/** Reports each button of the error catalogue whose event no flow handles, and returns these events. */
function checkActions(
  errors: readonly ReadSource[],
  wholes: readonly Whole[],
  problems: Problems,
): ReadonlySet<string> {
  const known = new Set(wholes.flatMap(({ tree }) => namesIn(partOf(tree, 'always'))))
  const unhandled = errors.flatMap(({ tree }) => actionsOf(tree)).filter(({ text }) => !known.has(text))
  if (wholes.length === 0) return new Set()
  for (const { text, at } of unhandled) {
    // The message `wrong-label` already says which event the other buttons of this label send.
    if (problems.has('wrong-label', at)) continue
    problems.add('unhandled-action', at, `No flow handles \`${text}\`.`, { name: text, known: [RETRY, ...known] })
  }
  return new Set(unhandled.map(({ text }) => text))
}

function namesIn(tree: Tree | undefined): readonly string[] {
  return tree?.kind === 'object' ? [...tree.members.keys()] : []
}

function actionsOf(errors: Tree | undefined): readonly Text[] {
  const codes = partOf(errors, 'codes')
  const messages = [partOf(errors, 'fallback'), ...(codes?.kind === 'object' ? membersOf(codes) : [])]
  return messages
    .flatMap(message => ['main', 'out'].flatMap(action => textOf(partOf(partOf(message, action), 'event')) ?? []))
    .filter(({ text }) => text !== RETRY)
}

function membersOf({ members }: ObjectTree): readonly Tree[] {
  return [...members.values()].map(({ value }) => value)
}

/** Returns the `about` parts of a flow's files, including the files of the flows that it extends. */
function saidIn(abouts: Abouts, { files }: FlowModel): readonly unknown[] {
  return [...abouts].map(([file, { facts, leadsTo, entries }]) => [
    files.has(file) && [facts, leadsTo].map(list => list?.map(({ text }) => text)),
    entries?.map(({ text }) => text),
  ])
}
