/** The customer's position in a flow. It is a plain object that can be copied, compared and stored. */
export interface FlowState {
  readonly flow: string
  /** Empty until the event `open` has opened the first step. */
  readonly step: string
  /** Open modals; the last one is on top. */
  readonly modals: readonly OpenModal[]
  /** The message page. It is shown instead of the step, at the step's address. */
  readonly message: Message | null
  /** The steps before the current one, each with its history entry. */
  readonly visited: readonly Visited[]
  /** The step to show after a login or after a missing fact was collected. */
  readonly wanted: string | null
  readonly running: readonly Running[]
  /** The history entry of the step. Each open modal adds one more entry. */
  readonly entry: number
  /**
   * The number for the next run. Each answer comes with the number of its run, so the engine recognizes a late answer.
   */
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

/** The message of an outcome: a code of the error catalogue and, if the operator sent one, its own text. */
export interface Message {
  readonly code: string
  readonly text?: string
  /**
   * If a charge failed, or a payment's status could not be read, the error catalogue can have a special text for the
   * code, such as `801:charge`. This key selects it.
   */
  readonly about?: 'charge' | 'unread'
  /** Set if it is certain that nothing was charged. The message then says so. */
  readonly uncharged?: true
}

export interface Running {
  readonly id: number
  readonly service: string
  readonly kind: 'action' | 'enter' | 'watch'
  /** The modal whose handler started the service. Null means a handler of the step, undefined a handler in `always`. */
  readonly modal: string | null | undefined
  readonly event: string
  /** Whether the service may charge. While it runs, the customer cannot go back or start it again. */
  readonly charge: boolean
}

export type EngineEvent =
  /**
   * Opens the first page, a link or a reloaded page. `entry`, `visited` and `wanted` come from the browser's storage.
   */
  | {
      readonly type: 'open'
      readonly step: string
      readonly entry: number
      readonly visited: readonly Visited[]
      readonly wanted?: string | null
    }
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
  /** The customer tapped Back in the app's header. */
  | { readonly type: 'back' }
  /** The customer or the network came back after a while. The step's `enter` service runs again. */
  | { readonly type: 'returned' }
  /** The browser's Back or Forward has already moved to a history entry that the app had added. */
  | { readonly type: 'popped'; readonly entry: number; readonly step: string | null }

export type Effect =
  | { readonly kind: 'run'; readonly run: Running }
  /** Cancels a running service, because its answer is no longer needed. */
  | { readonly kind: 'cancel'; readonly run: number }
  /** Makes the address match the state. `push` adds a history entry; `replace` changes the current one. */
  | { readonly kind: 'push' }
  | { readonly kind: 'replace' }
  | { readonly kind: 'go'; readonly by: number }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'flow'; readonly flow: string }
  /** A step, a message page or a modal was shown. Its heading gets the focus. */
  | { readonly kind: 'show' }
  /** A review screen was opened, so a new attempt to pay starts. */
  | { readonly kind: 'review' }
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

/** Returns the browser history entry of the top modal, or of the step if no modal is open. */
export function topEntry(state: FlowState): number {
  return state.entry + state.modals.length
}

/** Returns the last item of a list. Our oldest supported browsers have no `Array.prototype.at`. */
export function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1]
}
