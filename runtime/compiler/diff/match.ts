import type { Json } from '../json-tree.ts'
import { isSame, objectOf, textIn } from './json.ts'

/** An item before and after the change. One of the two is undefined for an item that was added or removed. */
export type Pair = readonly [before: Json | undefined, after: Json | undefined]

const keys: readonly ((item: Json) => string | undefined)[] = [
  item => textIn(objectOf(item).id) ?? textIn(objectOf(item).value),
  item => JSON.stringify(item),
  item => JSON.stringify({ ...objectOf(item), id: undefined }),
  item => textIn(objectOf(item).label) ?? textIn(objectOf(item).title) ?? textIn(objectOf(item).question),
  item => textIn(objectOf(item).event),
]

/**
 * Pairs the items of two lists by their ids, or else by their content. The pairs are in the order of the second list,
 * with removed items last.
 */
export function pairsOf(before: readonly Json[], after: readonly Json[]): readonly Pair[] {
  const partners = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (one: number, other: number): void => {
    partners.set(other, one)
    taken.add(one)
  }
  for (const keyOf of keys) {
    for (const [other, item] of after.entries()) {
      const key = keyOf(item)
      if (key === undefined || partners.has(other)) continue
      const one = before.findIndex((candidate, index) => !taken.has(index) && keyOf(candidate) === key)
      if (one !== -1) pair(one, other)
    }
  }
  const left = before.flatMap((_, index) => (taken.has(index) ? [] : [index]))
  const come = after.flatMap((_, index) => (partners.has(index) ? [] : [index]))
  const isPlain = [...before, ...after].every(item => objectOf(item).id === undefined)
  if (isPlain && left.length === come.length) for (const [index, one] of left.entries()) pair(one, come[index] ?? -1)
  const one = (index: number | undefined) => (index === undefined ? undefined : before[index])
  return [
    ...after.map((item, index): Pair => [one(partners.get(index)), item]),
    ...before.flatMap((item, index): Pair[] => (taken.has(index) ? [] : [[item, undefined]])),
  ]
}

/** Returns the items that are in both lists, in the order of each list. */
export function orders(before: readonly Json[], pairs: readonly Pair[]): readonly [readonly Json[], readonly Json[]] {
  const kept = pairs.flatMap(([one, other]) =>
    one === undefined || other === undefined ? [] : [[one, other] as const],
  )
  const former = before.flatMap(item => kept.find(([one]) => one === item)?.[1] ?? [])
  return [former, kept.map(([, other]) => other)]
}

/** Returns how the order of the items differs between two lists. If the order is the same, returns undefined. */
export function orderWords(
  former: readonly Json[],
  latter: readonly Json[],
  nameOf: (item: Json) => string,
): string | undefined {
  if (isSame(former, latter)) return undefined
  const moved = latter.find(item =>
    isSame(
      former.filter(one => one !== item),
      latter.filter(one => one !== item),
    ),
  )
  if (moved === undefined) return `the order is now ${latter.map(nameOf).join(', ')}`
  const next = latter[latter.indexOf(moved) + 1]
  const last = latter[latter.length - 2]
  return next === undefined
    ? `${nameOf(moved)} now stands last, after ${last === undefined ? 'nothing' : nameOf(last)}`
    : `${nameOf(moved)} now stands before ${nameOf(next)}`
}
