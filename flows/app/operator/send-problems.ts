import type { Page } from '../../kit/page.ts'
import { onReport } from '../../kit/report.ts'

/** The most problems that a page sends. */
const MOST_SENT = 20

/** Sends each problem to the address once. Only the fields named here leave the page. */
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
      // A problem that cannot be sent is dropped: reporting that failure would be another problem.
    }).catch(() => undefined)
  })
}
