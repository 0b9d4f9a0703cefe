import { own } from '../../../engine/flow.ts'
import { decide } from '../../../engine/guards.ts'
import type { Text } from '../../json-tree.ts'
import type { GuardModel } from '../../model.ts'
import type { Proof, Theorem } from '../proof.ts'
import { Worlds } from '../worlds.ts'

/**
 * Theorem about guards: no guard is always true or always false. If a guard combines other guards, its result depends
 * on each of them.
 */
export const decided: Theorem = proof => {
  const { flow, problems } = proof
  const decisions = decisionsOf(proof)
  for (const [name, { at, names }] of flow.guards) {
    const { word, idle = [] } = decisions.get(name) ?? {}
    const isMadeOfConstant = names.some(({ text }) => decisions.get(text)?.word !== undefined)
    if (isMadeOfConstant) continue
    if (word !== undefined) problems.add('constant-guard', at, `\`${name}\` is ${word} true, whatever its facts are.`)
    else
      for (const part of idle) problems.add('idle-guard', part.at, `\`${name}\` is the same without \`${part.text}\`.`)
  }
}

interface Decision {
  /** Not set if the guard is true for some facts and false for others, or if no facts decide it. */
  readonly word: 'always' | 'never' | undefined
  /** Guards inside this guard that never decide its result, so the author can remove them. */
  readonly idle: readonly Text[]
}

/**
 * Returns for each guard of the flow whether its result is always the same. All combinations of fact values are tried,
 * even those that never occur.
 */
export function decisionsOf({ flow, prepared, explored: { cells } }: Proof): ReadonlyMap<string, Decision> {
  const worlds = new Worlds(cells.keys(), fact => cells.get(fact)?.values ?? [])
  const decisionOf = (name: string, { names }: GuardModel): Decision => {
    const [values, deciders] = [new Set<boolean>(), new Set<Text>()]
    const guard = own(prepared.guards, name)
    // A part with this result decides the guard alone: false in an `all`, true in an `any`.
    const deciding = guard !== undefined && 'any' in guard
    worlds.each(
      new Map(),
      facts => [name, ...names.map(({ text }) => text)].map(one => decide(prepared.guards, one, facts)),
      ([value, ...parts]) => {
        if (value === undefined) return
        values.add(value)
        const [decider, ...more] = names.filter((_, index) => parts[index] === deciding)
        if (decider !== undefined && more.length === 0) deciders.add(decider)
      },
    )
    const [first] = values
    const isConstant = first !== undefined && values.size === 1
    return {
      word: isConstant ? (first ? 'always' : 'never') : undefined,
      idle: names.filter(part => !deciders.has(part)),
    }
  }
  return new Map([...flow.guards].map(([name, guard]) => [name, decisionOf(name, guard)]))
}
