import type { Performed } from '../../runtime/engine/driver.ts'
import type { Running } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'
import type { Context } from '../../runtime/service/service.ts'

/** The code that calls the operator. The first page does not need it, so it is loaded when the visitor acts. */
export interface Operations {
  readonly context: Context
  /** The address of the card gateway's bridge. */
  readonly bridge: string
  /**
   * Returns the facts that are known without a customer: which calls the operator does not have, and what the channel
   * permits.
   */
  readonly known: () => FactValues
  readonly perform: (running: Running, signal: AbortSignal) => Promise<Performed>
  /** Fetches the screens and services that a step may lead to. */
  readonly fetchNextScreens: (step: string) => Promise<void>
  /** Called when a review screen opens: charges from here on belong to one attempt. */
  readonly review: () => void
  /** Returns the address if the app may leave for it; undefined for any other. */
  readonly allowed: (address: string) => string | undefined
  /**
   * Drops the customer's data from memory. Records of open payments stay on the device, since they contain no phone
   * number.
   */
  readonly forget: () => void
}
