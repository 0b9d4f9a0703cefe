import { isDeepStrictEqual } from 'node:util'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { type Compiled, compile, Memories, type SoundFlows } from '../../runtime/compiler/compile.ts'
import { jsonOf, type ParsedSource, parseSource, type Source } from '../../runtime/compiler/json-tree.ts'
import { type Authored, readAuthored } from './authored.ts'
import { type Mutant, mutated } from './mutant.ts'

export type Verdict =
  /** The check found the mutant: it reports problems with these codes. */
  | { readonly end: 'found'; readonly codes: readonly string[] }
  /** The check reports nothing. That is correct, because the mutant does not change any compiled flow. */
  | { readonly end: 'same' }
  /** The check reports nothing, although the mutant changes a compiled flow: it missed the mistake. */
  | { readonly end: 'survived' }

/** Whether all flows share this file. */
const isShared = ({ file }: ParsedSource) => /\/(errors|fields|promises)\.json$/.test(file)

/** Checks mutants of some sources. Each mutant is checked together with the unchanged other sources. */
export class Judge {
  readonly authored: readonly Authored[]
  private readonly sources: readonly ParsedSource[]
  private readonly memories = new Memories()
  private readonly catalogue: Catalogue
  private readonly before: Compiled
  /** Texts of the unchanged flows. A flow with one of these texts is known to be sound, so it is not proved again. */
  private readonly sound = new Set<string>()
  private readonly flowIds: readonly string[]
  /** The path of the main file of each flow, such as `flow.json`. */
  private readonly frames: readonly string[]

  constructor(sources: readonly Source[], catalogue: Catalogue) {
    this.catalogue = catalogue
    this.sources = sources.map(parseSource)
    this.flowIds = []
    this.before = this.compile(this.sources, this.sound)
    if (this.before.problems.length > 0) throw new Error('The flows have problems without any mutant.')
    this.flowIds = this.before.flows.map(({ id }) => id)
    this.authored = readAuthored(sources, this.before, catalogue)
    this.frames = this.authored.flatMap(({ kind, file }) => (kind === 'flow' ? [file] : []))
  }

  /** Returns all sources, with the mutant's change. */
  sourcesWith(mutant: Mutant): readonly ParsedSource[] {
    return this.sources.flatMap(source => (source.file === mutant.file ? (mutated(source, mutant) ?? []) : source))
  }

  judge(mutant: Mutant): Verdict {
    const sources = this.sourcesWith(mutant)
    // The mutant is checked together with more and more flows until a problem is found. Each check uses the results of
    // the checks before.
    const checked = new Set<string>()
    const more = new Set<string>()
    const sound = {
      has: (text: string) => this.sound.has(text) || more.has(text),
      add: (text: string) => more.add(text),
    }
    const isVariant = this.authored.some(({ file, kind }) => file === mutant.file && kind === 'variant')
    // A variant may change any flow, so it is checked only together with all flows.
    for (const file of isVariant ? [] : [mutant.file, ...this.frames]) {
      for (const one of this.filesNear(file)) checked.add(one)
      const near = sources.filter(source => isShared(source) || checked.has(source.file))
      const codes = this.codesOf(this.compile(near, sound))
      if (codes.length > 0) return { end: 'found', codes }
    }
    const after = this.compile(sources, sound, true)
    const codes = this.codesOf(after)
    if (codes.length > 0) return { end: 'found', codes }
    return this.isSame(after, sources) ? { end: 'same' } : { end: 'survived' }
  }

  private compile(sources: readonly ParsedSource[], sound: SoundFlows, isComplete = false): Compiled {
    const { catalogue, memories } = this
    const flowIds = isComplete ? [] : this.flowIds
    return compile(sources, catalogue, { memories, sound, flowIds, isComplete, proves: true })
  }

  private codesOf({ problems }: Compiled): readonly string[] {
    return [...new Set(problems.map(({ code }) => code))]
  }

  /**
   * Returns the files of the flow to which this file belongs, and the files of the flows that it extends. They are
   * enough to check the flow.
   */
  private filesNear(file: string): readonly string[] {
    const one = this.authored.find(authored => authored.file === file)
    const files = [file]
    for (let id: string | undefined = one?.flow; id; id = this.baseOf(id)) {
      for (const { flow, kind, file: other } of this.authored) if (flow === id && kind !== 'variant') files.push(other)
    }
    return files
  }

  private baseOf(id: string): string | undefined {
    const frame = this.authored.find(({ flow, kind }) => flow === id && kind === 'flow')
    return typeof frame?.json.extends === 'string' ? frame.json.extends : undefined
  }

  private isSame({ flows, variants }: Compiled, sources: readonly ParsedSource[]): boolean {
    const published = (compiled: Pick<Compiled, 'flows' | 'variants'>) => [
      ...compiled.flows.map(({ id, config }) => ({ id, config })),
      ...compiled.variants.map(({ model: _, ...variant }) => variant),
    ]
    const shared = (all: readonly ParsedSource[]) => all.filter(isShared).map(({ tree }) => tree && jsonOf(tree))
    return (
      isDeepStrictEqual(published({ flows, variants }), published(this.before)) &&
      isDeepStrictEqual(shared(sources), shared(this.sources))
    )
  }
}
