import { plainWords } from '../../flows/words/plain-name.ts'
import { wordsOfValue } from '../../flows/words/value-words.ts'
import { isObject, listOf, objectOf, textIn } from '../../runtime/compiler/diff/json.ts'
import type { Json } from '../../runtime/compiler/json-tree.ts'

/**
 * Returns in words when a guard holds: `a charge is open or a Pix is open`. If the values of the guard's fact have no
 * words, the guard's name is used, because a fact's id would be harder to read.
 */
export function wordsOfCondition(guards: Json | undefined, name: string): string {
  return conditionOf(guards, name, []).text
}

interface Condition {
  readonly text: string
  /** The word between the parts of the condition; undefined if it has only one part. */
  readonly joint?: 'and' | 'or'
}

function conditionOf(guards: Json | undefined, name: string, inside: readonly string[]): Condition {
  const guard = objectOf(guards)[name]
  // While somebody edits, a guard may name itself or no other guard.
  if (!isObject(guard) || inside.includes(name)) return { text: plainWords(name) }
  const inner = (other: Json | undefined) => conditionOf(guards, textIn(other) ?? '', [...inside, name])
  if (guard.all !== undefined) return joined(listOf(guard.all).map(inner), 'and')
  if (guard.any !== undefined) return joined(listOf(guard.any).map(inner), 'or')
  if (guard.not !== undefined)
    return { text: oppositeOf(objectOf(guards)[textIn(guard.not) ?? '']) ?? `not: ${within(inner(guard.not))}` }
  const words = valuesOf(guard).map(value => wordsOfValue(textIn(guard.fact) ?? '', value))
  if (words.length === 0 || words.includes(undefined)) return { text: plainWords(name) }
  return joined(
    words.map(text => ({ text: text ?? '' })),
    'or',
  )
}

/** Returns the values with which a guard about a fact holds. Returns none for a guard about a limit. */
function valuesOf(guard: { readonly [key: string]: Json }): readonly string[] {
  if (guard.present !== undefined) return [guard.present === false ? 'absent' : 'present']
  return (guard.is === undefined ? listOf(guard.in) : [guard.is]).map(String)
}

/** Returns the words for the opposite of a guard about a flag or a known fact; undefined if it has none. */
function oppositeOf(guard: Json | undefined): string | undefined {
  const { fact, is, present } = objectOf(guard)
  const opposite = typeof is === 'boolean' ? String(!is) : present === true ? 'absent' : undefined
  return opposite === undefined ? undefined : wordsOfValue(textIn(fact) ?? '', opposite)
}

/** Returns the parts as one condition. A part that is itself joined by the other word stands in brackets. */
function joined(parts: readonly Condition[], joint: 'and' | 'or'): Condition {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only
  const texts = parts.map(part => (part.joint === undefined || part.joint === joint ? part.text : within(part)))
  return { text: texts.join(` ${joint} `), joint }
}

function within({ text, joint }: Condition): string {
  return joint === undefined ? text : `(${text})`
}
