import type { Catalogue } from '../../catalogue.ts'
import { compile, Memories } from '../../compile.ts'
import { type Json, type ParsedSource, parseSource, type Source } from '../../json-tree.ts'
import type { Problem } from '../../problem.ts'
import { corruptText } from './corrupt-text.ts'
import { corruptValue } from './corrupt-value.ts'
import { type Random, randomOf } from './random.ts'

/** The longest time that a check of a corrupted config may take, also on a busy machine. */
const LIMIT_MS = 5000

export interface Fuzzed {
  readonly sources: readonly Source[]
  readonly file: string
}

/** Returns the configs with one to three errors in one of the files. The same seed produces the same errors. */
export function corrupt(sources: readonly [Source, ...Source[]], seed: number): Fuzzed {
  const random = randomOf(seed)
  const { file, text } = random.pick(sources)
  let bad = text
  for (let left = 1 + random.below(3); left > 0; left -= 1) bad = corruptOnce(bad, random)
  return { file, sources: sources.map(source => (source.file === file ? { file, text: bad } : source)) }
}

function corruptOnce(text: string, random: Random): string {
  const json = random.below(2) === 0 ? undefined : parsed(text)
  return json === undefined ? corruptText(text, random) : JSON.stringify(corruptValue(json, random), null, 2)
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Checks many corrupted configs. All checks share one memory, so a part that stays without error is checked only once.
 */
export class Fuzzer {
  private readonly memories = new Memories()
  private readonly parsed = new Map<string, ParsedSource>()
  private readonly catalogue: Catalogue
  private readonly clock: () => number

  constructor(catalogue: Catalogue, clock: () => number) {
    this.catalogue = catalogue
    this.clock = clock
  }

  /** Returns how the check itself failed for these configs, or undefined if it worked. */
  faultIn(fuzzed: Fuzzed): string | undefined {
    const shape = Object.getOwnPropertyNames(Object.prototype).join(' ')
    const startedAt = this.clock()
    let problems: readonly Problem[]
    try {
      problems = this.check(fuzzed)
    } catch (error) {
      return `It threw ${String(error)}.`
    }
    const tookMs = this.clock() - startedAt
    if (tookMs > LIMIT_MS) return `It took ${Math.round(tookMs)} ms.`
    if (Object.getOwnPropertyNames(Object.prototype).join(' ') !== shape) return 'It changed what all objects have.'
    return misreported(problems, fuzzed)
  }

  private check({ sources, file }: Fuzzed): readonly Problem[] {
    const read = sources.map(source => (source.file === file ? source : this.parse(source)))
    return compile(read, this.catalogue, { memories: this.memories, nowMs: 0 }).problems
  }

  private parse(source: Source): ParsedSource {
    const parsed = this.parsed.get(source.file) ?? parseSource(source)
    this.parsed.set(source.file, parsed)
    return parsed
  }
}

function misreported(problems: readonly Problem[], { sources, file }: Fuzzed): string | undefined {
  const lost = problems.find(problem => !isPlaced(problem, sources))
  if (lost !== undefined) return `The problem “${lost.code}” has no place: ${lost.file}:${lost.line}:${lost.column}.`
  const { text = '' } = sources.find(source => source.file === file) ?? {}
  const isFound = problems.some(problem => problem.file === file && problem.severity === 'error')
  return parsed(text) === undefined && !isFound ? 'It is not JSON, and nothing was reported.' : undefined
}

function isPlaced({ file, line, column }: Problem, sources: readonly Source[]): boolean {
  const source = sources.find(one => one.file === file)
  const wanted = source?.text.split('\n')[line - 1]
  return wanted !== undefined && column >= 1 && column <= wanted.length + 1
}
