import type { Audience } from '../engine/page-data.ts'
import { flowIdOf, type Trial } from '../trials/assignment.ts'
import type { Catalogue } from './catalogue.ts'
import { type Json, jsonOf, type Member, type ObjectTree, type ParsedSource, type Tree } from './json-tree.ts'
import { patchFlow } from './likes.ts'
import type { Memory } from './memory.ts'
import { type FlowModel, readFlow } from './model.ts'
import { checkAddresses, checkAudience, checkDates, checkOverlaps } from './passes/variants.ts'
import { checkVariedMoney } from './passes/varied-money.ts'
import { type Problem, Problems } from './problem.ts'
import { type Patch, readVariant, type TrialSource, type VariantSource } from './variant-source.ts'
import type { Whole } from './wholes.ts'

export interface CompiledVariant {
  /** The id of the flow with the patch, such as `web~december`, or `web~december~short` for one of several patches. */
  readonly id: string
  /** The variant's id, such as `web~december`. */
  readonly variant: string
  /** The name of the A/B test's group that gets this patch. It is `patch` if the variant has only one patch. */
  readonly arm: string
  readonly file: string
  readonly title: string
  /** The id of the flow that the variant changes. */
  readonly flow: string
  readonly audience: Audience
  /** The time when the variant starts (Unix time in ms). */
  readonly from?: number
  readonly until?: number
  readonly priority: number
  readonly trial?: Trial
  /** The whole flow with the patch applied. */
  readonly config: Json
  readonly model: FlowModel
}

export interface JudgedVariant {
  readonly problems: Problems
  /** Not set if the variant has an error. */
  readonly variant: CompiledVariant | undefined
}

export interface Patched {
  /** The patched flow with an id of its own. */
  readonly tree: ObjectTree
  /**
   * The same flow with the id of the unchanged flow. The schema does not accept the id of a patched flow, such as
   * `web~december`, so this copy is checked against it.
   */
  readonly asWritten: ObjectTree
  readonly isSound: boolean
  readonly waits: boolean
}

/** A flow that variants may change. */
interface Varied {
  readonly whole: Whole
  /** Whether the flow and its base flow have no errors. */
  readonly isSound: boolean
  /** Whether the base flow has an error, so this flow is not checked completely. */
  readonly waits: boolean
}

interface Around {
  readonly catalogue: Catalogue
  /** Returns the problems of a variant's file, except for those of its patches. */
  readonly checkFrame: (tree: Tree) => Problems
  readonly varied: readonly Varied[]
  /**
   * Checks a patched flow with the same passes as a flow without patches. If the unpatched flow has no errors
   * (`isSound`), the deep checks run too.
   */
  readonly judge: (patched: Patched, problems: Problems) => FlowModel
  /**
   * Names that the variants may mention, such as ids of flows, joined to one text. If the text is different from the
   * last check, every variant is checked again.
   */
  readonly names: string
  readonly memory: Memory<JudgedVariant>
  readonly nowMs: number | undefined
  /** The ids of all flows that have a file. */
  readonly written: ReadonlySet<string>
  readonly problems: Problems
}

/** Returns the id of a variant, in the form of a flow's id. */
function variantId({ flow, id }: Pick<VariantSource, 'flow' | 'id'>): string {
  return `${flow.text}~${id.text}`
}

/** Returns the id of a flow with one of a variant's patches. */
export function patchedId(source: VariantSource, { arm }: Patch): string {
  return flowIdOf(variantId(source), arm)
}

/** Returns a flow with a variant's patch applied and with its own id. */
export function vary({ tree }: Whole, source: VariantSource, patch: Patch): ObjectTree {
  return named(patchFlow(tree, patch.tree, new Problems()) ?? tree, source, patch)
}

function named({ members, ...rest }: ObjectTree, source: VariantSource, patch: Patch): ObjectTree {
  const { at } = source.id
  const id: Member = { keyAt: at, value: { kind: 'value', at, value: patchedId(source, patch) } }
  return { ...rest, members: new Map(members).set('id', id) }
}

/**
 * Checks each variant by itself, together with its flow, and together with the other variants. Returns the variants
 * without an error.
 */
