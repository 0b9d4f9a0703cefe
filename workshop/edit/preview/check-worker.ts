import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import type { Catalogue } from '../../../runtime/compiler/catalogue.ts'
import { compile, Memories } from '../../../runtime/compiler/compile.ts'
import { describeDifferences } from '../../../runtime/compiler/diff/differences.ts'
import { type ParsedSource, parseSource, type Source } from '../../../runtime/compiler/json-tree.ts'
import type { Problem } from '../../../runtime/compiler/problem.ts'

/** Asks the worker to check these sources, and to compare them with the saved sources. */
export interface ToCheck {
  readonly count: number
  readonly sources: readonly Source[]
  readonly saved: readonly Source[]
  /** Whether the worker also proves the flows, which takes seconds. */
  readonly proves: boolean
}

export interface Checked {
  readonly count: number
  readonly proves: boolean
  readonly problems: readonly Problem[]
  readonly sentences: readonly string[]
}

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

addEventListener('message', ({ data }: MessageEvent<ToCheck>) => void check(data))

async function check({ count, sources, saved, proves }: ToCheck): Promise<void> {
  loading ??= loadCatalogue()
  const catalogue = await loading
  const { problems } = compile(sources.map(parse), catalogue, { memories, sound, nowMs: Date.now(), proves })
  const { sentences } = describeDifferences(saved, sources, catalogue)
  const checked: Checked = {
    ...{ count, proves, problems },
    sentences: sentences.map(({ text }) => text),
  }
  postMessage(checked)
}
