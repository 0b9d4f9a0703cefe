import { fnv1a } from '../../runtime/trials/fnv1a.ts'
import type { Mutant } from './mutant.ts'

/**
 * Returns every dangerous mutant, and `perClass` mutants of each mutation class, in their original order. Only the seed
 * and a mutant's path in the config decide whether it is chosen. So a new line in a config changes little of a sample.
 */
export function sampleOf(mutants: readonly Mutant[], perClass: number, seed: number): readonly Mutant[] {
  const byClass = new Map<string, { mutant: Mutant; rank: number }[]>()
  for (const mutant of mutants) {
    const places = mutant.changes.map(({ path, after }) => [...path, JSON.stringify(after)].join('/'))
    const ranked = byClass.get(mutant.class) ?? []
    ranked.push({ mutant, rank: fnv1a([seed, mutant.file, ...places].join(' ')) })
    byClass.set(mutant.class, ranked)
  }
  const chosen = new Set<Mutant>()
  for (const [name, ranked] of byClass) {
    ranked.sort((one, other) => one.rank - other.rank)
    for (const { mutant } of name === 'dangerous' ? ranked : ranked.slice(0, perClass)) chosen.add(mutant)
  }
  return mutants.filter(mutant => chosen.has(mutant))
}
