import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import type { Kind } from '../../runtime/compiler/diff/change.ts'
import { compareEditions, type Differences } from '../../runtime/compiler/diff/differences.ts'
import { type Edition, readEdition } from '../../runtime/compiler/diff/edition.ts'
import { parseSource, type Source } from '../../runtime/compiler/json-tree.ts'
import { Memory } from '../../runtime/compiler/memory.ts'
import type { MadeWhole } from '../../runtime/compiler/wholes.ts'
import { readAuthored } from './authored.ts'
import { mutantsOf } from './classes.ts'
import { isScreenGone, kindsOfPart, namesOfPart } from './edited-part.ts'
import { type Mutant, mutated } from './mutant.ts'
import { sampleOf } from './sample.ts'

/** An edit is described by at most this many sentences. */
const MOST = 7

/**
 * In each group: if a config is edited by one of these mutation classes, the summary of changes must contain a sentence
 * of one of these kinds. The first group that matches a mutation class applies.
 */
const groups: readonly (readonly [name: string, classes: RegExp, kinds: readonly Kind[]])[] = [
  ['file', /^(comma|quote|bracket|merge-marks|file-|journeys|screen-in-two|flow-renamed)/, ['unread', 'flow', 'text']],
  ['channel', /^channels-/, ['channel']],
  ['trial', /^variant-(audience|begin|end|priority|trial)$/, ['frame', 'unread']],
  ['variant', /^variant-/, ['variant', 'unread', 'text', 'address']],
  ['claim', /^(claim-|error-money)/, ['claim']],
  ['confirmation', /^confirms-/, ['confirms']],
  ['charge', /(-charges?|^send-other)$/, ['charge']],
  ['service', /^(service|enter|watch|handler|send)/, ['charge', 'service', 'event', 'target', 'guard', 'unread']],
  ['target', /^(target|outcome|start|branch-targets|branch-removed)/, ['target', 'guard', 'unread']],
  ['guard', /^(guard|branch|when)/, ['guard', 'target']],
  ['needs', /^(need|else)/, ['needs']],
  ['back', /^(back|final)-/, ['back']],
  ['access', /^access-/, ['access']],
  ['address', /^(path|alias|channel-path)/, ['address']],
  ['order', /^(blocks|items)-reordered/, ['order', 'way']],
  ['frame', /^(menu|panel)-removed/, ['block', 'event', 'text']],
  ['button', /^(event|menu|error-(main|out|buttons))/, ['event', 'charge', 'service', 'target']],
  ['fact', /^(writes|reads)-/, ['fact', 'needs']],
  ['look', /^(header|layout)-/, ['look']],
  [
    'text',
    /^(text|titles|retitled|word|labels|field-words|sentence|terms|says|error|retitled)/,
    ['text', 'terms', 'claim', 'event', 'look'],
  ],
  ['text', /(placeholder|format|amount|personal|fact-in|brace|plain)/, ['text', 'terms']],
  [
    'block',
    /^(block|item|prop|option)/,
    ['block', 'text', 'option', 'look', 'event', 'way', 'needs', 'fact', 'unread'],
  ],
]
/**
 * Mutation classes that remove whole parts of a flow, or whose edits are of several kinds. For such an edit, a sentence
 * of the summary must name the edited part and be of an allowed kind.
 */
const large =
  /^(dangerous|screen-|block-(like|removed|renamed)|patch-part|variant-patch|extends|line-twice|key-misspelt)/

/** Edits of these classes can change a config and still have no effect for any customer. */
const harmless =
  /^(block-renamed|screen-renamed|event-(beside|dismiss|anywhere)|variant-priority|guard-renamed|guard-part-added|else-removed)$/

interface Told {
  readonly edits: number
  /** The number of edits that have no effect for any customer. */
  readonly idle: number
  /** The groups of mutation classes from which at least one edit was made. */
  readonly groups: ReadonlySet<string>
  /** The edits that the summary of changes does not describe, each with what it says instead. */
  readonly faults: readonly string[]
}

/**
 * Makes some edits of each mutation class, and compares each with its summary of changes. `faults` lists the edits that
 * the summary does not describe.
 */
export function tellEdits(texts: readonly Source[], catalogue: Catalogue, perClass: number, seed: number): Told {
  const sources = texts.map(parseSource)
  const memory = new Memory<MadeWhole>()
  const before = readEdition(sources, memory)
  const authored = readAuthored(texts, compile(sources, catalogue), catalogue)
  const mutants = sampleOf(mutantsOf(authored), authored, perClass, seed)
  const names = new Set<string>()
  const faults: string[] = []
  let idle = 0
  for (const mutant of mutants) {
    const after = readEdition(
      sources.flatMap(source => (source.file === mutant.file ? (mutated(source, mutant) ?? []) : source)),
      memory,
    )
    const told = compareEditions(before, after, catalogue)
    const group = groups.find(([, classes]) => classes.test(mutant.class))
    if (group !== undefined) names.add(group[0])
    if (told.all.length === 0) idle += 1
    const fault = faultOf(mutant, told, group?.[2], before, after)
    if (fault !== undefined) faults.push(faultLines(mutant, fault, told))
  }
  return { edits: mutants.length, idle, groups: names, faults }
}

function faultOf(
  mutant: Mutant,
  { sentences, all }: Differences,
  kinds: readonly Kind[] | undefined,
  before: Edition,
  after: Edition,
): string | undefined {
  const { class: name } = mutant
  if (sentences.length > MOST) return `${sentences.length} sentences`
  if (all.length === 0) return isSameEdition(before, after) || harmless.test(name) ? undefined : 'no sentence'
  if (large.test(name)) {
    const parts = namesOfPart(mutant, before, after)
    const fitting = kindsOfPart(mutant, isScreenGone(mutant, before, after))
    const naming = all.filter(({ text }) => parts.some(part => text.includes(part)))
    if (naming.length === 0) return `no sentence names ${parts.join(' or ')}`
    return naming.some(({ kind }) => fitting?.includes(kind) ?? true) ? undefined : 'no sentence of its kind names it'
  }
  if (kinds === undefined) return 'a class without a group'
  return all.some(({ kind }) => kinds.includes(kind)) ? undefined : 'no sentence of its kind'
}

function isSameEdition(one: Edition, other: Edition): boolean {
  const text = ({ flows, variants, shared }: Edition) =>
    JSON.stringify([
      [...flows],
      [...variants].map(([id, { source, arms }]) => [id, source.priority, [...arms]]),
      [...shared],
    ])
  return text(one) === text(other)
}

function faultLines({ class: name, file, changes }: Mutant, fault: string, { all }: Differences): string {
  const places = changes.map(({ path }) => path.join('/')).join(', ')
  return [`${name} in ${file}, ${places}: ${fault}`, ...all.map(({ kind, text }) => `  ${kind}: ${text}`)].join('\n')
}
