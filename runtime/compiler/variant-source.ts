import { type Arm, CONTROL, LAYER_PLACES, type Layer, ONLY_PATCH, type Range, rangesOf } from '../trials/assignment.ts'
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
  /** The channels whose customers see the variant. If undefined, all customers may see it. */
  readonly channels: readonly Text[] | undefined
  readonly segments: readonly Text[] | undefined
  readonly from: Moment | undefined
  readonly until: Moment | undefined
  readonly priority: number
  /** Undefined if the whole audience sees the variant. */
  readonly trial: TrialSource | undefined
  readonly patches: readonly Patch[]
}

/** A change of the flow that only one group of the A/B test sees, or everybody if there is no A/B test. */
export interface Patch {
  /** The name of the A/B test's group. It is `patch` if the variant has only one patch. */
  readonly arm: string
  readonly tree: ObjectTree
  readonly at: Place
}

export interface TrialSource {
  readonly at: Place
  readonly salt: string
  readonly layer: Layer | undefined
  /** The first arm is the control, which sees the unchanged flow. The patches follow in the order of the file. */
  readonly arms: readonly Arm[]
}

export interface Moment {
  /** Unix time in ms. */
  readonly ms: number
  readonly text: string
  readonly at: Place
}

/** Reads a variant of valid shape. If a date does not exist, it reports the date and returns undefined. */
export function readVariant(tree: ObjectTree, problems: Problems): VariantSource | undefined {
  const [id, flow] = [textOf(partOf(tree, 'id')), textOf(partOf(tree, 'flow'))]
  const whom = tree.members.get('audience')
  const patches = readPatches(tree, problems)
  if (id === undefined || flow === undefined || whom === undefined || patches === undefined) return undefined
  const trial = readTrial(tree, `${flow.text}~${id.text}`, patches, problems)
  const audience = whom.value
  const segments = partOf(audience, 'segments')
  const channels = partOf(audience, 'channels')
  const dates = [textOf(partOf(tree, 'from')), textOf(partOf(tree, 'until'))]
  const missing = dates.filter(date => date !== undefined && momentOf(date) === undefined)
  for (const date of missing) {
    if (date !== undefined)
      problems.add('wrong-value', date.at, `No calendar has the day of \`${date.text}\`.`, undefined, {
        why: 'A variant with it is not published, so no customer would see it.',
        mend: `Write another day in place of \`${date.text.slice(0, 'YYYY-MM-DD'.length)}\`, one that the month has.`,
      })
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
    from,
    until,
    priority: numberOf(partOf(tree, 'priority')) ?? 0,
    trial,
    patches,
  }
}

/**
 * Returns the variant's patches in the order of its file. If `patch` and `patches` are both present or both missing,
 * reports a problem and returns undefined.
 */
function readPatches(tree: ObjectTree, problems: Problems): readonly Patch[] | undefined {
  const [one, several] = [tree.members.get('patch'), tree.members.get('patches')]
  if (one !== undefined && several !== undefined) {
    problems.add('wrong-value', several.keyAt, 'A variant has either `patch` or `patches`.')
    return undefined
  }
  if (one?.value.kind === 'object') return [{ arm: ONLY_PATCH, tree: one.value, at: one.keyAt }]
  if (several?.value.kind !== 'object') {
    problems.add('missing-key', tree.at, '`patch` is missing.')
    return undefined
  }
  const control = several.value.members.get(CONTROL)
  if (control !== undefined)
    problems.add('wrong-value', control.keyAt, '`control` is the arm that sees the flow itself, so it has no patch.')
  if (!tree.members.has('trial'))
    problems.add('missing-key', several.keyAt, '`trial` is missing: it distributes the devices over several patches.')
  return [...several.value.members].flatMap(([arm, { keyAt, value }]) =>
    value.kind === 'object' ? [{ arm, tree: value, at: keyAt }] : [],
  )
}

function readTrial(
  tree: ObjectTree,
  id: string,
  patches: readonly Patch[],
  problems: Problems,
): TrialSource | undefined {
  const member = tree.members.get('trial')
  if (member === undefined) return undefined
  const { value, keyAt } = member
  const arms = [CONTROL, ...patches.map(({ arm }) => arm)]
  const weights = partOf(value, 'weights')
  for (const [name, { keyAt: at }] of weights?.kind === 'object' ? weights.members : [])
    if (!arms.includes(name))
      problems.add('unknown-arm', at, `The trial has no arm \`${name}\`.`, { name, known: arms })
  const shares = arms.map(arm => numberOf(partOf(weights, arm)) ?? 1)
  if (shares.every(share => share === 0))
    problems.add('wrong-value', weights?.at ?? keyAt, 'Every arm has the weight 0.')
  const ranges = rangesOf(shares, (numberOf(partOf(value, 'coverage')) ?? 100) / 100)
  const empty = arms.find((_, index) => (shares[index] ?? 0) > 0 && isEmpty(ranges[index]))
  if (empty !== undefined)
    problems.add('wrong-value', keyAt, `The coverage is so small that \`${empty}\` has no devices.`)
  return {
    at: keyAt,
    salt: textOf(partOf(value, 'salt'))?.text ?? id,
    layer: readLayer(partOf(value, 'layer'), problems),
    arms: arms.map((arm, index) => ({ id: arm, range: ranges[index] ?? [0, 0] })),
  }
}

function readLayer(tree: Tree | undefined, problems: Problems): Layer | undefined {
  if (tree === undefined) return undefined
  const [from = 0, until = 100] = [numberOf(partOf(tree, 'from')), numberOf(partOf(tree, 'until'))]
  const placeOf = (percent: number) => Math.round((percent / 100) * LAYER_PLACES)
  const range = [placeOf(from), placeOf(until)] as const
  if (isEmpty(range)) problems.add('wrong-value', tree.at, `From ${from} until ${until}, the layer has no devices.`)
  return { name: textOf(partOf(tree, 'name'))?.text ?? '', range }
}

function isEmpty([start, end]: Range = [0, 0]): boolean {
  return end <= start
}

/** Returns the moment. If the day does not exist, returns undefined. `Date.parse` would read 31 February as 3 March. */
function momentOf({ text, at }: Text): Moment | undefined {
  const day = text.slice(0, 10)
  const isThere = new Date(Date.parse(`${day}T00:00:00Z`) || 0).toISOString().startsWith(day)
  return isThere ? { ms: Date.parse(text), text, at } : undefined
}

function numberOf(tree: Tree | undefined): number | undefined {
  return tree?.kind === 'value' && typeof tree.value === 'number' ? tree.value : undefined
}
