import { eventsOf, explore } from '../explore.ts'
import { handlingOf } from '../flow-parts.ts'
import type { Text } from '../json-tree.ts'
import type { StepModel } from '../model.ts'
import { type PassInput, shownBy } from '../pass.ts'

const entrances = new WeakMap<PassInput, Text | undefined>()

/**
 * Returns the only target that leads from the flow's own way to inherited steps with events that this flow does not
 * handle. Without this target, the flow would leave these steps out.
 */
export function strayEntrance(input: PassInput): Text | undefined {
  if (!entrances.has(input)) entrances.set(input, findEntrance(input))
  return entrances.get(input)
}

function findEntrance(input: PassInput): Text | undefined {
  const { flow, actions } = input
  const isStray = (step: StepModel) =>
    !flow.files.has(step.at.file) &&
    [...eventsOf(step, actions)].some(event => handlingOf(flow, step, event) === undefined)
  const stray = new Set([...flow.steps.values()].filter(isStray).map(({ id }) => id))
  const { moves } = explore(input)
  const found = new Map<string, Text>()
  const reached = new Set([flow.start?.text ?? ''])
  for (const step of reached) {
    for (const { way } of moves.filter(move => move.step === step)) {
      const to = shownBy(way?.to)
      if (way === undefined || to === undefined) continue
      if (stray.has(to)) found.set(`${way.to.at.file} ${way.to.at.pointer}`, way.to)
      else reached.add(to)
    }
  }
  const [entrance] = found.values()
  return found.size === 1 ? entrance : undefined
}
