import type { Names } from './flow.ts'
import type { Message, Running, Visited } from './state.ts'

/**
 * A walk through a flow as plain JSON: names of the config and codes of the error catalogue, but no text that a
 * customer typed or that an operator sent.
 */
export interface Trace {
  readonly version: 1
  readonly flow: string
  /** The hash of the flow in which the walk was recorded. In another flow the walk may lead elsewhere. */
  readonly hash: string
  readonly moves: readonly TraceMove[]
}

/** An event of the recorded walk, with the facts that have changed since the move before. */
export type TraceMove = Deed & { readonly facts?: Names<Cell> }

/**
 * A value that represents all values of a fact between which the flow's guards do not distinguish. `null` means
 * unknown, and `WITHHELD` means a known value that must not be recorded.
 */
export type Cell = string | number | boolean | null

export const WITHHELD = '?'

/** A move of a trace without its facts: an event, or the position from which the walk continues. */
export type Deed =
  /** The walk continues at this position, and only the facts of this move are known. */
  | { readonly at: Position }
  /** A page is opened or reloaded. */
  | {
      readonly open: string
      readonly entry?: number
      readonly visited?: readonly Visited[]
      readonly wanted?: string
    }
  | { readonly tap: string }
  /** An event that the app sends: a session that ends, or a lost network. */
  | { readonly app: string; readonly says?: Said }
  /**
   * A service ends with this outcome. If several services run, `of` names the service. If it runs more than once, `as`
   * is the kind of the run.
   */
  | { readonly answer: string; readonly of?: string; readonly as?: Running['kind']; readonly says?: Said }
  | { readonly back: true }
  | { readonly returned: true }
  /** The browser moved to this history entry. */
  | { readonly popped: number; readonly step: string | null }

/** A message without the sentence that a server may have sent. */
export type Said = Omit<Message, 'text'>

/** A position in a flow. Parts that equal the initial state are left out. */
export interface Position {
  readonly step?: string
  readonly entry?: number
  readonly modals?: readonly { readonly id: string; readonly says?: Said }[]
  readonly message?: Said
  readonly visited?: readonly Visited[]
  readonly wanted?: string
  readonly running?: readonly Run[]
}

/** A running service. A modal's id or `always: true` says where its event was handled; by default, on the step. */
export interface Run {
  readonly service: string
  readonly kind: Running['kind']
  readonly event?: string
  readonly modal?: string
  readonly always?: true
  readonly charge?: true
}
