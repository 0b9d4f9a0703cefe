import { type Flow, NOT_FOUND, own } from '../../../runtime/engine/flow.ts'
import { presentId } from '../../../runtime/engine/paths.ts'
import { stepOf } from '../../../runtime/engine/resolve.ts'

interface Opened {
  readonly pathname: string
  /** The step in the tab's history entry. Undefined if the app did not write this entry. */
  readonly entered: string | undefined
  /** The step of the address. Undefined if the release does not have the address. */
  readonly addressed: string | undefined
  /** Whether the customer is logged in. */
  readonly isKnown: boolean
}

/**
 * Returns the first step to show. If the app wrote the history entry, the entry's step is shown, because a newer
 * release may have moved or removed the step's address. If that step no longer exists, the home step is shown.
 */
export function firstStep(flow: Flow, { pathname, entered = NOT_FOUND, addressed, isKnown }: Opened): string {
  // The address `/` belongs to no step. Without a session it opens the flow's start, and the app does not store it
  // as a link to open after the login.
  if (pathname === '/' && !isKnown) return flow.start
  const home = stepOf(own(flow.always, 'home')) ?? flow.start
  const kept = entered === NOT_FOUND ? undefined : presentId(flow, entered)
  const opened = kept ?? addressed ?? (entered === NOT_FOUND ? NOT_FOUND : home)
  // A customer who is already logged in sees the home step instead of a login step.
  return isKnown && isLogin(flow, opened) ? home : opened
}

/** Returns whether a step belongs to the login: the step after a logout, or the step for the SMS code. */
function isLogin(flow: Flow, id: string): boolean {
  return id === stepOf(own(flow.always, 'loggedOut')) || own(flow.steps, id)?.needs?.includes('login.handle') === true
}
