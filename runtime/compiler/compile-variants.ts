import type { Audience } from '../engine/page-data.ts'
import type { Catalogue } from './catalogue.ts'
import { type Json, jsonOf, type Member, type ObjectTree, type ParsedSource } from './json-tree.ts'
import { patchFlow } from './likes.ts'
import type { Memory } from './memory.ts'
import { type FlowModel, readFlow } from './model.ts'
import { checkShape, type Shapes } from './passes/shape.ts'
import { checkAddresses, checkAudience, checkDates, checkOverlaps } from './passes/variants.ts'
import { Problems } from './problem.ts'
import { readVariant, type VariantSource } from './variant-source.ts'
import type { Whole } from './wholes.ts'

export interface CompiledVariant {
  /** The variant's id, such as `web~december`. */
  readonly id: string
  readonly file: string
  readonly title: string
  /** The id of its flow. */
  readonly flow: string
  readonly audience: Audience
  /** Milliseconds since 1970. */
  readonly from?: number
  readonly until?: number
  readonly priority: number
  /** The whole flow with the patch applied. */
  readonly config: Json
  readonly model: FlowModel
}

export interface JudgedVariant {
  readonly problems: Problems
  /** Undefined if there is an error. */
  readonly variant: CompiledVariant | undefined
}

interface Around {
  readonly catalogue: Catalogue
  readonly shapes: Shapes
  readonly wholes: readonly Whole[]
  /** Checks a whole flow with the same passes as any other flow. If its patches have errors, the deep checks are skipped. */
  readonly judge: (tree: ObjectTree, problems: Problems, isSound: boolean) => FlowModel
  /** All names from outside the flow that `judge` uses, as one text. */
  readonly names: string
  readonly memory: Memory<JudgedVariant>
  readonly nowMs: number | undefined
  /** The ids of all flows that have a file. */
  readonly written: ReadonlySet<string>
  readonly problems: Problems
}

/** Returns the id of a variant among flows. */
export function variantId({ flow, id }: Pick<VariantSource, 'flow' | 'id'>): string {
  return `${flow.text}~${id.text}`
}

/** Returns a flow with a variant's patch applied, and with the variant's id. */
export function vary({ tree }: Whole, source: VariantSource): ObjectTree {
  return named(patchFlow(tree, source.patch, new Problems()) ?? tree, source)
}

function named({ members, ...rest }: ObjectTree, source: VariantSource): ObjectTree {
  const { at } = source.id
  const id: Member = { keyAt: at, value: { kind: 'value', at, value: variantId(source) } }
  return { ...rest, members: new Map(members).set('id', id) }
}

/** Checks each variant by itself, on its flow, and against the other variants. Returns the variants without an error. */
export function compileVariants(parsed: readonly ParsedSource[], around: Around): readonly CompiledVariant[] {
  const { shapes, problems } = around
  const files = new Map<string, string>()
  const sources = parsed.flatMap(({ tree }) => {
    if (tree?.kind !== 'object') return []
    const own = new Problems()
    checkShape(tree, shapes.variant, own)
    const source = own.hasErrors ? undefined : readVariant(tree, own)
    problems.take(own)
    if (source === undefined) return []
    const other = files.get(variantId(source))
    files.set(variantId(source), source.file)
    if (other === undefined) return [source]
    problems.add('duplicate-flow', source.id.at, `The variant “${variantId(source)}” is also in ${other}.`)
    return []
  })
  checkOverlaps(sources, problems)
  for (const source of sources) checkDates(source, around.nowMs, problems)
  return sources.flatMap(source => compileVariant(source, around))
}

function compileVariant(source: VariantSource, around: Around): readonly CompiledVariant[] {
  const { wholes, names, memory, written, problems } = around
  const whole = wholes.find(({ id }) => id === source.flow.text)
  if (whole === undefined) {
    if (written.has(source.flow.text)) return []
    const meant = { name: source.flow.text, known: wholes.map(({ id }) => id) }
    problems.add('unknown-varied-flow', source.flow.at, `There is no flow “${source.flow.text}”.`, meant)
    return []
  }
  const parts = [whole, source.tree, names]
  const judged = memory.recall(variantId(source), parts, () => judgeVariant(source, whole, around))
  problems.takeAsOf(source.patchAt, judged.problems)
  return judged.variant === undefined ? [] : [judged.variant]
}

function judgeVariant(source: VariantSource, whole: Whole, { catalogue, judge }: Around): JudgedVariant {
  const problems = new Problems()
  const tree = patchFlow(whole.tree, source.patch, problems)
  if (tree === undefined) return { problems, variant: undefined }
  const model = judge(tree, problems, whole.isSound)
  const base = readFlow(whole.tree, catalogue)
  checkAudience(source, base, catalogue, problems)
  checkAddresses(base, model, source, problems)
  if (!problems.hasErrors && JSON.stringify(jsonOf(tree)) === JSON.stringify(jsonOf(whole.tree)))
    problems.add('variant-of-nothing', source.patchAt, `With it “${whole.id}” is what it is without.`)
  return { problems, variant: problems.hasErrors ? undefined : compiledOf(source, named(tree, source), model) }
}

function compiledOf(source: VariantSource, tree: ObjectTree, model: FlowModel): CompiledVariant {
  const { file, title, flow, channels, segments, percent, from, until, priority } = source
  return {
    ...{ id: variantId(source), file, title, flow: flow.text, priority, config: jsonOf(tree), model },
    audience: {
      ...(channels && { channels: channels.map(({ text }) => text) }),
      ...(segments && { segments: segments.map(({ text }) => text) }),
      ...(percent !== undefined && { percent }),
    },
    ...(from && { from: from.ms }),
    ...(until && { until: until.ms }),
  }
}
