import type { Performed } from '../../runtime/engine/driver.ts'
import type { Running } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'
import type { Context } from '../../runtime/service.ts'

/** All that talks with the operator. Not needed to show the first page, so its code comes when somebody acts. */
export interface Operations {
  readonly context: Context
  /** Where the card gateway's bridge is. */
  readonly bridge: string
  /** Returns the facts that hold without a customer: what this operator cannot do, and what the channel may. */
  readonly known: () => FactValues
  readonly perform: (running: Running, signal: AbortSignal) => Promise<Performed>
  /** Fetches what a step may lead to. */
  readonly fetchAhead: (step: string) => Promise<void>
  /** A review screen was opened: what is paid from here on is one attempt. */
  readonly review: () => void
  /** The address, if a person may be sent there; undefined for any other. */
  readonly allowed: (address: string) => string | undefined
  /** Leaves nothing of the customer in memory; the record of what is in flight knows nobody's number. */
  readonly forget: () => void
}
