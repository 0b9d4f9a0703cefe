import { own } from '../../engine/flow.ts'
import type { Text } from '../json-tree.ts'
import { type FlowModel, type Handling, handlingsOf, type ModalModel, type StepModel } from '../model.ts'
import { idIn, type Pass, type PassInput } from '../pass.ts'

const plainTargets = ['back', 'close', 'stay', 'message', 'leave']
const kinds = ['step', 'return', 'modal', 'flow', 'field'] as const

/** Every target leads somewhere that exists, and can do what it says where it stands. */
export const checkNames: Pass = input => {
  const { flow } = input
  if (flow.start !== undefined) checkStep(input, flow.start.text, flow.start)
  for (const handling of flow.always.values()) checkWays(input, handling, undefined)
  for (const step of flow.steps.values()) {
    for (const handling of handlingsOf(step)) checkWays(input, handling, step)
    for (const target of [step.else, step.back]) {
      const id = idIn(target, 'step')
      if (target !== undefined && id !== undefined) checkStep(input, id, target)
    }
  }
  for (const modal of flow.modals.values()) {
    for (const handling of handlingsOf(modal)) checkWays(input, handling, modal)
  }
}

function checkStep({ flow, problems }: PassInput, id: string, at: Text): void {
  if (flow.steps.has(id)) return
  problems.add('unknown-step', at.at, `The flow has no step “${id}”.`, { name: id, known: stepsOf(flow) })
}

function stepsOf({ steps, leftOut }: FlowModel): readonly string[] {
  return [...steps.keys(), ...leftOut.steps]
}

function modalsOf({ modals, leftOut }: FlowModel): readonly string[] {
  return [...modals.keys(), ...leftOut.modals]
}

function checkWays(input: PassInput, handling: Handling, screen: StepModel | ModalModel | undefined): void {
  for (const { to } of handling.ways) checkTarget(input, to, screen)
}

function checkTarget(input: PassInput, to: Text, screen: StepModel | ModalModel | undefined): void {
  const { flow, flowIds, problems } = input
  const kind = kinds.find(name => to.text.startsWith(`${name}:`))
  const id = kind === undefined ? '' : to.text.slice(kind.length + 1)
  if (kind === undefined && !plainTargets.includes(to.text)) {
    const known = [
      ...plainTargets,
      ...stepsOf(flow).map(name => `step:${name}`),
      ...modalsOf(flow).map(name => `modal:${name}`),
    ]
    problems.add('unknown-target', to.at, `“${to.text}” is no target.`, { name: to.text, known })
  }
  if (kind === 'step' || kind === 'return') checkStep(input, id, to)
  if (kind === 'modal' && !flow.modals.has(id)) {
    problems.add('unknown-modal', to.at, `The flow has no modal “${id}”.`, { name: id, known: modalsOf(flow) })
  }
  if (kind === 'flow' && !flowIds.has(id)) {
    problems.add('unknown-flow', to.at, `There is no flow “${id}”.`, { name: id, known: flowIds })
  }
  if (kind === 'field') checkField(input, id, to, screen)
  if (to.text === 'close' && screen !== undefined && 'paths' in screen) {
    problems.add('misplaced-target', to.at, `“close” closes a modal, and “${screen.id}” is a step.`)
  }
}

function checkField(input: PassInput, fact: string, to: Text, screen: StepModel | ModalModel | undefined): void {
  const { catalogue, problems } = input
  if (own(catalogue.facts, fact) === undefined) {
    const known = Object.keys(catalogue.facts)
    problems.add('unknown-fact', to.at, `There is no fact “${fact}”.`, { name: fact, known })
  } else if (!screen?.blocks.some(({ writes }) => writes.includes(fact))) {
    const known = screen?.blocks.flatMap(({ writes }) => writes) ?? []
    problems.add('misplaced-target', to.at, `No field for “${fact}” is on this screen.`, { name: fact, known })
  }
}
