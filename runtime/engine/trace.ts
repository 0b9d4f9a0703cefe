import type { Names } from './flow.ts'
import type { Message, Running, Visited } from './state.ts'

/**
 * A walk through a flow as plain JSON: names of the config and codes of the error catalogue, and no text that anybody typed
 * or that an operator sent.
 */
export interface Trace {
  readonly version: 1
  readonly flow: string
  /** The hash of the flow in which the walk was taken. In another one it may lead elsewhere. */
  readonly hash: string
  readonly moves: readonly TraceMove[]
}

/** One thing that happened, with the facts that have changed since the move before. */
export type TraceMove = Deed & { readonly facts?: Names<Cell> }

/**
 * The value that stands for all values of a fact that the flow's guards do not tell apart. `null` means unknown, and
 * `WITHHELD` a value that is known but not written down.
 */
export type Cell = string | number | boolean | null

export const WITHHELD = '?'

export type Deed =
  /** The walk goes on from here, and only the facts of this move are known. */
  | { readonly at: Position }
  /** A page is opened, or loaded again. */
  | {
      readonly open: string
      readonly entry?: number
      readonly visited?: readonly Visited[]
      readonly wanted?: string
    }
  | { readonly tap: string }
  /** The app sends it: a session that ends, a lost network. */
  | { readonly app: string; readonly says?: Said }
  /** The service `of` ends with this outcome. `as` is only given if that service runs more than once. */
  | { readonly answer: string; readonly of: string; readonly as?: Running['kind']; readonly says?: Said }
  | { readonly back: true }
  | { readonly returned: true }
  /** The browser moved to this history entry. */
  | { readonly popped: number; readonly step: string | null }

/** A message without the sentence that a server may have sent. */
export type Said = Omit<Message, 'text'>

/** A position in a flow, without the parts that are as in the initial state. */
export interface Position {
  readonly step?: string
  readonly entry?: number
  readonly modals?: readonly { readonly id: string; readonly says?: Said }[]
  readonly message?: Said
  readonly visited?: readonly Visited[]
  readonly wanted?: string
  readonly running?: readonly Run[]
}

/** A running service. A modal's id or `always: true` names where its event was handled; by default, by the step. */
export interface Run {
  readonly service: string
  readonly kind: Running['kind']
  readonly event?: string
  readonly modal?: string
  readonly always?: true
  readonly charge?: true
}
