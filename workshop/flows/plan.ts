import type { Action, Person } from './action.ts'

/** The screen that a story has to end with. */
export interface Expected {
  readonly step: string
  readonly modal: string | null
  /** The error code on the message page, or in the modal on top. */
  readonly code: string | null
  /** Where the text of `code` is shown on the screen. */
  readonly where: 'nowhere' | 'page' | 'modal' | 'notice' | 'field'
  /** Guards that have to be true when the story has ended. */
  readonly guards: readonly string[]
}

/**
 * A story of a flow: the actions before its step opens and while it is open, and the expected end. It is plain data,
 * made in Node and played in a browser.
 */
export interface Plan {
  /** The state of the screen in plain words: `ready`, `payment refused`. */
  readonly name: string
  readonly exportName: string
  /** The step or modal in the config: `steps/login` or `modals/cvv`. */
  readonly pointer: string
  readonly person: Person
  readonly isCustomer: boolean
  /** The step to which Back leads. */
  readonly behind: string | null
  /** Actions before the step opens. */
  readonly actions: readonly Action[]
  readonly step: string
  /** Events that the customer causes on the open step, in this order. */
  readonly events: readonly string[]
  /** Whether reads and services are still running at the end of the story. */
  readonly isHeld: boolean
  /**
   * At the end, the customer looks at the screen for this long. Without it, the story ends as soon as nothing is in
   * progress.
   */
  readonly waitsMs?: number
  readonly expected: Expected
}

/** Whether the story ends on a screen that has stories of its own. axe checks the screen in those stories. */
export function isSeenElsewhere({ pointer, step, expected }: Plan): boolean {
  const place = expected.modal === null ? `steps/${expected.step}` : `modals/${expected.modal}`
  return expected.code !== null || (place !== pointer && place !== `steps/${step}`)
}

/** Returns a JavaScript name for a text such as `pix-tutorial` or `submit refused`. */
export function exportNameOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
  const camel = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  return /^\p{L}/u.test(camel) ? camel : `_${camel}`
}
