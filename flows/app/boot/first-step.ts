import { type Flow, NOT_FOUND, own } from '../../../runtime/engine/flow.ts'
import { presentId } from '../../../runtime/engine/paths.ts'
import { stepOf } from '../../../runtime/engine/resolve.ts'

interface Opened {
  readonly pathname: string
  /** The step that the app wrote into the tab's history entry; undefined if the entry is not the app's. */
  readonly entered: string | undefined
  /** The step of the address; undefined if the release has no such address. */
  readonly addressed: string | undefined
  /** Whether the customer is logged in. */
  readonly isKnown: boolean
}

/**
 * Returns the first step to show. A history entry that the app wrote keeps its step: a release since then may have given its
 * address to another step, or to none. A step that is gone starts again at home.
 */
export function firstStep(flow: Flow, { pathname, entered = NOT_FOUND, addressed, isKnown }: Opened): string {
  // The bare address `/` names no step. Without a session it opens the start, and is not stored as a link to return to.
  if (pathname === '/' && !isKnown) return flow.start
  const home = stepOf(own(flow.always, 'home')) ?? flow.start
  const kept = entered === NOT_FOUND ? undefined : presentId(flow, entered)
  const opened = kept ?? addressed ?? (entered === NOT_FOUND ? NOT_FOUND : home)
  // A login step leads a customer who is already logged in to the home step.
  return isKnown && isLogin(flow, opened) ? home : opened
}

/** Whether a step belongs to the login: the step shown after a logout, or the step that asks for the SMS code. */
function isLogin(flow: Flow, id: string): boolean {
  return id === stepOf(own(flow.always, 'loggedOut')) || own(flow.steps, id)?.needs?.includes('login.handle') === true
}
