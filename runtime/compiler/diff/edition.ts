import { vary } from '../compile-variants.ts'
import { jsonOf, type ParsedSource, type Source } from '../json-tree.ts'
import { Memory } from '../memory.ts'
import { Problems } from '../problem.ts'
import { PROMISES } from '../promises.ts'
import { readable } from '../readable.ts'
import { readVariant, type VariantSource } from '../variant-source.ts'
import { type MadeWhole, makeWhole, type Whole } from '../wholes.ts'
import { type JsonObject, objectOf } from './json.ts'

/** All flows and variants of some config files, complete but not checked. */
export interface Edition {
  /** The flows by id. Each flow comes after the flow that it extends. */
  readonly flows: ReadonlyMap<string, JsonObject>
  /** Maps a flow to those of its screens that come from its base flow, such as `steps/pix`. */
  readonly inherited: ReadonlyMap<string, readonly string[]>
  /** The variants by id, such as `web~december`. */
  readonly variants: ReadonlyMap<string, EditedVariant>
  /** The files that all flows share, by name, such as `errors.json`. */
  readonly shared: ReadonlyMap<string, JsonObject>
  /**
   * The files that cannot be read. If there are none, the files with an error because of which a flow or a variant is
   * left out.
   */
  readonly lost: readonly string[]
}

export interface EditedVariant {
  readonly source: VariantSource
  /** For each group of the A/B test, the complete flow with that group's patch applied. */
  readonly arms: ReadonlyMap<string, JsonObject>
}

/**
 * Completes the flows and variants of some config files without checking them. It never throws because of an author's
 * mistake. With the same `memory`, it completes only flows whose files have changed.
 */
export function readEdition(
  sources: readonly (Source | ParsedSource)[],
  memory: Memory<MadeWhole> = new Memory(),
): Edition {
  // Customers read nothing of the promises, and their file has no place in a flow.
  const read = sources.flatMap(source => (isPromises(source) ? [] : readable(source, new Problems())))
  const problems = new Problems()
  const wholes = makeWhole(read, problems, memory)
  const variants = read.flatMap(({ file, tree }): readonly (readonly [string, EditedVariant])[] => {
    if (!isVariant(file) || tree?.kind !== 'object') return []
    const source = readVariant(tree, new Problems())
    const whole = wholes.find(({ id }) => id === source?.flow.text)
    if (source === undefined || whole === undefined) return []
    const arms = source.patches.map(patch => [patch.arm, objectOf(jsonOf(vary(whole, source, patch)))] as const)
    return [[`${whole.id}~${source.id.text}`, { source, arms: new Map(arms) }]]
  })
  const used = new Set([
    ...variants.map(([, { source }]) => source.file),
    ...wholes.flatMap(({ ownFiles }) => ownFiles),
    ...read.flatMap(({ file, tree }) => (isShared(file) && tree !== undefined ? [file] : [])),
  ])
  const shared = read.flatMap(({ file, tree }) =>
    isShared(file) && tree !== undefined ? [[file.replace(/^.*\//, ''), objectOf(jsonOf(tree))] as const] : [],
  )
  const unread = read.flatMap(({ file, tree }) => (tree === undefined ? [file] : []))
  const unused = read.flatMap(({ file }) => (used.has(file) ? [] : [file]))
  const inLine = [...wholes].sort((one, other) => heightOf(one, wholes) - heightOf(other, wholes))
  return {
    flows: new Map(inLine.map(({ id, tree }) => [id, objectOf(jsonOf(tree))])),
    inherited: new Map(
      wholes.map(({ id, base }) => {
        const from = wholes.find(whole => whole.id === base)?.tree
        const names = (part: string) => Object.keys(objectOf(from && objectOf(jsonOf(from))[part]))
        return [id, ['steps', 'modals'].flatMap(part => names(part).map(name => `${part}/${name}`))]
      }),
    ),
    variants: new Map(variants),
    shared: new Map(shared),
    lost: unread.length > 0 ? unread : causesOf(problems, unused),
  }
}

/**
 * Returns the files that contain an error. A flow that extends a flow with an error is left out too, but its own files
 * need no correction. If no file contains an error, returns all files that were left out.
 */
function causesOf(problems: Problems, unused: readonly string[]): readonly string[] {
  const faulty = new Set(problems.list().map(({ file }) => file))
  const causes = unused.filter(file => faulty.has(file))
  return causes.length > 0 ? causes : unused
}

function isPromises({ file }: Pick<Source, 'file'>): boolean {
  return file.endsWith(`/${PROMISES}`)
}

function isVariant(file: string): boolean {
  return file.endsWith('.variant.json')
}

function isShared(file: string): boolean {
  return /(^|\/)(shared\/[^/]+|errors|fields)\.json$/.test(file) && !isVariant(file)
}

/** Returns the number of flows in the chain of base flows below a flow. */
function heightOf({ base }: Whole, wholes: readonly Whole[]): number {
  const from = wholes.find(({ id }) => id === base)
  return from === undefined ? 0 : 1 + heightOf(from, wholes)
}
