import { plainWords } from '../../flows/words/plain-name.ts'
import { wordsOfValue } from '../../flows/words/value-words.ts'
import { type Flow, own } from '../../runtime/engine/flow.ts'

/** Returns in words the state in which a guard is true: `a Pix is open`. For an unknown fact, its id is used. */
export function wordsOfGuard(flow: Flow, name: string): string {
  const guard = own(flow.guards, name)
  if (guard === undefined) return plainWords(name)
  if ('all' in guard) return guard.all.map(other => wordsOfGuard(flow, other)).join(', ')
  // A guard may be true in several ways. Its story uses the first way.
  if ('any' in guard)
    return guard.any
      .slice(0, 1)
      .map(other => wordsOfGuard(flow, other))
      .join('')
  if ('not' in guard) return `not: ${wordsOfGuard(flow, guard.not)}`
  const isAbsent = 'present' in guard && !guard.present
  const value = 'is' in guard ? String(guard.is) : 'in' in guard ? String(guard.in[0]) : isAbsent ? 'absent' : 'present'
  return wordsOfValue(guard.fact, value) ?? (isAbsent ? `no ${plainWords(guard.fact)}` : plainWords(name))
}
