import type { Page } from '../../kit/page.ts'
import { onReport } from '../../kit/report.ts'

/** A page sends no more problems than this, however much goes wrong. */
const MOST_SENT = 20

/** Sends each problem to the address once. It names each field that is sent: nothing else of a problem leaves the page. */
export function sendProblems(address: string, release: string, fetch: Page['fetch']): void {
  const sent = new Set<string>()
  onReport(({ name, call, field, code }) => {
    const body = JSON.stringify({ name, call, field, code, release })
    if (sent.has(body) || sent.size === MOST_SENT) return
    sent.add(body)
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      credentials: 'omit',
      keepalive: true,
      signal: new AbortController().signal,
      // A problem that cannot be sent is lost: reporting that would be a problem again.
    }).catch(() => undefined)
  })
}
