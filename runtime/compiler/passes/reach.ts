import { explore } from '../explore.ts'
import { type Place, partOf } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import type { FlowModel } from '../model.ts'
import { type Pass, shownBy } from '../pass.ts'

/** Checks that something leads to every step and modal. */
export const checkReach: Pass = input => {
  const { flow, problems } = input
  const { screens } = explore(input)
  const steps = new Set(screens.map(({ step }) => step))
  const modals = new Set(screens.map(({ modal }) => modal))
  for (const { id, at } of flow.steps.values()) {
    if (steps.has(id)) continue
    const advice = leadAdvice(flow, id, at)
    const keep = 'Let a button or a link lead there, or delete the step.'
    problems.add('unreachable-step', at, `Nothing leads from the start to \`${id}\`.`, undefined, {
      mend: advice,
      keep,
    })
  }
  for (const { id, at } of flow.modals.values()) {
    if (!modals.has(id)) problems.add('unused-modal', at, `Nothing opens \`${id}\`.`)
  }
}

/** Returns advice with the two lines that an author can paste to lead to a step from the home page or the start. */
function leadAdvice(flow: FlowModel, id: string, at: Place): string | undefined {
  const home = flow.steps.get(shownBy(flow.always.get('home')?.ways[0]?.to) ?? flow.start?.text ?? '')
  const [blocks, on] = ['blocks', 'on'].map(key => partOf(home?.tree, key)?.at)
  const label = flow.steps.get(id)?.title?.text
  if (home === undefined || home.id === id || blocks === undefined || on === undefined || label === undefined)
    return undefined
  const link = `{ "id": "${id}", "block": "link", "label": "${label}", "event": "${id}" },`
  if (!flow.files.has(blocks.file))
    return `Let a link lead to it. On \`${home.id}\`, for example, write \`"${home.id}": { "blocks": { "merge": [${link.slice(0, -1)}] }, "on": { "${id}": "step:${id}" } },\` in a new line above this one. Or delete the step.`
  return `Let a link lead to it. On \`${home.id}\`, for example, write \`${link}\` after the \`[\` of \`blocks\` in ${whereIs(blocks, at)}, and \`"${id}": "step:${id}",\` after the \`{\` of \`on\` in ${whereIs(on, at)}. Or delete the step.`
}
