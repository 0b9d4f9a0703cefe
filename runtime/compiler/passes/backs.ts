import { partOf } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'
import { idIn, type Pass } from '../pass.ts'

/** Checks that each step has a previous step for Back, and that `else` is used only with `needs`. */
export const checkBacks: Pass = ({ flow, catalogue, problems }) => {
  const logout = idIn(flow.always.get('loggedOut')?.ways[0]?.to, 'step')
  const bases = basesOf(flow, catalogue.openedSteps)
  for (const { id, at, tree, back, isFinal, isPrivate, needs, enter, watch, else: other } of flow.steps.values()) {
    if (isPrivate && catalogue.openedSteps.includes(id))
      problems.add('no-way-back', at, `“${id}” is for customers only, and the app shows it to anybody.`)
    const isPlain = needs.length === 0 && enter === undefined && watch === undefined
    const place = partOf(tree, 'final')?.at ?? at
    if (isFinal && (back === undefined || back.text === 'visited'))
      problems.add('back-of-final', place, `“${id}” is final, and its Back leads to the step before.`)
    else if (isFinal && isPlain)
      problems.add('back-of-final', place, `“${id}” is final, and neither needs what it shows nor runs anything.`)
    if (back?.text === 'none' && !isFinal && !bases.has(id))
      problems.add('no-way-back', back.at, `“${id}” has no Back, and is neither an end nor a home page.`)
    if (!isPrivate && back?.text !== 'none' && id === logout)
      problems.add('back-of-final', place, `“${id}” is shown after a logout, and its Back leads to the step before.`)
    if (other !== undefined && needs.length === 0)
      problems.add('idle-else', other.at, `“${id}” leads to “${other.text}” without its facts, and needs none.`)
  }
}

/** Returns the steps that need no previous step: the start, the login, the home page and those that the app opens. */
function basesOf({ start, always }: FlowModel, opened: readonly string[]): ReadonlySet<string> {
  const named = ['home', 'loggedOut'].flatMap(event => always.get(event)?.ways ?? [])
  return new Set([...opened, start?.text ?? '', ...named.flatMap(({ to }) => idIn(to, 'step') ?? [])])
}
