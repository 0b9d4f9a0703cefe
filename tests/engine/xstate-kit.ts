import { setup } from 'xstate'
import type { Facts } from '../../runtime/engine/flow.ts'
import type { Visited } from '../../runtime/engine/state.ts'

export interface Context {
  readonly facts: Facts
  readonly known: ReadonlyMap<string, boolean>
  readonly entry: number
  readonly modals: readonly string[]
  readonly visited: readonly Visited[]
  readonly wanted: string | null
  readonly goingTo: string
  readonly isMessage: boolean
  readonly isCharging: boolean
}

export type Heard =
  | { type: 'facts'; facts: Facts }
  | { type: 'open'; step: string; entry: number; visited: readonly Visited[] }
  | { type: 'user'; name: string }
  | { type: 'always'; name: string }
  | { type: 'outcome'; of: string; outcome: string }
  | { type: 'back' }
  | { type: 'returned' }
  | { type: 'popped'; entry: number; step: string | null }
  /** Events that the machine sends to itself. */
  | { type: 'sent'; name: string }
  | { type: 'dismiss'; byBrowser: boolean }
  | { type: 'closed'; modals: readonly string[] }
  | { type: 'message' }

export const kit = setup<Context, Heard>({})

/** TypeScript can infer the type `Node` only from a value. */
const node = kit.createStateConfig({})
export type Node = typeof node
export type Assign = ReturnType<typeof kit.assign>
export type Raise = ReturnType<typeof kit.raise>
export type Act = Assign | Raise
export type From<T> = (context: Context, event: Heard) => T
export type Check = From<boolean>

/** A transition. If `when` is true, it leads to a state and runs actions. */
export interface Way {
  readonly when?: Check
  readonly target?: string
  readonly actions?: readonly Act[]
}

export function transitions(ways: readonly Way[]) {
  return ways.map(({ when, target, actions }) => ({
    guard: ({ context, event }: { context: Context; event: Heard }) => when?.(context, event) ?? true,
    ...(target === undefined ? {} : { target }),
    actions: [...(actions ?? [])],
  }))
}
