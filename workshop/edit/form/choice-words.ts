import { isObject, listOf, objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { wordsOfValue } from '../../names/guard-words.ts'
import { plainWords } from '../../names/plain-name.ts'

/** The words for each option of a list, by the option. An option without words is missing. */
export type Words = { readonly [option: string]: string }

/** Returns in words when a guard holds: `a charge is open or a Pix is open`. */
export function wordsOfCondition(guards: Json | undefined, name: string, inside: readonly string[] = []): string {
  const guard = objectOf(guards)[name]
  // While somebody edits, a guard may name itself or no other guard.
  if (!isObject(guard) || inside.includes(name)) return plainWords(name)
  const inner = (other: Json) => wordsOfCondition(guards, textIn(other) ?? '', [...inside, name])
  if (guard.all !== undefined) return listOf(guard.all).map(inner).join(' and ')
  if (guard.any !== undefined) return listOf(guard.any).map(inner).join(' or ')
  if (guard.not !== undefined) return `not: ${inner(guard.not)}`
  const fact = textIn(guard.fact) ?? ''
  if (guard.present === false) return `no ${plainWords(fact)}`
  if (guard.present !== undefined) return wordsOfValue(fact, 'present') ?? `there is a ${plainWords(fact)}`
  const values = guard.is === undefined ? listOf(guard.in) : [guard.is]
  const words = values.map(value => wordsOfValue(fact, String(value)) ?? `${plainWords(fact)} is ${String(value)}`)
  return words.length === 0 ? plainWords(name) : words.join(' or ')
}

/** Returns the words of all guards of a flow. */
export function wordsOfGuards(flow: Json | undefined): Words {
  const { guards } = objectOf(flow)
  return Object.fromEntries(Object.keys(objectOf(guards)).map(name => [name, wordsOfCondition(guards, name)]))
}

const fixed: Words = {
  stay: 'stays on this screen',
  back: 'the screen before',
  close: 'closes the dialog',
  message: 'shows the message of the error',
  leave: 'leaves the app',
}

/** Returns the words of all targets of a flow: its screens by the title that customers see. */
export function wordsOfTargets(flow: Json | undefined): Words {
  const titled = (part: string, kind: string, what: string) =>
    Object.entries(objectOf(objectOf(flow)[part])).flatMap(([id, screen]) => {
      const title = textIn(objectOf(screen).title)
      return title === undefined ? [] : [[`${kind}:${id}`, `${what} “${title}”`] as const]
    })
  return {
    ...fixed,
    ...Object.fromEntries([...titled('steps', 'step', 'the screen'), ...titled('modals', 'modal', 'the dialog')]),
  }
}
