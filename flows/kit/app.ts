import type { Driver } from '../../runtime/engine/driver.ts'
import type { Flow } from '../../runtime/engine/flow.ts'
import type { FlowState } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'
import type { Vault } from '../../runtime/service.ts'
import type { Contents } from './contents.ts'
import type { FactStore } from './fact-store.ts'
import type { Operations } from './operations.ts'
import type { Page } from './page.ts'
import type { Surroundings } from './surroundings.ts'
import type { UiStore } from './ui-store.ts'

/** A flow that is open on a page: all that a block, a layout or a screen may ask it for. */
export interface App {
  readonly flow: Flow
  readonly surroundings: Surroundings
  readonly contents: Contents
  readonly page: Page
  readonly driver: Driver
  readonly facts: FactStore
  readonly vault: Vault
  readonly ui: UiStore
  /** Undefined until somebody acts, or is known to be a customer. */
  readonly operations: () => Operations | undefined
  readonly loadOperations: () => Promise<Operations>
  /** The state and facts of a prerendered page: nobody knows yet who is there and where they were. */
  readonly boot: { readonly state: FlowState; readonly facts: FactValues }
  /** Reads back who is there, and opens the flow at the page's address. */
  readonly open: () => Promise<void>
  /** Calls when the customer leaves: what was read for one is not shown to another. */
  readonly onForget: (listener: () => void) => void
  /** Calls when what was read of the operator may have changed; `listener` reads it anew. */
  readonly onChange: (listener: () => Promise<void>) => void
}
