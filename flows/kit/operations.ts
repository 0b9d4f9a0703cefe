import type { Performed } from '../../runtime/engine/driver.ts'
import type { Running } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'
import type { Context } from '../../runtime/service/service.ts'

/**
 * The code that calls the operator. The first page does not need this code, so the app loads it when the visitor
 * acts.
 */
export interface Operations {
  readonly context: Context
  /** The address of the card gateway's bridge. */
  readonly bridge: string
  /**
   * Returns facts that are the same for all customers: the calls that the operator does not support, and what the
   * channel permits.
   */
  readonly known: () => FactValues
  readonly perform: (running: Running, signal: AbortSignal) => Promise<Performed>
  /** Fetches the screens and services that can follow a step. */
  readonly fetchNextScreens: (step: string) => Promise<void>
  /** The app calls this function when a review screen opens. All charges from then on belong to one attempt. */
  readonly review: () => void
  /** Returns the address if the app may open it, or undefined if it must not. */
  readonly allowed: (address: string) => string | undefined
  /**
   * Drops the customer's data from memory. Records of open payments stay on the device, because they contain no
   * phone number.
   */
  readonly forget: () => void
}
