import type { App } from '../../flows/kit/app.ts'
import type { Walk } from './edge-plan.ts'

/**
 * Returns a function to call right before the app takes the walk's edge. It writes the facts in `lastly`. It also
 * restores facts that the edge's target needs and that an action of the walk has cleared.
 */
export function lastFacts({ lastly, needs }: Walk, facts: App['facts']): () => void {
  const before = new Map(Object.entries(facts.all()))
  return () => {
    for (const [name, value] of Object.entries(lastly)) facts.writeNamed(name, value ?? undefined)
    const known = new Map(Object.entries(facts.all()))
    for (const need of needs) if (known.get(need) === undefined) facts.writeNamed(need, before.get(need))
  }
}
