import { explore } from '../explore.ts'
import type { Pass } from '../pass.ts'

/** Checks that something leads to every step and modal. */
export const checkReach: Pass = input => {
  const { flow, problems } = input
  const { screens } = explore(input)
  const steps = new Set(screens.map(({ step }) => step))
  const modals = new Set(screens.map(({ modal }) => modal))
  for (const { id, at } of flow.steps.values()) {
    if (!steps.has(id)) problems.add('unreachable-step', at, `Nothing leads from the start to “${id}”.`)
  }
  for (const { id, at } of flow.modals.values()) {
    if (!modals.has(id)) problems.add('unused-modal', at, `Nothing opens “${id}”.`)
  }
}
