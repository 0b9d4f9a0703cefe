import { patchedId, vary } from '../../../runtime/compiler/compile-variants.ts'
import { isObject, type JsonObject, objectOf } from '../../../runtime/compiler/diff/json.ts'
import { gatherFlows } from '../../../runtime/compiler/flow-folders.ts'
import {
  type Json,
  jsonOf,
  type ObjectTree,
  type ParsedSource,
  parseSource,
  partOf,
  type Source,
  textOf,
} from '../../../runtime/compiler/json-tree.ts'
import { patchFlow, writeOut } from '../../../runtime/compiler/likes.ts'
import { Problems } from '../../../runtime/compiler/problem.ts'
import { readVariant } from '../../../runtime/compiler/variant-source.ts'
import { makeWhole } from '../../../runtime/compiler/wholes.ts'
import { type Path, valueAt } from './change.ts'

/** A config that somebody edits: a flow, a flow with a variant's patch, or a shared file. */
export interface Config {
  /**
   * The config onto which this config is merged. It is undefined for a file, and for a flow that extends no other flow.
   */
  readonly base: Json | undefined
  /** The JSON of the config's own files, merged into one object. It lacks everything that the config inherits. */
  readonly raw: JsonObject
  /** The whole config, with the file position of each part. */
  readonly tree: ObjectTree
  /**
   * The files in which the config is written. A new part is written into the first file, unless it belongs to another
   * one.
   */
  readonly files: readonly string[]
  /**
   * The path of `raw` in its file. It is empty, except in the file of a variant, where it is `patch` or `patches` with
   * the arm's name.
   */
  readonly within: Path
  /** The id of the flow that this config extends or varies. */
  readonly baseId: string | undefined
}

/** A config source with its parsed form. */
export interface Text extends Source {
  readonly parsed: ParsedSource
}

export function textOfSource({ file, text }: Source): Text {
  return { file, text, parsed: parseSource({ file, text }) }
}

/** Caches configs, because merging a flow with all that it inherits takes much longer than an edit. */
const read = new WeakMap<readonly Text[], Map<string, Config | undefined>>()

/** Returns the config with the name `on` from the sources. Returns undefined if no readable config has that name. */
export function configOf(texts: readonly Text[], on: string): Config | undefined {
  const known = read.get(texts) ?? new Map<string, Config | undefined>()
  read.set(texts, known)
  if (!known.has(on))
    known.set(
      on,
      readConfig(
        texts.map(({ parsed }) => parsed),
        on,
      ),
    )
  return known.get(on)
}

function readConfig(sources: readonly ParsedSource[], on: string): Config | undefined {
  if (on.endsWith('.json')) return ofFile(sources, on)
  return on.includes('~') ? ofVariant(sources, on) : ofFlow(sources, on, [])
}

function ofFile(sources: readonly ParsedSource[], on: string): Config | undefined {
  const tree = sources.find(({ file }) => file === on)?.tree
  if (tree?.kind !== 'object') return undefined
  return { base: undefined, raw: objectOf(jsonOf(tree)), tree, files: [on], within: [], baseId: undefined }
}

function ofFlow(sources: readonly ParsedSource[], on: string, via: readonly string[]): Config | undefined {
  const flow = gatherFlows(sources, new Problems()).find(({ tree }) => textOf(partOf(tree, 'id'))?.text === on)
  if (flow === undefined || !flow.isSound || via.includes(on)) return undefined
  const baseId = textOf(partOf(flow.tree, 'extends'))?.text
  const known = { raw: objectOf(jsonOf(flow.tree)), files: flow.files, within: [], baseId }
  if (baseId === undefined) {
    const tree = writeOut(flow.tree, new Problems())
    return tree && { ...known, base: undefined, tree }
  }
  const base = ofFlow(sources, baseId, [...via, on])
  const members = new Map(flow.tree.members)
  members.delete('extends')
  members.delete('$schema')
  const tree = base && patchFlow(base.tree, { ...flow.tree, members }, new Problems())
  return tree && base && { ...known, base: jsonOf(base.tree), tree }
}

function ofVariant(sources: readonly ParsedSource[], on: string): Config | undefined {
  const wholes = makeWhole(sources, new Problems())
  for (const { file, tree } of sources) {
    if (!file.endsWith('.variant.json') || tree?.kind !== 'object') continue
    const source = readVariant(tree, new Problems())
    const whole = wholes.find(({ id }) => id === source?.flow.text)
    const patch = source?.patches.find(one => patchedId(source, one) === on)
    if (source === undefined || whole === undefined || patch === undefined) continue
    const raw = objectOf(jsonOf(patch.tree))
    const within = partOf(tree, 'patch') === undefined ? ['patches', patch.arm] : ['patch']
    return {
      ...{ base: jsonOf(whole.tree), raw, tree: vary(whole, source, patch) },
      ...{ files: [file], within, baseId: whole.id },
    }
  }
  return undefined
}

/** If a step or modal is `like` another, it does not inherit these keys. */
const own: { readonly [part: string]: readonly string[] } = {
  steps: ['path', 'aliases', 'was'],
  modals: ['path', 'aliases', 'was'],
}

/**
 * Returns a function that finds what a part with `like` inherits: the values of the part that `like` names. In `whole`,
 * every `like` is already resolved.
 */
export function likeIn(whole: Json): (path: Path, name: string) => Json | undefined {
  return ([part = '', , ...rest], name) => {
    const isScreen = rest.length === 0
    const found = valueAt(whole, isScreen ? [part, name] : name.split('/'))
    if (!isObject(found)) return undefined
    const left = isScreen ? (own[part] ?? []) : ['id']
    return Object.fromEntries(Object.entries(found).filter(([key]) => !left.includes(key)))
  }
}

/** Returns the config's file in which a step, modal or guard is written; undefined if no file contains it. */
export function fileOfPart(texts: readonly Text[], { files }: Config, part: string, name: string): string | undefined {
  return files.find(file => {
    const tree = texts.find(text => text.file === file)?.parsed.tree
    return partOf(partOf(tree, part), name) !== undefined
  })
}
