/** The customer's position in a flow: a plain object, safe to copy, compare and save. */
export interface FlowState {
  readonly flow: string
  /** Empty before the first `open`. */
  readonly step: string
  /** Open modals; the last one is on top. */
  readonly modals: readonly OpenModal[]
  /** The message page that replaces the step, at the step's own address. */
  readonly message: Message | null
  /** The steps before this step, each with its history entry. */
  readonly visited: readonly Visited[]
  /** The step that waits for a login or a missing fact. */
  readonly wanted: string | null
  readonly running: readonly Running[]
  /** The history entry of the step. Each open modal has one more. */
  readonly entry: number
  /** The number of the next run, by which the engine recognises a late answer. */
  readonly nextRun: number
}

export interface OpenModal {
  readonly id: string
  readonly message: Message | null
}

export interface Visited {
  readonly step: string
  readonly entry: number
}

/** An outcome's message: a code of the error catalogue and, if the server sent one, its own sentence. */
export interface Message {
  readonly code: string
  readonly text?: string
  /** A code may have another text for a charge, or for a payment whose status could not be read. */
  readonly about?: 'charge' | 'unread'
  /** It is certain that nothing was charged, and the message says so. */
  readonly uncharged?: true
}

export interface Running {
  readonly id: number
  readonly service: string
  readonly kind: 'action' | 'enter' | 'watch'
  /** The modal whose handler started the run; null for the step's handler, undefined for `always`. */
  readonly modal: string | null | undefined
  /** The event that started the run. */
  readonly event: string
  /** Whether the run may charge: the customer can neither leave it by Back nor start it twice. */
  readonly charge: boolean
}

export type EngineEvent =
  /** Opens the first page, a link, or a reloaded page. `entry`, `visited` and `wanted` come from the browser's storage. */
  | {
      readonly type: 'open'
      readonly step: string
      readonly entry: number
      readonly visited: readonly Visited[]
      readonly wanted?: string | null
    }
  /** A block's event, or an action of the message page. */
  | { readonly type: 'user'; readonly name: string }
  /** An event that can happen on any step: sessionExpired, invalidSession, loggedOut, offline. */
  | { readonly type: 'always'; readonly name: string; readonly message?: Message }
  | {
      readonly type: 'outcome'
      readonly run: number
      readonly outcome: string
      readonly message?: Message
      readonly url?: string
    }
  /** The header's own Back. */
  | { readonly type: 'back' }
  /** The customer or the network is back after a while: the step's `enter` service runs again. */
  | { readonly type: 'returned' }
  /** The browser moved to a history entry that the app wrote. */
  | { readonly type: 'popped'; readonly entry: number; readonly step: string | null }

export type Effect =
  | { readonly kind: 'run'; readonly run: Running }
  /** The answer of this run is no longer wanted. */
  | { readonly kind: 'cancel'; readonly run: number }
  /** Updates the address to the state: `push` adds a history entry, `replace` rewrites the current entry. */
  | { readonly kind: 'push' }
  | { readonly kind: 'replace' }
  | { readonly kind: 'go'; readonly by: number }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'flow'; readonly flow: string }
  /** A step, a message page or a modal was shown: its heading gets the focus. */
  | { readonly kind: 'show' }
  /** A review screen was opened: a new attempt to pay starts. */
  | { readonly kind: 'review' }
  /** Shows a message beside the step; the step does not change. */
  | { readonly kind: 'notice'; readonly message: Message }
  | { readonly kind: 'field'; readonly fact: string; readonly message: Message | null }
  | { readonly kind: 'report'; readonly problem: string; readonly detail: string }

export interface Transition {
  readonly state: FlowState
  readonly effects: readonly Effect[]
}

export function initialState(flow: { readonly id: string }): FlowState {
  return {
    flow: flow.id,
    step: '',
    modals: [],
    message: null,
    visited: [],
    wanted: null,
    running: [],
    entry: 0,
    nextRun: 1,
  }
}

/** Returns the browser history entry of the top modal, or of the step if none is open. */
export function topEntry(state: FlowState): number {
  return state.entry + state.modals.length
}

/** Returns the last item of a list. Our oldest supported browsers have no `Array.prototype.at`. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1]
}
