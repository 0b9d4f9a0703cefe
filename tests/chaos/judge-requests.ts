import { type Case, seconds } from './case.ts'
import { judgePolls } from './judge-polls.ts'
import type { Sent } from './wire.ts'

/** Checks the times at which the pages sent their requests against the specification. */
export function judgeRequests(about: Case): string[] {
  return [...judgePolls(about), ...judgeAfterSession(about)]
}

/** The time until other tabs are notified of a logout. */
const HEARD_MS = 5

/** Rule: no request contains the token of a session that was closed, or that the page knows has ended. */
function judgeAfterSession({ world }: Case): string[] {
  const { sent } = world.wire
  const ends = sent.filter(
    one =>
      one.token !== undefined && (one.call === 'closeSession' || (one.got?.status === 401 && !isOfLogin(one, sent))),
  )
  return ends.flatMap(end => {
    const isClosed = end.call === 'closeSession'
    const sinceMs = isClosed ? end.atMs + HEARD_MS : (end.endedMs ?? Number.POSITIVE_INFINITY)
    const late = sent.filter(
      ({ call, token, page, atMs }) =>
        token === end.token && call !== 'closeSession' && atMs > sinceMs && (isClosed || page === end.page),
    )
    return late.map(
      ({ call, atMs }) => `after-session: ${call} at ${seconds(atMs)}, the session ended at ${seconds(sinceMs)}`,
    )
  })
}

/**
 * Returns whether the request for feature switches belongs to a login. A login requests the customer at the same time,
 * and only the answer about the customer shows whether the session is valid.
 */
function isOfLogin(toggles: Sent, sent: readonly Sent[]): boolean {
  return (
    toggles.call === 'getFeatureToggles' &&
    sent.some(
      ({ call, token, page, atMs, got }) =>
        call === 'getCustomer' &&
        token === toggles.token &&
        page === toggles.page &&
        atMs === toggles.atMs &&
        got?.status === 200,
    )
  )
}
