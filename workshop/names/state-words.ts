import { wordsOfOutcome } from '../../flows/words/outcome-words.ts'
import type { Flow } from '../../runtime/engine/flow.ts'
import { wordsOfGuard } from './guard-words.ts'

/** Returns in words the state of a screen after a service: `payment refused`, `repeated recharge`. */
export function wordsOfState(flow: Flow, run: string, outcome: string, when: string | null): string {
  const words = wordsOfOutcome(run, outcome)
  if (when === null) return words
  const guard = wordsOfGuard(flow, when)
  // `nothing` is the usual outcome and needs no words: the words of the guard describe the screen.
  return outcome === 'nothing' ? guard : `${words}, ${guard}`
}
