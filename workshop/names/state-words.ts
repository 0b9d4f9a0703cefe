import type { Flow } from '../../runtime/engine/flow.ts'
import { wordsOfGuard } from './guard-words.ts'
import { wordsOfOutcome } from './outcome-words.ts'

/** Returns a screen's state after a service in words: `payment refused`, `repeated recharge`. */
export function wordsOfState(flow: Flow, run: string, outcome: string, when: string | null): string {
  const words = wordsOfOutcome(run, outcome)
  if (when === null) return words
  const guard = wordsOfGuard(flow, when)
  // This outcome means that nothing is special, so the guard alone says what the screen is about.
  return outcome === 'nothing' ? guard : `${words}, ${guard}`
}
