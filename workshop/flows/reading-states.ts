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
 * Returns the stories of blocks that look different while they read, after a failure, and depending on the data.
 * `prefix` comes before the names of a modal's states.
 */
export function readingStates(blocks: readonly BlockNode[], ready: Plan, prefix?: string): States {
  const plans: Plan[] = []
  const omitted: Omitted[] = []
  const named = (name: string) => (prefix === undefined ? name : `${prefix} ${name}`)
  const readings = blocks.flatMap(node => readingOf(node) ?? [])
  const held = readings.flatMap(({ loading }) => loading)
  const failing = readings.flatMap(({ failed }) => ('cannot' in failed ? [] : failed))
  if (held.length > 0) plans.push({ ...withFaults(ready, named('loading'), held, { fault: 'delay' }), isHeld: true })
  if (failing.length > 0) plans.push(withFaults(ready, named('failed'), failing, { fault: 'status', status: 500 }))
  for (const { failed } of readings)
    if ('cannot' in failed) omitted.push({ state: named('failed'), why: failed.cannot })
  for (const [state, recipe] of readings.flatMap(({ states }) => Object.entries(states ?? {}))) {
    const name = named(state)
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
