import type { Flow } from '../../engine/flow.ts'
import type { Explorable } from '../explore.ts'
import type { Problems } from '../problem.ts'
import type { Exploration, Who } from './explore-worlds.ts'

/** The input of a theorem: the flow, and all that can come about in it. A theorem reports its counterexamples. */
export interface Proof extends Explorable {
  readonly prepared: Flow
  readonly explored: { readonly [W in Who]: Exploration }
  readonly problems: Problems
}

export type Theorem = (proof: Proof) => void
