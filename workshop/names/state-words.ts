import type { Flow } from '../../runtime/engine/flow.ts'
import { wordsOfGuard } from './guard-words.ts'
import { wordsOfOutcome } from './outcome-words.ts'

/** Returns in words the state of a screen after a service: `payment refused`, `repeated recharge`. */
export function wordsOfState(flow: Flow, run: string, outcome: string, when: string | null): string {
  const words = wordsOfOutcome(run, outcome)
  if (when === null) return words
  const guard = wordsOfGuard(flow, when)
  // The outcome `nothing` is the usual one, so the words of the guard alone describe the screen.
  return outcome === 'nothing' ? guard : `${words}, ${guard}`
}
