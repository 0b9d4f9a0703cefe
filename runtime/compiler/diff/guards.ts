import type { Json } from '../json-tree.ts'
import { at, isObject, type JsonObject, objectOf, once, textIn, textsIn } from './json.ts'

/**
 * Returns the meaning of a guard without names of other guards. If two guards have the same meaning, their texts are
 * equal.
 */
export function meaningOf(guards: JsonObject, name: string | undefined, via: readonly string[] = []): string {
  if (name === undefined) return 'always'
  const guard = at(guards, name)
  if (!isObject(guard) || via.includes(name)) return `the undefined “${name}”`
  const inner = (other: string) => meaningOf(guards, other, [...via, name])
  const not = textIn(guard.not)
  if (not !== undefined) return `not (${inner(not)})`
  for (const [key, word] of [
    ['all', 'and'],
    ['any', 'or'],
  ] as const) {
    if (guard[key] === undefined) continue
    const parts = [...new Set(textsIn(guard[key]).map(inner))].sort()
    return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(` ${word} `)})`
  }
  return comparisonOf(guard)
}

/** Returns a guard as readable words, with the names of the guards inside it. */
export function wordsOf(guards: JsonObject, name: string): string {
  const guard = objectOf(at(guards, name))
  if (at(guards, name) === undefined) return 'nothing'
  const not = textIn(guard.not)
  if (not !== undefined) return `not “${not}”`
  const names = (key: string, word: string) =>
    textsIn(guard[key])
      .map(other => `“${other}”`)
      .join(` ${word} `)
  return names('all', 'and') || names('any', 'or') || comparisonOf(guard)
}

function comparisonOf({ fact, ...comparison }: JsonObject): string {
  const [[key, value] = ['is', null]] = Object.entries(comparison)
  if (key === 'present') return `${fact} is ${value === true ? 'known' : 'unknown'}`
  const word = { is: 'is', in: 'is', atLeast: 'is at least', atMost: 'is at most' }[key] ?? key
  const values = Array.isArray(value) ? [...new Set(value.map(spoken))].sort() : [spoken(value)]
  return `${fact} ${word} ${values.join(' or ')}`
}

function spoken(value: Json): string {
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
}

/** Returns the names of the guards that decide something in a flow, directly or inside other guards. */
export function usedGuards({ guards, ...rest }: JsonObject): ReadonlySet<string> {
  const used = new Set<string>()
  const use = (name: string): void => {
    if (used.has(name)) return
    used.add(name)
    const { all, any, not } = objectOf(at(objectOf(guards), name))
    for (const other of [...textsIn(all), ...textsIn(any), ...textsIn([not ?? null])]) use(other)
  }
  for (const name of whensIn(rest)) use(name)
  return used
}

/** Returns the names of guards in every `when`. */
function whensIn(json: Json): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(whensIn)
  return isObject(json) ? whensInObject(json) : []
}

const whensInObject = once((json): readonly string[] =>
  Object.entries(json).flatMap(([key, value]) => (key === 'when' ? (textIn(value) ?? []) : whensIn(value))),
)
