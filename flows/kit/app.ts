import type { Driver } from '../../runtime/engine/driver.ts'
import type { Flow } from '../../runtime/engine/flow.ts'
import type { FlowState } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'
import type { Vault } from '../../runtime/service/service.ts'
import type { Contents } from './contents.ts'
import type { FactStore } from './fact-store.ts'
import type { Operations } from './operations.ts'
import type { Page } from './page.ts'
import type { Surroundings } from './surroundings.ts'
import type { UiStore } from './ui-store.ts'

/** A visitor's part in a variant. */
export interface Membership {
  /** The variant's id, such as `web~december`. */
  readonly variant: string
  /** `control`, which sees the flow itself, `patch`, or the name of one of several patches. */
  readonly arm: string
  /** Id of the flow with the arm's patch; for a control, the id that it would have. The tab stays in the arm by it. */
  readonly id: string
}

/** A variant or release that is shown to somebody by a link, whatever its audience and dates. */
export interface Preview {
  /** The variant's title, or the release's id; undefined if the link names no variant of this release. */
  readonly title: string | undefined
  /** Shows this step as everybody sees it. */
  readonly end: () => void
}

/** A flow that is open on a page, with everything that its blocks, layouts and screens use. */
export interface App {
  readonly flow: Flow
  readonly surroundings: Surroundings
  readonly contents: Contents
  readonly page: Page
  /** Undefined for a visitor who is in no variant. */
  readonly membership: Membership | undefined
  /** Set in a preview, in which nothing is counted. */
  readonly preview: Preview | undefined
  readonly driver: Driver
  readonly facts: FactStore
  readonly vault: Vault
  readonly ui: UiStore
  /**
   * Undefined until the code that calls the operator is loaded: when the visitor acts, or at once if they have a
   * session.
   */
  readonly operations: () => Operations | undefined
  readonly loadOperations: () => Promise<Operations>
  /** The state and facts of a prerendered page, before the session and the visited steps are known. */
  readonly boot: { readonly state: FlowState; readonly facts: FactValues }
  /** Restores the session and opens the flow at the page's address. */
  readonly open: () => Promise<void>
  /** Calls `listener` when the customer's facts are cleared, so that no other customer sees their data. */
  readonly onForget: (listener: () => void) => void
  /** Calls `listener` when the operator's data may have changed, so that it is fetched again. */
  readonly onChange: (listener: () => Promise<void>) => void
}

/** The part of the app that blocks and layouts may use. */
export interface BlockApp extends Omit<App, 'facts' | 'vault'> {
  readonly facts: Pick<FactStore, 'all' | 'get' | 'subscribe'>
  readonly vault: Omit<Vault, 'write'>
}
