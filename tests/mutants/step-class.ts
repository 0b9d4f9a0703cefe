import type { Json } from '../../runtime/compiler/json-tree.ts'
import type { Authored } from './authored.ts'
import { type Edit, set } from './mutant.ts'
import type { MutationClass } from './mutation-class.ts'
import { type Screen, stepsOf } from './sites.ts'

export function eachStep(
  name: string,
  about: string,
  edits: (step: Screen, authored: Authored) => readonly Edit[],
): MutationClass {
  return { name, about, mutate: authored => stepsOf(authored).flatMap(step => edits(step, authored)) }
}

/**
 * Returns a mutation class that replaces the value of a step's property by other values. `undefined` removes the
 * property.
 */
export function property(
  name: string,
  about: string,
  key: string,
  others: (now: Json | undefined, step: Screen, authored: Authored) => readonly (Json | undefined)[],
): MutationClass {
  return eachStep(name, about, (step, authored) =>
    others(step.whole[key], step, authored)
      .filter(other => other !== step.whole[key])
      .map(other => set([...step.path, key], step.json[key], other)),
  )
}
