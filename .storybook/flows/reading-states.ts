import type { BlockNode, Content, Step } from '../../runtime/engine/flow.ts'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import { readingBlocks } from './fact-ways.ts'
import type { Omitted, States } from './list-states.ts'
import type { Plan } from './plan.ts'
import type { Deed } from './ways.ts'

const FOR_EVER = 1000
type Readings = (typeof readingBlocks)[keyof typeof readingBlocks]

function readingOf({ block }: BlockNode): Readings {
  const named: { readonly [block: string]: Readings } = readingBlocks
  return Object.hasOwn(named, block) ? named[block] : undefined
}

/** A step with blocks that read looks different while they do, and when they cannot. */
export function readingStates(step: Step & Content, ready: Plan): States {
  const plans: Plan[] = []
  const omitted: Omitted[] = []
  const readings = step.blocks.flatMap(node => readingOf(node) ?? [])
  const held = readings.flatMap(({ loading }) => loading)
  const failing = readings.flatMap(({ failed }) => ('cannot' in failed ? [] : failed))
  if (held.length > 0) plans.push({ ...withFaults(ready, 'loading', held), isHeld: true })
  if (failing.length > 0) plans.push(withFaults(ready, 'failed', failing))
  for (const { failed } of readings) if ('cannot' in failed) omitted.push({ state: 'failed', why: failed.cannot })
  return { plans, omitted }
}

function withFaults(ready: Plan, name: 'loading' | 'failed', calls: readonly CallName[]): Plan {
  const faults = calls.map((call): Deed => {
    const base = { do: 'fault', call, times: FOR_EVER } as const
    return name === 'loading' ? { ...base, fault: 'delay' } : { ...base, fault: 'status', status: 500 }
  })
  return { ...ready, name, exportName: name, deeds: [...ready.deeds, ...faults] }
}
