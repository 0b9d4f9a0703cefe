import type { App } from '../../flows/kit/app.ts'
import type { Walk } from './edge-plan.ts'

/**
 * Returns a function that writes a walk's last facts, right before its edge. A fact that the target needs, and that an
 * action has cleared meanwhile, gets the value that it has now.
 */
export function lastFacts({ lastly, needs }: Walk, facts: App['facts']): () => void {
  const before = new Map(Object.entries(facts.all()))
  return () => {
    for (const [name, value] of Object.entries(lastly)) facts.writeNamed(name, value ?? undefined)
    const known = new Map(Object.entries(facts.all()))
    for (const need of needs) if (known.get(need) === undefined) facts.writeNamed(need, before.get(need))
  }
}
