import { createStore } from 'zustand/vanilla'
import type { Message } from '../../runtime/engine/state.ts'

/** The state of the screen that is not part of the flow's state: notices, focus and updates. */
export interface Ui {
  /** The message that is shown above the step's content. */
  readonly notice: Message | null
  /** Whether an action of the customer waits for code that is still loading. */
  readonly isWaiting: boolean
  /** The message at a field. Each message has a new `count`, because the same message may come twice. */
  readonly field: { readonly fact: string; readonly message: Message | null; readonly count: number } | null
  /** The number of steps, messages and modals shown so far. When it changes, the focus moves to the new heading. */
  readonly shown: number
  /** The number of earlier steps to which the customer can go back. */
  readonly depth: number
  /** Whether `depth` is smaller than on the step before, as after Back. */
  readonly isBack: boolean
  readonly update: Update | null
}

/** A newer release that the page could load. */
export interface Update {
  /** Returns whether the page could update now without any loss for the customer. */
  readonly isTimely: () => boolean
  /** Reloads the page with the newer release. */
  readonly take: () => void
}

export function createUiStore() {
  return createStore<Ui>()(() => ({
    notice: null,
    isWaiting: false,
    field: null,
    shown: 0,
    depth: 0,
    isBack: false,
    update: null,
  }))
}
export type UiStore = ReturnType<typeof createUiStore>
