import type { Abouts } from '../abouts.ts'
import type { FlowModel } from '../model.ts'
import type { Problems } from '../problem.ts'
import { singular } from '../words.ts'

interface Extended {
  readonly flow: FlowModel
  readonly base: FlowModel
}

/**
 * Checks that a flow with the rule `addresses` has every address of the flow that it extends. The addresses of a step
 * must stay with the step.
 */
export function checkKept(flows: readonly Extended[], abouts: Abouts, problems: Problems): void {
  for (const { flow, base } of flows) {
    const about = abouts.get(flow.tree.at.file)
    if (about?.addresses === undefined) continue
    const owners = new Map(
      [...flow.steps.values()].flatMap(({ id, paths }) => paths.map(({ text }) => [text, id] as const)),
    )
    for (const { id, paths } of base.steps.values()) {
      for (const { text } of paths) {
        const owner = owners.get(text)
        if (owner === id || (owner !== undefined && !flow.steps.has(id))) continue
        const step = flow.steps.get(id)
        const what = owner === undefined ? `“${text}” opens nothing` : `“${text}” opens “${owner}”`
        problems.add(
          'lost-address',
          step?.paths[0]?.at ?? about.addresses.at,
          `${what}, and in “${base.id}” it opens “${id}”.`,
        )
      }
    }
  }
}

/**
 * Checks that a flow does not swap the addresses of steps of the flow that it extends. A word that only one step's
 * address has there does not move to the address of another step.
 */
export function checkMoved(flows: readonly Extended[], problems: Problems): void {
  for (const { flow, base } of flows) {
    const [owners, now] = [ownersIn(base), ownersIn(flow)]
    for (const { id, paths } of flow.steps.values()) {
      const [path] = paths
      if (path === undefined || !flow.files.has(path.at.file)) continue
      for (const word of singular(path.text)) {
        const [owner, ...others] = owners.get(word) ?? []
        const isElsewhere = owner !== undefined && others.length === 0 && owner !== id && flow.steps.has(owner)
        if (!isElsewhere || now.get(word)?.includes(owner) === true) continue
        const what = `“${path.text}” of “${id}” says “${word}”, as the address of “${owner}” does in “${base.id}”.`
        problems.add('foreign-title', path.at, what)
      }
    }
  }
}

/** Returns the steps whose own address has a word, by word. */
function ownersIn({ steps }: FlowModel): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>()
  for (const { id, paths } of steps.values())
    for (const word of new Set(singular(paths[0]?.text ?? ''))) owners.set(word, [...(owners.get(word) ?? []), id])
  return owners
}
