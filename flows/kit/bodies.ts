import { type Clock, wait } from '../../runtime/clock.ts'
import type { Fetch } from '../../runtime/operator/client.ts'

/** Fetches a file of the site and returns its JSON. */
export type FetchBody = <T>(path: string) => Promise<T>

/** Thrown if the server does not have the file. A retry would not help. */
export class GoneError extends Error {
  override readonly name = 'GoneError'
}

/** The number of retries after the first try. */
const RETRIES = 3
const PAUSE_MS = 300
const TIMEOUT_MS = 10_000

/** Calls `attempt` up to four times, with pauses that double. A `GoneError` ends the retries at once. */
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
 * Returns a file of the release. The publisher has checked the file, so the app trusts it like its own code. For a 404,
 * throws a `GoneError`. If the file is not complete within 10 s or is not JSON, throws another error. For example, the
 * login page of a Wi-Fi network answers with status 200 and HTML.
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
