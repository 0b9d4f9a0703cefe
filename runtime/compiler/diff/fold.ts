import { joined } from '../words.ts'
import { type Change, type Kind, kindNames, kinds, type Weight, weights } from './change.ts'

/** The maximum number of sentences about one change of the configs. */
const MOST = 7
/** The maximum number of flow names in a sentence about an inherited change. */
const NAMED = 4

export const VARIANT = 'variant '

export interface Sentence {
  readonly kind: Kind
  readonly weight: Weight
  readonly text: string
  /** The changes that the sentence describes, so that the author can jump to each of them. */
  readonly places: readonly Place[]
}

/** Where a change is: in a flow or a variant, and in a part of it. */
export interface Place {
  /** The flow, such as `web`, or the variant, such as `web~december`. It is empty for parts that all flows share. */
  readonly flow: string
  /** The part of the flow, such as `steps/login/title`. */
  readonly part: string
}

/** A change of one flow. `where` is empty if the change affects all flows. */
export interface Located {
  readonly where: string
  readonly change: Change
}

interface Group {
  readonly change: Change
  readonly where: readonly string[]
}

/**
 * Returns the changes as sentences, the most important first. If several flows inherit a change, it is described once.
 */
export function fold(located: readonly Located[], flowCount: number): readonly Sentence[] {
  const groups = new Map<string, { change: Change; where: string[] }>()
  for (const { where, change } of located) {
    const key = keyOf(change)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { change, where: [where] })
    else if (!group.where.includes(where)) group.where.push(where)
  }
  const sentences = merged([...groups.values()]).map(({ change: { kind, text }, where, parts }) => ({
    kind,
    weight: kinds[kind].weight,
    text: withPlace(where, text, flowCount),
    places: where.flatMap(name => parts.map(part => ({ flow: name.replace(VARIANT, ''), part }))),
  }))
  const rank = ({ kind, weight }: Sentence) => weights.indexOf(weight) * 100 + kindNames.indexOf(kind)
  return sentences.sort((one, other) => rank(one) - rank(other))
}

/**
 * Returns the key of a change. If several flows change in the same way, their changes have the same key and get only
 * one sentence.
 */
export function keyOf({ kind, place, before = null, after = null, text, alike }: Change): string {
  // Two routes of the same list have the same place. So the key also contains the kind of the change and both values.
  return JSON.stringify([kind, place, before, after, alike?.key ?? (before === null && after === null ? text : '')])
}

/**
 * Combines similar changes into one sentence. Each change has two names, such as a block and its screen. Changes that
 * differ only in the first name are combined first, then those that differ only in the second.
 */
function merged(groups: readonly Group[]): readonly (Group & Pick<Merging, 'parts'>)[] {
  const all = groups.map(group => {
    const [one, other] = group.change.alike?.names ?? ['', '']
    // The place of a moved block consists of its old and its new place, with a space between them.
    return { ...group, ones: [one], others: [other], parts: group.change.place.split(' ') }
  })
  const joined = join(all, 'others', 'ones')
  return join(joined, 'ones', 'others').map(({ change, where, ones, others, parts }) => ({
    change: { ...change, text: change.alike?.say(ones, others) ?? change.text },
    where,
    parts,
  }))
}

type Merging = Group & Readonly<Record<'ones' | 'others' | 'parts', readonly string[]>>

function join(all: readonly Merging[], same: 'ones' | 'others', joined: 'ones' | 'others'): readonly Merging[] {
  const found = new Map<string, Merging>()
  for (const [index, one] of all.entries()) {
    const { change, where } = one
    const key = change.alike ? JSON.stringify([change.kind, where, change.alike.key, one[same]]) : `${index}`
    const other = found.get(key)
    const both = (name: 'ones' | 'others' | 'parts') => [...new Set([...(other?.[name] ?? []), ...one[name]])]
    found.set(key, other ? { ...other, [joined]: both(joined), parts: both('parts') } : one)
  }
  return [...found.values()]
}

function withPlace(where: readonly string[], text: string, flowCount: number): string {
  const [first = '', ...others] = where
  if (first === '') return text
  if (first.startsWith(VARIANT)) {
    const names = where.map(name => name.slice(VARIANT.length))
    return `In the ${names.length === 1 ? 'variant' : 'variants'} ${joined(names)}: ${text}`
  }
  if (others.length > 0 && where.length === flowCount) return `In every flow: ${text}`
  const more = others.length - NAMED + 1
  const named = more > 1 ? [...others.slice(0, NAMED - 1), `${more} more flows`] : others
  return `In ${first}${named.length > 0 ? `, also in ${joined(named)}` : ''}: ${text}`
}

/** Returns at most seven sentences. If there are more, the last sentence counts the rest. */
export function shortList(sentences: readonly Sentence[]): readonly Sentence[] {
  if (sentences.length <= MOST) return sentences
  const shown = sentences.slice(0, MOST - 1)
  const rest = sentences.slice(MOST - 1)
  const [first] = rest
  return first === undefined
    ? shown
    : [...shown, { ...first, text: `And ${counted(rest)}.`, places: rest.flatMap(({ places }) => places) }]
}

/** Returns a text such as `12 more texts and 1 more target`. */
function counted(rest: readonly Sentence[]): string {
  const counts = new Map<Kind, number>()
  for (const { kind } of rest) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return joined([...counts].map(([kind, count]) => `${count} more ${count === 1 ? kinds[kind].one : kinds[kind].many}`))
}
