import type { Facts, Flow, Guard } from '../../runtime/engine/flow.ts'

/**
 * Returns the guards whose result is known. It starts with guards that read facts, and repeats for guards whose parts
 * are all known. Guards with unknown names, cycles or unknown facts are left out.
 */
export function knownConditions(flow: Flow, facts: Facts): ReadonlyMap<string, boolean> {
  const known = new Map<string, boolean>()
  const guards = Object.entries(flow.guards)
  for (let round = 0; round <= guards.length; round++) {
    for (const [name, guard] of guards) {
      const value = guard && truthOf(guard, known, new Map(Object.entries(facts)))
      if (value !== undefined) known.set(name, value)
    }
  }
  return known
}

function truthOf(guard: Guard, known: ReadonlyMap<string, boolean>, facts: ReadonlyMap<string, unknown>) {
  if ('fact' in guard) {
    const fact = facts.get(guard.fact)
    if ('present' in guard) return guard.present === !(fact === undefined || fact === null || fact === '')
    if (!facts.has(guard.fact)) return undefined
    if ('is' in guard) return Object.is(fact, guard.is)
    if ('in' in guard) return new Set<unknown>(guard.in).has(fact)
    if (typeof fact !== 'number') return undefined
    return 'atLeast' in guard ? !(fact < guard.atLeast) : !(fact > guard.atMost)
  }
  const parts = 'not' in guard ? [guard.not] : 'all' in guard ? guard.all : guard.any
  if (!parts.every(part => known.has(part))) return undefined
  const truths = parts.filter(part => known.get(part) === true).length
  if ('not' in guard) return truths === 0
  return 'all' in guard ? truths === parts.length : truths > 0
}
