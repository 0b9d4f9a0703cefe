import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import type { Catalogue } from '../../../runtime/compiler/catalogue.ts'
import { compile, Memories } from '../../../runtime/compiler/compile.ts'
import { describeDifferences } from '../../../runtime/compiler/diff/differences.ts'
import { type ParsedSource, parseSource, type Source } from '../../../runtime/compiler/json-tree.ts'
import type { Problem } from '../../../runtime/compiler/problem.ts'

/** A job of the worker. `check` is quick. `prove` also proves the flows, which takes seconds. */
export interface ToCheck {
  readonly count: number
  readonly job: 'check' | 'prove' | 'differences'
  readonly sources: readonly Source[]
  /** The sources before the edits. The worker compares them with the edited sources. */
  readonly saved: readonly Source[]
}

export interface Checked {
  readonly proves: boolean
  readonly problems: readonly Problem[]
}

/** The answer of the worker: problems, or the differences for customers in words. */
export type Answer = { readonly count: number } & (Checked | { readonly sentences: readonly string[] })

const parsed = new Map<string, { readonly text: string; readonly parsed: ParsedSource }>()
const memories = new Memories()
const sound = new Set<string>()
let loading: Promise<Catalogue> | undefined

/** Parses each text only once, so that the check repeats its work only for changed files. */
function parse({ file, text }: Source): ParsedSource {
  const known = parsed.get(file)
  if (known?.text === text) return known.parsed
  const made = parseSource({ file, text })
  parsed.set(file, { text, parsed: made })
  return made
}

addEventListener('message', ({ data }: MessageEvent<ToCheck>) => void work(data))

async function work({ count, job, sources, saved }: ToCheck): Promise<void> {
  loading ??= loadCatalogue()
  const catalogue = await loading
  const tell = (answer: Answer) => postMessage(answer)
  if (job === 'differences') {
    const { sentences } = describeDifferences(saved, sources, catalogue)
    return tell({ count, sentences: sentences.map(({ text }) => text) })
  }
  const proves = job === 'prove'
  const { problems } = compile(sources.map(parse), catalogue, { memories, sound, nowMs: Date.now(), proves })
  tell({ count, proves, problems })
}
