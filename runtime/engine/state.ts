/** Where a person is in a flow: a plain object, safe to copy, compare and save. */
export interface FlowState {
  readonly flow: string
  readonly hash: string
  /** Empty before the first `open`. */
  readonly step: string
  /** Open modals, the last on top. */
  readonly modals: readonly OpenModal[]
  /** A message page in the step's place, at the step's own address. */
  readonly message: Message | null
  /** Steps behind this one, with the history entry each has. */
  readonly visited: readonly Visited[]
  /** The step of a link that had to wait for a login or a missing fact. */
  readonly wanted: string | null
  readonly running: readonly Running[]
  /** The history entry of the step. Each open modal has one more. */
  readonly entry: number
  /** Numbers the services, so that a late answer is known to be late. */
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

/** What an outcome has to say: a code of the error catalogue and, where the server wrote one, its own sentence. */
export interface Message {
  readonly code: string
  readonly text?: string
  /** A code may say something else about a charge, and about a payment whose status could not be read. */
  readonly about?: 'charge' | 'unread'
  /** It is certain that nothing was charged, and it is said. */
  readonly uncharged?: true
}

export interface Running {
  readonly id: number
  readonly service: string
  readonly kind: 'action' | 'enter' | 'watch'
  /** The modal whose handler ran it; null for the step's, undefined for one of `always`. */
  readonly modal: string | null | undefined
  /** The event that ran it. */
  readonly event: string
  /** It may charge: it can be neither left by Back nor started twice. */
  readonly charge: boolean
}

export type EngineEvent =
  /** The first page, a link, or a reload: `entry`, `visited` and `wanted` are what the browser still knows. */
  | {
      readonly type: 'open'
      readonly step: string
      readonly entry: number
      readonly visited: readonly Visited[]
      readonly wanted?: string | null
    }
  /** A block's event, or an action of the message page. */
  | { readonly type: 'user'; readonly name: string }
  /** Something that can happen on any step: sessionExpired, invalidSession, loggedOut, offline. */
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
  /** The person or the network is back after a while: what the step looks for as it is entered is looked for again. */
  | { readonly type: 'returned' }
  /** The browser moved to a history entry of ours. */
  | { readonly type: 'popped'; readonly entry: number; readonly step: string | null }

export type Effect =
  | { readonly kind: 'run'; readonly run: Running }
  /** The answer of this run is no longer wanted. */
  | { readonly kind: 'cancel'; readonly run: number }
  /** The address follows the state: by a new entry, or by rewriting this one. */
  | { readonly kind: 'push' }
  | { readonly kind: 'replace' }
  | { readonly kind: 'go'; readonly by: number }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'flow'; readonly flow: string }
  /** A step, a message page or a modal was shown: its heading takes the focus. */
  | { readonly kind: 'show' }
  /** A review screen was opened: what is paid from here on is one attempt. */
  | { readonly kind: 'review' }
  /** Said beside the step, which stays. */
  | { readonly kind: 'notice'; readonly message: Message }
  | { readonly kind: 'field'; readonly fact: string; readonly message: Message | null }
  | { readonly kind: 'report'; readonly problem: string; readonly detail: string }

export interface Transition {
  readonly state: FlowState
  readonly effects: readonly Effect[]
}

export function initialState(flow: { readonly id: string; readonly hash: string }): FlowState {
  return {
    flow: flow.id,
    hash: flow.hash,
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

/** The browser history entry that belongs to what is on top. */
export function topEntry(state: FlowState): number {
  return state.entry + state.modals.length
}

/** The last of a list; `at` is younger than the oldest browsers that are served. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1]
}
