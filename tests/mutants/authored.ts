import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import type { Compiled } from '../../runtime/compiler/compile.ts'
import { type JsonObject, objectOf, textIn } from '../../runtime/compiler/diff/json.ts'
import type { Source } from '../../runtime/compiler/json-tree.ts'
import type { Path } from './json.ts'

/** A config file as its author wrote it, with everything that a mutation class needs. */
export interface Authored {
  readonly file: string
  readonly text: string
  readonly kind: 'flow' | 'journey' | 'variant' | 'errors' | 'fields'
  readonly json: JsonObject
  /** The path of the flow config inside the file: empty, or `patch` in the file of a variant. */
  readonly root: Path
  /** The flow's parts as the author wrote them. */
  readonly parts: JsonObject
  /** The id of the flow, or of the variant's flow. For a shared file it is empty. */
  readonly flow: string
  /** The whole compiled flow to which the file belongs. */
  readonly whole: JsonObject
  /** Every compiled flow by id. */
  readonly flows: ReadonlyMap<string, JsonObject>
  readonly catalogue: Catalogue
}

/** Returns the files among the sources that can be mutated. */
export function readAuthored(
  sources: readonly Source[],
  { flows: compiled, variants }: Compiled,
  catalogue: Catalogue,
): readonly Authored[] {
  const flows = new Map(compiled.map(({ id, config }) => [id, objectOf(config)]))
  return sources.flatMap(({ file, text }): Authored | readonly Authored[] => {
    const json = objectOf(JSON.parse(text))
    const variant = variants.find(one => one.file === file)
    const flow = compiled.find(({ model }) => model.files.has(file))
    const common = { file, text, json, flows, catalogue, root: [], parts: json }
    if (variant !== undefined) {
      const of = { root: ['patch'], parts: objectOf(json.patch), flow: variant.flow, whole: objectOf(variant.config) }
      return { ...common, ...of, kind: 'variant' }
    }
    if (flow !== undefined) {
      const kind = textIn(json.id) === undefined ? 'journey' : 'flow'
      return { ...common, flow: flow.id, whole: objectOf(flow.config), kind }
    }
    if (file.endsWith('/errors.json')) return { ...common, flow: '', whole: {}, kind: 'errors' }
    return file.endsWith('/fields.json') ? { ...common, flow: '', whole: {}, kind: 'fields' } : []
  })
}
