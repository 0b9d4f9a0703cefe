import { type Clock, wait } from '../../runtime/clock.ts'
import type { Fetch } from '../../runtime/operator/client.ts'

/** Fetches a file of the site, as JSON. */
export type FetchBody = <T>(path: string) => Promise<T>

/** The file does not exist, so a retry would not help. */
export class GoneError extends Error {
  override readonly name = 'GoneError'
}

/** The number of tries after the first. */
const RETRIES = 3
const PAUSE_MS = 300
const TIMEOUT_MS = 10_000

/** Calls `attempt` up to four times. Each pause is twice as long as the last. A `GoneError` ends the tries. */
export async function retry<T>(clock: Clock, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === RETRIES || error instanceof GoneError) throw error
      await wait(clock, PAUSE_MS * 2 ** tries, new AbortController().signal)
    }
  }
}

/**
 * Returns a file of the release. The file was checked when it was published, so it is trusted like code. Throws a `GoneError`
 * for a 404, and another error for a file that does not arrive completely within 10 s or is not JSON: a Wi-Fi login page, for
 * example, answers 200 with HTML.
 */
export async function fetchJson<T>(fetch: Fetch, clock: Clock, path: string): Promise<T> {
  const abort = new AbortController()
  const stop = clock.after(TIMEOUT_MS, () => abort.abort())
  try {
    const response = await fetch(path, { method: 'GET', headers: {}, signal: abort.signal })
    if (response.status === 404) throw new GoneError(`There is no ${path}.`)
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`)
    return JSON.parse(await response.text())
  } finally {
    stop()
  }
}
