import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { detoursOf } from '../explore.ts'
import type { Handling, StepModel, Way } from '../model.ts'
import { type Pass, type PassInput, shownBy } from '../pass.ts'
import { circleFrom } from './guards.ts'

interface Onward {
  readonly to: string
  readonly way: Way
}

/** Checks that no chain of `enter` and `watch` services returns to its start without an action of the customer. */
export const checkLoops: Pass = input => {
  const { flow, problems } = input
  const onward = new Map([...flow.steps.values()].map(step => [step.id, onwardOf(input, step)] as const))
  const inLoop = new Set<string>()
  for (const [id, ways] of onward) {
    const loop = inLoop.has(id) ? undefined : circleFrom(id, step => onward.get(step)?.map(({ to }) => to) ?? [])
    if (loop === undefined) continue
    for (const member of loop) inLoop.add(member)
    const first = ways.find(({ to }) => to === (loop[1] ?? id))
    const at = first?.way.at ?? flow.steps.get(id)?.at ?? flow.tree.at
    problems.add('loop', at, `It goes round by itself: ${[...loop, id].join(' → ')}.`)
  }
}

/** Returns the steps that follow this step without any action of the customer. */
function onwardOf(input: PassInput, step: StepModel): readonly Onward[] {
  return [step.enter, step.watch].flatMap(handling =>
    (handling?.ways ?? []).flatMap(way => {
      const shown = shownBy(way.to)
      const next = shown === undefined ? undefined : input.flow.steps.get(shown)
      if (next === undefined) return []
      const known = knownAfter(input.catalogue, step, handling, way)
      const detours = detoursOf(input, next).filter(({ need }) => need !== undefined && !known.has(need))
      return [next.id, ...detours.map(({ to }) => to)].map(to => ({ to, way }))
    }),
  )
}

/**
 * Returns the facts that can be known when the step's service has ended and the engine takes this way. A fact that only
 * one case of the outcome sets is included, because the guard of the way is possibly true only in that case.
 */
function knownAfter(
  catalogue: Catalogue,
  step: StepModel,
  handling: Handling | undefined,
  way: Way,
): ReadonlySet<string> {
  const name = handling?.service?.text ?? ''
  const service = own(catalogue.services, name)
  const outcome = way.outcome === undefined ? undefined : service?.outcomes[way.outcome]
  return new Set([
    ...catalogue.givenFacts,
    ...step.needs.map(({ text }) => text),
    ...(service?.needs ?? []),
    ...(outcome?.cases.flatMap(({ gives }) => gives) ?? []),
  ])
}
