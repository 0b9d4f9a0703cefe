import { flowIdOf } from '../../trials/assignment.ts'
import type { Catalogue } from '../catalogue.ts'
import type { ParsedSource, Source } from '../json-tree.ts'
import { withMoves } from './blocks.ts'
import type { Add, Change } from './change.ts'
import { type Edition, readEdition } from './edition.ts'
import { fold, keyOf, type Located, type Sentence, shortList, VARIANT } from './fold.ts'
import { compareFlows } from './frames.ts'
import { isSame, type JsonObject, objectOf, textIn } from './json.ts'
import { withNewIds } from './renames.ts'
import { compareShared } from './shared.ts'
import { comparedArms, compareVariants } from './variants.ts'
import { View } from './view.ts'
import { quoted, some } from './words.ts'

export const NO_DIFFERENCE = 'Nothing changes for anybody.'

export interface Differences {
  /**
   * At most seven sentences, the most important first: money, then the path, the texts and the look. The list is empty
   * if nothing changes.
   */
  readonly sentences: readonly Sentence[]
  /** All sentences, also those that `sentences` only counts in its last sentence. */
  readonly all: readonly Sentence[]
  /** A summary in one sentence. */
  readonly summary: string
}

type Sources = readonly (Source | ParsedSource)[]

/**
 * Returns sentences about what changes for customers between two versions of the config files. Pure. It never throws
 * for invalid configs.
 */
export function describeDifferences(before: Sources, after: Sources, catalogue: Catalogue): Differences {
  return compareEditions(readEdition(before), readEdition(after), catalogue)
}

/** Returns the screens, such as `steps/pix`, that the base flow of this flow has before and after the change. */
function inheritedBy(id: string, before: Edition, after: Edition): ReadonlySet<string> {
  const [one, other] = [before, after].map(edition => new Set(edition.inherited.get(id)))
  return new Set([...(one ?? [])].filter(place => other?.has(place)))
}

/** Returns sentences about what changes for customers between two editions of the flows. */
export function compareEditions(before: Edition, after: Edition, catalogue: Catalogue): Differences {
  const located: Located[] = []
  const addTo =
    (where: string): Add =>
    change =>
      located.push({ where, change })
  const everywhere = addTo('')
  compareLost(before, after, everywhere)
  const changes = new Map<string, ReadonlySet<string>>()
  for (const id of new Set([...before.flows.keys(), ...after.flows.keys()])) {
    const [one, other] = [before.flows.get(id), after.flows.get(id)]
    if (one && other) {
      const found = changesOf(one, other, catalogue, inheritedBy(id, before, after))
      changes.set(id, new Set(found.map(keyOf)))
      found.forEach(addTo(id))
    } else if (other)
      everywhere({ kind: 'flow', place: id, text: `There is a new flow, ${id} ${quoted(textIn(other.title) ?? '')}.` })
    else if (one && after.lost.length === 0)
      everywhere({ kind: 'flow', place: id, text: `There is no flow ${id} any more.` })
  }
  for (const id of new Set([...before.variants.keys(), ...after.variants.keys()])) {
    const [one, other] = [before.variants.get(id), after.variants.get(id)]
    if (other !== undefined) {
      const flow = other.source.flow.text
      const known = changes.get(flow) ?? new Set()
      const tell = (arm: string, change: Change) => {
        if (!known.has(keyOf(change))) located.push({ where: `${VARIANT}${flowIdOf(id, arm)}`, change })
      }
      const base = after.flows.get(flow) ?? {}
      compareVariants(id, one, other, everywhere)
      for (const [arm, former, latter] of comparedArms(one, other, base))
        for (const change of changesOf(former, latter, catalogue, inheritedBy(flow, before, after))) tell(arm, change)
    } else if (after.lost.length === 0)
      everywhere({ kind: 'variant', place: id, text: `There is no variant ${id} any more.` })
  }
  const empty = new View({}, catalogue)
  compareShared(before, after, { before: empty, after: empty }, everywhere)
  const all = fold(located, after.flows.size)
  return { sentences: shortList(all), all, summary: summaryOf(all) }
}

function summaryOf(all: readonly Sentence[]): string {
  const [first] = all
  if (first === undefined) return NO_DIFFERENCE
  if (all.length === 1) return first.text
  return `${first.text.replace(/\.$/, '')}, and ${all.length - 1} more ${all.length === 2 ? 'change' : 'changes'}.`
}

function changesOf(
  one: JsonObject,
  other: JsonObject,
  catalogue: Catalogue,
  inherited: ReadonlySet<string>,
): readonly Change[] {
  // The order of the steps decides which step collects a fact.
  const stepsOf = ({ steps }: JsonObject): readonly string[] => Object.keys(objectOf(steps))
  if (isSame(one, other) && isSame(stepsOf(one), stepsOf(other))) return []
  const changes: Change[] = []
  const former = new View(withNewIds(one, other, catalogue.openedSteps), catalogue)
  compareFlows({ before: former, after: new View(other, catalogue) }, inherited, change => changes.push(change))
  return withMoves(changes)
}

function compareLost(before: Edition, after: Edition, add: Add): void {
  const [files, when] =
    after.lost.length > 0 ? [after.lost, 'cannot be read'] : [before.lost, 'could not be read before']
  if (files.length === 0) return
  const ids = (edition: Edition) => [...edition.flows.keys(), ...edition.variants.keys()]
  const [one, other] = after.lost.length > 0 ? [before, after] : [after, before]
  const gone = ids(one).filter(id => !ids(other).includes(id))
  const untold =
    gone.length === 0 ? '' : `, so it cannot be told how ${some(gone)} ${gone.length === 1 ? 'changes' : 'change'}`
  add({
    kind: 'unread',
    place: 'files',
    text: `${some(files)} ${when} or ${files.length === 1 ? 'lacks' : 'lack'} a part${untold}.`,
  })
}
