import type { Names } from './flow.ts'
import type { Message, Running, Visited } from './state.ts'

/**
 * A customer's moves through a flow as plain JSON. It contains names from the config and codes of the error catalogue,
 * but no text that a customer typed or the operator sent.
 */
export interface Trace {
  readonly version: 1
  readonly flow: string
  /** The hash of the flow in which the moves were recorded. In a changed flow the same moves may lead elsewhere. */
  readonly hash: string
  readonly moves: readonly TraceMove[]
}

/** One recorded event, with the facts that changed since the previous move. */
export type TraceMove = Deed & { readonly facts?: Names<Cell> }

/**
 * A recorded value. It represents all values of a fact with the same results in the flow's guards. `null` means
 * unknown. `WITHHELD` means a known value that must not be recorded.
 */
export type Cell = string | number | boolean | null

export const WITHHELD = '?'

/** A recorded move without its facts: an event, or a position to start from. */
export type Deed =
  /** The recording starts again at this position. It contains no earlier moves and facts. */
  | { readonly at: Position }
  | {
      readonly open: string
      readonly entry?: number
      readonly visited?: readonly Visited[]
      readonly wanted?: string
    }
  | { readonly tap: string }
  /** An event that the app sends, such as the end of a session or a lost network. */
  | { readonly app: string; readonly says?: Said }
  /**
   * A service returned this outcome. If several services are running, `of` is the service's name. If the same service
   * runs twice, `as` distinguishes them: `enter`, `watch` or `action`.
   */
  | { readonly answer: string; readonly of?: string; readonly as?: Running['kind']; readonly says?: Said }
  | { readonly back: true }
  | { readonly returned: true }
  /** The browser moved to this history entry. */
  | { readonly popped: number; readonly step: string | null }

/** A message without the operator's own text. */
export type Said = Omit<Message, 'text'>

/** A position in a flow. If a part is the same as in the initial state, it is left out. */
export interface Position {
  readonly step?: string
  readonly entry?: number
  readonly modals?: readonly { readonly id: string; readonly says?: Said }[]
  readonly message?: Said
  readonly visited?: readonly Visited[]
  readonly wanted?: string
  readonly running?: readonly Run[]
}

/**
 * A running service. `modal` is set if a modal's handler started it, and `always` if it was a handler for every step.
 * Without both, the current step's handler started it.
 */
export interface Run {
  readonly service: string
  readonly kind: Running['kind']
  readonly event?: string
  readonly modal?: string
  readonly always?: true
  readonly charge?: true
}
