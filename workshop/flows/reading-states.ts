import type { BlockNode } from '../../runtime/engine/flow.ts'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import type { Action } from './action.ts'
import { type Reading, readingBlocks } from './fact-recipes.ts'
import type { Omitted, States } from './list-states.ts'
import { exportNameOf, type Plan } from './plan.ts'
import type { Recipe } from './recipe.ts'

const FOR_EVER = 1000

function readingOf({ block }: BlockNode): Reading | undefined {
  const named: { readonly [block: string]: Reading | undefined } = readingBlocks
  return Object.hasOwn(named, block) ? named[block] : undefined
}

/**
 * Some blocks look different while they read, after a failure, or with other data. Returns the stories of these blocks.
 */
export function readingStates(blocks: readonly BlockNode[], ready: Plan): States {
  const plans: Plan[] = []
  const omitted: Omitted[] = []
  const readings = blocks.flatMap(node => readingOf(node) ?? [])
  const held = readings.flatMap(({ loading }) => loading)
  const failing = readings.flatMap(({ failed }) => ('cannot' in failed ? [] : failed))
  if (held.length > 0) plans.push({ ...withFaults(ready, 'loading', held, { fault: 'delay' }), isHeld: true })
  if (failing.length > 0) plans.push(withFaults(ready, 'failed', failing, { fault: 'status', status: 500 }))
  for (const { failed } of readings) if ('cannot' in failed) omitted.push({ state: 'failed', why: failed.cannot })
  for (const [name, recipe] of readings.flatMap(({ states }) => Object.entries(states ?? {}))) {
    if (!plans.some(plan => plan.name === name)) plans.push(withRecipe(ready, name, recipe))
  }
  return { plans, omitted }
}

function withRecipe(ready: Plan, name: string, { person = ready.person, actions }: Recipe): Plan {
  return { ...ready, name, exportName: exportNameOf(name), person, actions: [...ready.actions, ...actions] }
}

function withFaults(
  ready: Plan,
  name: string,
  calls: readonly CallName[],
  fault: { readonly fault: 'delay' } | { readonly fault: 'status'; readonly status: number },
): Plan {
  const faults = calls.map((call): Action => ({ do: 'fault', call, times: FOR_EVER, ...fault }))
  return { ...ready, name, exportName: exportNameOf(name), actions: [...ready.actions, ...faults] }
}
