import { type Clock, wait } from '../../runtime/clock.ts'
import type { Fetch } from '../../runtime/operator/client.ts'

/** Fetches a file of the site, as JSON. */
export type FetchBody = <T>(path: string) => Promise<T>

/** It is not there, and asking again would not change that. */
export class GoneError extends Error {
  override readonly name = 'GoneError'
}

/** After the first try. */
const RETRIES = 3
const PAUSE_MS = 300
const TIMEOUT_MS = 10_000

/** Tries once and up to three times more, each pause twice the last. What is gone is not asked for again. */
export async function persist<T>(clock: Clock, attempt: () => Promise<T>): Promise<T> {
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
 * A file of the release; what we published ourselves, checked, is trusted as our code is. Throws a `GoneError` for a
 * 404, and any other error for what did not arrive whole within 10 s: a network that only seems to be one answers 200
 * with a page of its own.
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
