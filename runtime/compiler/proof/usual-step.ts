import type { ModalModel, StepModel } from '../model.ts'
import { idIn } from '../pass.ts'
import { mostOf } from '../passes/likely-targets.ts'
import type { Proof } from './proof.ts'

/**
 * Returns the target `step:…` to which a screen leads most often, other than to `not`. It is a suggestion for a
 * transition that leads to the wrong step. Steps for some customers only, and those
 * that say something of the customer's money, are left out.
 */
export function usualStep({ flow }: Proof, { on }: StepModel | ModalModel, not: string): string | undefined {
  const targets = [...on.values()].flatMap(({ ways }) => ways.map(({ to }) => to))
  const fit = targets.filter(to => {
    const step = flow.steps.get(idIn(to, 'step') ?? '')
    return step !== undefined && step.id !== not && step.onlyWhile === undefined && step.claims === undefined
  })
  return mostOf(fit.map(({ text }) => text))
}

/** Returns the target that shows a step on which the customer confirms a charge. */
export function confirmingStep({ flow, prepared }: Proof): string | undefined {
  const step = [...flow.steps.keys()].find(id => prepared.steps[id]?.confirms !== undefined)
  return step && `step:${step}`
}
