import type { Catalogue } from './catalogue.ts'
import { type CompiledVariant, compileVariants } from './compile-variants.ts'
import {
  type Json,
  jsonOf,
  type ObjectTree,
  type ParsedSource,
  parseSource,
  partOf,
  type Source,
  type Tree,
  textOf,
} from './json-tree.ts'
import { type FlowModel, readFlow } from './model.ts'
import { type Pass, RETRY } from './pass.ts'
import { checkBranches } from './passes/branches.ts'
import { checkChannels } from './passes/channels.ts'
import { checkCopy } from './passes/copy.ts'
import { checkDeadEnds } from './passes/dead-ends.ts'
import { checkErrors } from './passes/errors.ts'
import { checkEvents } from './passes/events.ts'
import { checkGuards } from './passes/guards.ts'
import { checkIds } from './passes/ids.ts'
import { checkLoops } from './passes/loops.ts'
import { checkNames } from './passes/names.ts'
import { checkNeeds } from './passes/needs.ts'
import { checkPaths } from './passes/paths.ts'
import { checkReach } from './passes/reach.ts'
import { checkShape, shapesOf } from './passes/shape.ts'
import { checkSharedPaths } from './passes/shared-paths.ts'
import { type Problem, Problems } from './problem.ts'
import { makeWhole, type Whole } from './wholes.ts'

export interface CompiledFlow {
  readonly id: string
  readonly file: string
  /** The whole config with patches applied, as `prepare` expects it. */
  readonly config: Json
  /** The same config, with the place in a file that each part comes from. */
  readonly model: FlowModel
}

export interface Compiled {
  /** The flows without an error. */
  readonly flows: readonly CompiledFlow[]
  /** The variants without an error, of flows without an error. */
  readonly variants: readonly CompiledVariant[]
  readonly problems: readonly Problem[]
}

/** Checks that also work on a flow with errors elsewhere. */
const looks: readonly Pass[] = [checkIds, checkNames, checkCopy, checkGuards, checkBranches, checkPaths, checkEvents]
/** Checks of the whole flow. An error elsewhere would make them report false problems. Add deeper checks here. */
const proofs: readonly Pass[] = [checkReach, checkDeadEnds, checkNeeds, checkLoops]

/**
 * Checks configs against what the code can do. A `*.flow.json` is a flow, and so is a folder with a `flow.json`; a `*.variant.json` is a
 * variant of one; `errors.json` and `fields.json` are what they share.
 * Never throws for what an author can write.
 */
export function compile(sources: readonly Source[], catalogue: Catalogue): Compiled {
  const problems = new Problems()
  const shapes = shapesOf(catalogue)
  const parsed = sources.map(source => readable(parseSource(source), problems))
  const named = (name: string) => parsed.filter(({ file }) => `/${file}`.endsWith(`/${name}`))
  for (const { tree } of named('errors.json')) {
    if (tree === undefined) continue
    checkShape(tree, shapes.errors, problems)
    checkErrors(tree, catalogue, problems)
  }
  for (const { tree } of named('fields.json')) if (tree) checkShape(tree, shapes.fields, problems)

  const actions = new Set(named('errors.json').flatMap(({ tree }) => actionsOf(tree)))
  const wholes = makeWhole(parsed, problems)
  const flowIds = new Set(wholes.map(({ id }) => id))
  const judge = (tree: ObjectTree, own: Problems, whole?: Whole): FlowModel => {
    const flow = readFlow(tree, catalogue, whole)
    checkShape(tree, shapes.flow, own)
    const input = { flow, catalogue, flowIds, actions, problems: own }
    for (const look of looks) look(input)
    if (!own.hasErrors) for (const prove of proofs) prove(input)
    return flow
  }
  const flows = wholes.flatMap(whole => {
    const own = new Problems()
    const flow = judge(whole.tree, own, whole)
    problems.take(own)
    return own.hasErrors ? [] : [compiledOf(whole, flow)]
  })
  const models = flows.map(({ model }) => model)
  checkChannels(models, problems)
  checkSharedPaths(models, ({ id }) => wholes.find(whole => whole.id === id)?.files ?? [], problems)
  const variants = compileVariants(
    parsed.filter(({ file }) => file.endsWith('.variant.json')),
    { catalogue, shapes, wholes, judge, problems },
  ).filter(variant => flows.some(({ id }) => id === variant.flow))
  return { flows, variants, problems: problems.list() }
}

function compiledOf({ id, tree }: Whole, model: FlowModel): CompiledFlow {
  return { id, file: tree.at.file, config: jsonOf(tree), model }
}

/** Reports a file that is not a JSON object, and returns it without a tree, so that nothing else is checked in it. */
function readable(parsed: ParsedSource, problems: Problems): ParsedSource {
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

function actionsOf(errors: Tree | undefined): readonly string[] {
  const codes = partOf(errors, 'codes')
  const messages = [partOf(errors, 'fallback'), ...(codes?.kind === 'object' ? membersOf(codes) : [])]
  return messages
    .flatMap(message => ['main', 'out'].flatMap(action => textOf(partOf(partOf(message, action), 'event'))?.text ?? []))
    .filter(event => event !== RETRY)
}

function membersOf({ members }: ObjectTree): readonly Tree[] {
  return [...members.values()].map(({ value }) => value)
}
