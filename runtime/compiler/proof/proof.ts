import type { Flow } from '../../engine/flow.ts'
import type { Explorable } from '../explore.ts'
import type { Problems } from '../problem.ts'
import type { Exploration } from './explore-worlds.ts'
import type { Newcomer } from './newcomer.ts'

/**
 * The input of a theorem: the flow and its exploration. A theorem is a rule that must be true in every situation, and
 * it reports each counterexample as a problem.
 */
export interface Proof extends Explorable {
  readonly prepared: Flow
  readonly explored: Exploration
  readonly newcomer: Newcomer
  readonly problems: Problems
}

export type Theorem = (proof: Proof) => void
