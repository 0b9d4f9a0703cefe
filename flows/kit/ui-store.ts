import { createStore } from 'zustand/vanilla'
import type { Message } from '../../runtime/engine/state.ts'

/** What the engine asked the screen to say or do, besides showing the state. */
export interface Ui {
  /** Said beside the step, which stays. */
  readonly notice: Message | null
  /** What the person asked for waits for code that is on its way. */
  readonly isWaiting: boolean
  /** Shown at a field. `count` tells a second message from the first. */
  readonly field: { readonly fact: string; readonly message: Message | null; readonly count: number } | null
  /** Grows with each step, message or modal shown: its heading takes the focus. */
  readonly shown: number
  readonly update: Update | null
}

/** A newer release. */
export interface Update {
  /** Whether nothing would be lost by taking it now. */
  readonly isTimely: () => boolean
  /** Loads the page anew, of that release. */
  readonly take: () => void
}

export function createUiStore() {
  return createStore<Ui>()(() => ({ notice: null, isWaiting: false, field: null, shown: 0, update: null }))
}
export type UiStore = ReturnType<typeof createUiStore>
