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
import type { Ui, UiStore } from './ui-store.ts'

/** The variant in which a visitor takes part, and the visitor's arm of it. */
export interface Membership {
  /** The variant's id, such as `web~december`. */
  readonly variant: string
  /** `control` (the visitor sees the unchanged flow), `patch`, or the name of one of several patches. */
  readonly arm: string
  /**
   * Id of the flow with the arm's patch. The control arm has no patch, but has such an id too. The browser tab stores
   * this id, so that the visitor stays in the same arm.
   */
  readonly id: string
}

/** A variant or a release that somebody opened through a preview link. Its audience and dates do not apply. */
export interface Preview {
  /**
   * The variant's title or the release's id. Undefined if the link contains a variant that this release does not
   * have.
   */
  readonly title: string | undefined
  /** Ends the preview and shows this step as all visitors see it. */
  readonly end: () => void
}

/**
 * The state and facts that a prerendered page shows. While React hydrates the page, every component renders from them.
 * Where they are not those of the store, React renders the components again afterwards.
 */
export interface Boot {
  readonly state: FlowState
  readonly facts: FactValues
  readonly ui: Ui
  /** Whether the restored session and the visited steps are known here already. */
  readonly isLive: boolean
}

/** A flow that is open on a page, with everything that its blocks, layouts and screens use. */
export interface App {
  readonly flow: Flow
  readonly surroundings: Surroundings
  readonly contents: Contents
  readonly page: Page
  /** Undefined for a visitor who takes part in no variant. */
  readonly membership: Membership | undefined
  /** Set in a preview. The app sends no analytics in a preview. */
  readonly preview: Preview | undefined
  readonly driver: Driver
  readonly facts: FactStore
  readonly vault: Vault
  readonly ui: UiStore
  /**
   * Undefined until the code that calls the operator is loaded. The app loads it when the visitor acts, or at once
   * if the visitor has a session.
   */
  readonly operations: () => Operations | undefined
  readonly loadOperations: () => Promise<Operations>
  readonly boot: Boot
  /** Restores the session and opens the flow at the page's address. */
  readonly open: () => Promise<void>
  /**
   * Calls `listener` when the customer's facts are cleared. The listener must drop its data too, or another
   * customer could see it.
   */
  readonly onForget: (listener: () => void) => void
  /**
   * Calls `listener` when the operator's data may have changed. The listener then fetches the data on screen again, after
   * `start`.
   */
  readonly onChange: (listener: (start?: Promise<void>) => Promise<void>) => void
}

/** The part of the app that blocks and layouts may use. */
export interface BlockApp extends Omit<App, 'facts' | 'vault'> {
  readonly facts: Pick<FactStore, 'all' | 'get' | 'subscribe'>
  readonly vault: Omit<Vault, 'write'>
}
