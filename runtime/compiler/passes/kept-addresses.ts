import type { Abouts } from '../abouts.ts'
import type { FlowModel } from '../model.ts'
import type { Problems } from '../problem.ts'

/**
 * Checks that a flow with the rule `addresses` has every address of the flow that it extends. The addresses of a step
 * must stay with the step.
 */
export function checkKept(
  flows: readonly { readonly flow: FlowModel; readonly base: FlowModel }[],
  abouts: Abouts,
  problems: Problems,
): void {
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
