import { createStore } from 'zustand/vanilla'
import type { Message } from '../../runtime/engine/state.ts'

/** The state of the screen besides the engine's: notices, focus, updates. */
export interface Ui {
  /** The message shown over the step. */
  readonly notice: Message | null
  /** Whether an action of the customer waits for code that is loading. */
  readonly isWaiting: boolean
  /** The message at a field. `count` distinguishes it from an equal earlier message. */
  readonly field: { readonly fact: string; readonly message: Message | null; readonly count: number } | null
  /** Counts the steps, messages and modals that were shown; on each change the new heading takes the focus. */
  readonly shown: number
  readonly update: Update | null
}

/** A newer release. */
export interface Update {
  /** Whether the customer would lose nothing by an update now. */
  readonly isTimely: () => boolean
  /** Reloads the page with that release. */
  readonly take: () => void
}

export function createUiStore() {
  return createStore<Ui>()(() => ({ notice: null, isWaiting: false, field: null, shown: 0, update: null }))
}
export type UiStore = ReturnType<typeof createUiStore>
