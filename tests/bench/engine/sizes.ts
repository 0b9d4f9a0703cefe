import { engineRunner, flowOf, stepId } from './flow.ts'
import type { Runner } from './race.ts'

/** A small flow and a large flow that receive the same events. They show whether more steps make the engine slower. */
export interface SizePair {
  readonly name: string
  /** Whether the report compares the ratio of the two flows' times with a target. */
  readonly aimed: boolean
  readonly small: Runner
  readonly large: Runner
}

const MANY = 1000

/** Sends an unhandled event, an event that a guard blocks, and an event that leads to the same step. */
function atOneStep(size: number): Runner {
  const flow = flowOf(size, at => ({
    on: { skip: [{ when: 'plenty', to: 'step:s0' }, { to: 'stay' }], again: `step:${stepId(at)}` },
  }))
  return engineRunner(`${size} step${size === 1 ? '' : 's'}`, flow, stepId(Math.floor(size / 2)), [
    'ghost',
    'skip',
    'again',
  ])
}

/** Goes from each step to the next in a circle. Each step is final, because the visited path would grow otherwise. */
function throughSteps(size: number): Runner {
  const flow = flowOf(size, at => ({ final: true, on: { submit: `step:${stepId((at + 1) % size)}` } }))
  return engineRunner(
    `${size} step${size === 1 ? '' : 's'}`,
    flow,
    stepId(0),
    Array.from({ length: MANY }, () => 'submit'),
  )
}

/**
 * The first step needs a missing fact, so it cannot open. The engine searches for a step that collects the fact, and
 * finds only the last one.
 */
function detour(size: number): Runner {
  const flow = flowOf(size, at => ({
    ...(at === 0 ? { needs: ['missing'] } : {}),
    blocks: at === size - 1 ? [{ id: 'field', block: 'phone-field', fact: 'missing' }] : [],
    final: true,
    on: { submit: 'step:s0' },
  }))
  return engineRunner(`${size} step${size === 1 ? '' : 's'}`, flow, stepId(size - 1), ['submit'])
}

export const sizePairs = (): readonly SizePair[] => [
  { name: 'events at one step', aimed: true, small: atOneStep(1), large: atOneStep(MANY) },
  { name: 'from step to step', aimed: false, small: throughSteps(2), large: throughSteps(MANY) },
  { name: 'detour to the step that collects a fact', aimed: false, small: detour(2), large: detour(MANY) },
]