export function compileVariants(parsed: readonly ParsedSource[], around: Around): readonly CompiledVariant[] {
  const { checkFrame, problems } = around
  const files = new Map<string, string>()
  const sources = parsed.flatMap(({ tree }) => {
    if (tree?.kind !== 'object') return []
    const own = new Problems()
    own.take(checkFrame(tree))
    const source = own.hasErrors ? undefined : readVariant(tree, own)
    problems.take(own)
    if (source === undefined || own.hasErrors) return []
    const other = files.get(variantId(source))
    files.set(variantId(source), source.file)
    if (other === undefined) return [source]
    problems.add('duplicate-flow', source.id.at, `The variant \`${variantId(source)}\` is also in ${other}.`)
    return []
  })
  checkOverlaps(sources, problems)
  for (const source of sources) checkDates(source, around.nowMs, problems)
  return sources.flatMap(source => compileVariant(source, around))
}

function compileVariant(source: VariantSource, around: Around): readonly CompiledVariant[] {
  const { varied, names, memory, written, problems } = around
  const flow = varied.find(({ whole }) => whole.id === source.flow.text)
  if (flow === undefined) {
    if (written.has(source.flow.text)) return []
    const meant = { name: source.flow.text, known: varied.map(({ whole }) => whole.id) }
    problems.add('unknown-varied-flow', source.flow.at, `There is no flow \`${source.flow.text}\`.`, meant)
    return []
  }
  const { whole, isSound, waits } = flow
  const parts = [whole, isSound, waits, source.tree, names]
  const patched = source.patches.map(patch => {
    const judged = memory.recall(patchedId(source, patch), parts, () => judgePatch(source, patch, flow, around))
    problems.takeAsOf(patch.at, judged.problems, ({ code, file }) => {
      return !waits || (code !== 'patch-absent' && file === source.file)
    })
    return judged.variant
  })
  const sound = patched.filter(variant => variant !== undefined)
  // If one patch has an error, the whole variant is left out. Otherwise the devices of that patch's arm would see the
  // unchanged flow, and the trial's result would be wrong.
  return sound.length < patched.length ? [] : sound
}

function judgePatch(source: VariantSource, patch: Patch, flow: Varied, { catalogue, judge }: Around): JudgedVariant {
  const { whole, isSound, waits } = flow
  const problems = new Problems()
  const patching = new Problems()
  const asWritten = patchFlow(whole.tree, patch.tree, patching)
  // The author of a flow change may not know the variant, so the message names the flow and the variant.
  problems.takeAfter(`The variant \`${variantId(source)}\` changes \`${whole.id}\`.`, patching)
  if (asWritten === undefined) return { problems, variant: undefined }
  const tree = named(asWritten, source, patch)
  const model = judge({ tree, asWritten, isSound, waits }, problems)
  const base = readFlow(whole.tree, catalogue)
  checkAudience(source, base, catalogue, problems)
  checkAddresses(base, model, patch, problems)
  // If the patch removes what a payment needs, the flow's own checks find the consequences of that elsewhere. The removal
  // is then reported, and not its consequences.
  const isConsequence = ({ code, file, severity }: Problem) =>
    severity === 'error' && code !== 'unknown-guard' && (file !== source.file || code === 'missing-way')
  if (problems.list().every(problem => problem.severity === 'warning' || isConsequence(problem))) {
    const removals = new Problems()
    checkVariedMoney(base, model, patch, catalogue, removals)
    if (removals.hasErrors) {
      removals.take(problems, problem => !isConsequence(problem))
      return { problems: removals, variant: undefined }
    }
  }
  if (!problems.hasErrors && JSON.stringify(jsonOf(asWritten)) === JSON.stringify(jsonOf(whole.tree)))
    problems.add('variant-of-nothing', patch.at, `With it \`${whole.id}\` is what it is without.`)
  return { problems, variant: problems.hasErrors ? undefined : compiledOf(source, patch, tree, model) }
}

function compiledOf(source: VariantSource, patch: Patch, tree: ObjectTree, model: FlowModel): CompiledVariant {
  const { file, title, flow, channels, segments, trial, from, until, priority } = source
  return {
    ...{
      id: patchedId(source, patch),
      variant: variantId(source),
      arm: patch.arm,
      file,
      title,
      flow: flow.text,
      priority,
      config: jsonOf(tree),
      model,
    },
    audience: {
      ...(channels && { channels: channels.map(({ text }) => text) }),
      ...(segments && { segments: segments.map(({ text }) => text) }),
    },
    ...(trial && { trial: trialOf(trial) }),
    ...(from && { from: from.ms }),
    ...(until && { until: until.ms }),
  }
}

function trialOf({ salt, layer, arms }: TrialSource): Trial {
  return { salt, arms, ...(layer && { layer }) }
}
