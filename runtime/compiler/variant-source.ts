import { type ObjectTree, type Place, partOf, type Text, type Tree, textOf, textsOf } from './json-tree.ts'
import type { Problems } from './problem.ts'

/** A variant as its file defines it, with the places of its parts. */
export interface VariantSource {
  readonly file: string
  readonly tree: ObjectTree
  readonly id: Text
  readonly title: string
  readonly flow: Text
  readonly audienceAt: Place
  /** Undefined means all channels. */
  readonly channels: readonly Text[] | undefined
  readonly segments: readonly Text[] | undefined
  readonly percent: number | undefined
  readonly from: Moment | undefined
  readonly until: Moment | undefined
  readonly priority: number
  readonly patch: ObjectTree
  readonly patchAt: Place
}

export interface Moment {
  /** Milliseconds since 1970. */
  readonly ms: number
  readonly text: string
  readonly at: Place
}

/** Reads a variant that has the right shape. For a day that does not exist, it reports the day and returns undefined. */
export function readVariant(tree: ObjectTree, problems: Problems): VariantSource | undefined {
  const [id, flow] = [textOf(partOf(tree, 'id')), textOf(partOf(tree, 'flow'))]
  const [patch, whom] = [tree.members.get('patch'), tree.members.get('audience')]
  if (id === undefined || flow === undefined || whom === undefined || patch?.value.kind !== 'object') return undefined
  const audience = whom.value
  const segments = partOf(audience, 'segments')
  const channels = partOf(audience, 'channels')
  const dates = [textOf(partOf(tree, 'from')), textOf(partOf(tree, 'until'))]
  const missing = dates.filter(date => date !== undefined && momentOf(date) === undefined)
  for (const date of missing) {
    if (date !== undefined) problems.add('wrong-value', date.at, `No calendar has the day of “${date.text}”.`)
  }
  if (missing.length > 0) return undefined
  const [from, until] = dates.map(date => date && momentOf(date))
  return {
    file: tree.at.file,
    tree,
    id,
    flow,
    audienceAt: whom.keyAt,
    title: textOf(partOf(tree, 'title'))?.text ?? '',
    channels: channels && textsOf(channels),
    segments: segments && textsOf(segments),
    percent: numberOf(partOf(audience, 'percent')),
    from,
    until,
    priority: numberOf(partOf(tree, 'priority')) ?? 0,
    patch: patch.value,
    patchAt: patch.keyAt,
  }
}

/** Returns the moment; undefined for a day that does not exist: `Date.parse` reads 31 February as 3 March. */
function momentOf({ text, at }: Text): Moment | undefined {
  const day = text.slice(0, 10)
  const isThere = new Date(Date.parse(`${day}T00:00:00Z`) || 0).toISOString().startsWith(day)
  return isThere ? { ms: Date.parse(text), text, at } : undefined
}

function numberOf(tree: Tree | undefined): number | undefined {
  return tree?.kind === 'value' && typeof tree.value === 'number' ? tree.value : undefined
}
