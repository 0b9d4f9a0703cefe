import { wordsOfOutcome } from '../../flows/words/outcome-words.ts'
import { plainWords } from '../../flows/words/plain-name.ts'
import { wordsOfValue } from '../../flows/words/value-words.ts'
import { type Flow, own } from '../../runtime/engine/flow.ts'

/** Returns in words the state of a screen after a service: `payment refused`, `repeated recharge`. */
export function wordsOfState(flow: Flow, run: string, outcome: string, when: string | null): string {
  const words = wordsOfOutcome(run, outcome)
  if (when === null) return words
  const state = wordsOfGuardedState(flow, when)
  // `nothing` is the usual outcome and needs no words: the words of the guard describe the screen.
  return outcome === 'nothing' ? state : `${words}, ${state}`
}

/**
 * Returns in words the state that the story of a guard shows: `a Pix is open`. A guard may hold in several ways; its
 * story shows only the first one. `wordsOfCondition` has the words for all of them. For an unknown fact, its id is used.
 */
export function wordsOfGuardedState(flow: Flow, name: string): string {
  const guard = own(flow.guards, name)
  if (guard === undefined) return plainWords(name)
  if ('all' in guard) return guard.all.map(other => wordsOfGuardedState(flow, other)).join(', ')
  if ('any' in guard)
    return guard.any
      .slice(0, 1)
      .map(other => wordsOfGuardedState(flow, other))
      .join('')
  if ('not' in guard) return `not: ${wordsOfGuardedState(flow, guard.not)}`
  const isAbsent = 'present' in guard && !guard.present
  const value = 'is' in guard ? String(guard.is) : 'in' in guard ? String(guard.in[0]) : isAbsent ? 'absent' : 'present'
  return wordsOfValue(guard.fact, value) ?? (isAbsent ? `no ${plainWords(guard.fact)}` : plainWords(name))
}
