import { isObject, listOf, objectOf, textIn } from '../../runtime/compiler/diff/json.ts'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import { fnv1a } from '../../runtime/trials/fnv1a.ts'
import type { Authored } from './authored.ts'
import type { Path } from './json.ts'
import type { Edit, Mutant } from './mutant.ts'

/**
 * Returns every dangerous mutant, and `perClass` mutants of each mutation class, in their original order. Only the seed
 * and a mutant's place in the config decide whether it is chosen. So a new line in a config changes little of a sample.
 */
export function sampleOf(
  mutants: readonly Mutant[],
  authored: readonly Authored[],
  perClass: number,
  seed: number,
): readonly Mutant[] {
  const files = new Map(authored.map(({ file, json }) => [file, json]))
  const byClass = new Map<string, Mutant[]>()
  for (const mutant of mutants) {
    const all = byClass.get(mutant.class) ?? []
    all.push(mutant)
    byClass.set(mutant.class, all)
  }
  const chosen = new Set<Mutant>()
  for (const [name, all] of byClass) {
    const rankOf = (mutant: Mutant) => rankIn(files.get(mutant.file), mutant, [seed, mutant.file])
    for (const mutant of name === 'dangerous' ? all : lowest(all, perClass, rankOf)) chosen.add(mutant)
  }
  return mutants.filter(mutant => chosen.has(mutant))
}

/** Returns the items with the lowest ranks. */
export function lowest<T>(items: readonly T[], count: number, rankOf: (item: T) => number): readonly T[] {
  if (items.length <= count) return items
  return items
    .map(item => ({ item, rank: rankOf(item) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item)
}

/** Returns a number that depends only on the places that an edit changes, on the new values, and on `salt`. */
export function rankIn(json: Json | undefined, { changes }: Edit, salt: readonly (string | number)[]): number {
  const places = changes.map(({ path, after }) => [...namesAlong(path, json), JSON.stringify(after)].join('/'))
  return fnv1a([...salt, ...places].join(' '))
}

/** Returns the path with the id of an item, such as a block, in place of its position in a list. */
function namesAlong(path: Path, json: Json | undefined): Path {
  let inner = json
  return path.map(key => {
    inner = typeof key === 'number' ? listOf(inner)[key] : objectOf(inner)[key]
    return typeof key === 'number' && isObject(inner) ? (textIn(inner.id) ?? key) : key
  })
}
