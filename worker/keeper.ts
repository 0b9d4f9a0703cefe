import { type Clock, withinTime } from '../runtime/clock.ts'
import { isGenuine } from './genuine.ts'
import { pagePathOf } from './handling.ts'
import { neverGrowsOld, OFFLINE_PAGE, type Release, START_PAGE } from './release.ts'

const PREFIX = 'recarrega.'
/** The maximum number of parallel fetches, so that the customer's own requests stay fast. */
const LANES = 4
/** How long the worker waits for a cache, because a cache may never answer. */
const STORE_MS = 2_000
/** How long the worker waits for the network before it returns a stored page. */
const NETWORK_MS = 4_000
/**
 * How long the worker waits for a file. The time is limited, because a newer release can take over only after this
 * release has finished its work.
 */
const FILE_MS = 20_000

/** The part of `CacheStorage` that this file uses. */
interface Caches extends Pick<CacheStorage, 'keys' | 'delete'> {
  match(path: string, where: { readonly cacheName: string }): Promise<Response | undefined>
  open(name: string): Promise<{
    match(path: string): Promise<Response | undefined>
    put(path: string, answer: Response): Promise<void>
    keys(): Promise<readonly Request[]>
  }>
}

interface Around {
  readonly release: Release
  readonly caches: Caches
  readonly clock: Clock
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  /** Whether another worker is installing or waiting, and will replace this worker. */
  readonly hasSuccessor: () => boolean
}

/** After the answer was sent, keeps the worker alive until this work is done. */
type Later = (work: Promise<unknown>) => void

export interface Keeper {
  /**
   * Fetches pages: the offline page, the start page, the pages that are open at these addresses, and the pages that an
   * older release had stored. On a slow or metered connection, it fetches only the offline page.
   */
  readonly begin: (open: readonly string[], isSpared: boolean) => Promise<void>
  /** Fetches all files of the release that are not stored yet. */
  readonly fill: () => Promise<void>
  /** Stops fetching files ahead, because a newer release can take over only after this release has no work left. */
  readonly retire: () => void
  /**
   * Deletes the caches of other releases. It deletes none if several pages are open, because one of them may need an
   * older release. It also deletes none if a newer release is waiting, because one of the caches belongs to that
   * release.
   */
  readonly tidy: (openPages: number) => Promise<void>
  readonly answerPage: (request: Request, later: Later) => Promise<Response>
  readonly answerFile: (request: Request, later: Later) => Promise<Response>
}

/**
 * Returns the functions with which the service worker stores this release's files and answers requests. It stores only
 * files of the build, after checking the hash of each.
 */
export function createKeeper({ release, caches, clock, fetch, hasSuccessor }: Around): Keeper {
  const name = PREFIX + release.version
  const retirement = new AbortController()
  const hashOf = (path: string): string | undefined => release.pages.get(path) ?? release.files.get(path)
  const others = async () => (await caches.keys()).filter(other => other.startsWith(PREFIX) && other !== name)

  async function find(path: string): Promise<Response | undefined> {
    const here = await (await caches.open(name)).match(path)
    if (here !== undefined || !neverGrowsOld(path)) return here
    // The caches of other releases are searched too. They contain only files that were checked before they were stored.
    // `match` is used, because `open` would create a deleted cache again.
    const found = await Promise.all((await others()).map(cacheName => caches.match(path, { cacheName })))
    return found.find(answer => answer !== undefined)
  }
  const kept = (path: string) => withinTime(clock, STORE_MS, undefined, () => find(path))

  /** Stores a file of the build. Resolves to false if the answer is no such file, or did not arrive completely. */
  const keep = (path: string, answer: Response) => withinTime(clock, FILE_MS, false, () => keepGenuine(path, answer))

  async function keepGenuine(path: string, answer: Response): Promise<boolean> {
    const hash = hashOf(path)
    if (hash === undefined || !(await isGenuine(path, answer.clone(), hash))) return false
    const cache = await caches.open(name)
    await cache.put(path, answer)
    return true
  }

  async function fetchAhead(path: string, signal: AbortSignal): Promise<void> {
    const init: RequestInit = { cache: neverGrowsOld(path) ? 'default' : 'no-cache', priority: 'low', signal }
    const answer = await withinTime(clock, FILE_MS, undefined, () => fetch(path, init))
    if (answer === undefined) throw new Error(`${path} cannot be had.`)
    if (!(await keep(path, answer))) throw new Error(`${path} is not what was built.`)
  }

  /** Returns the pages in other releases' caches. The customer has visited these pages and may come back. */
  async function pagesOfOthers(): Promise<string[]> {
    const requests = await Promise.all((await others()).map(async other => (await caches.open(other)).keys()))
    return requests.flat().map(({ url }) => pagePathOf(url))
  }

  /** Fetches and stores the given files that are not stored yet. */
  async function fetchAll(paths: readonly string[]): Promise<void> {
    if (retirement.signal.aborted) return
    const requests = await (await caches.open(name)).keys()
    const here = new Set(requests.map(({ url }) => new URL(url).pathname))
    const missing = new Set(paths.filter(path => !here.has(path))).values()
    const end = new AbortController()
    retirement.signal.addEventListener('abort', () => end.abort(), { signal: end.signal })
    const lane = async (): Promise<void> => {
      for (const path of missing) await fetchAhead(path, end.signal)
    }
    // If one fetch fails, the others stop, because the release stays incomplete without that file.
    await Promise.all(Array.from({ length: LANES }, lane)).finally(() => end.abort())
  }

  return {
    async begin(open, isSpared) {
      await fetchAll([OFFLINE_PAGE])
      if (isSpared) return
      const pages = [START_PAGE, ...open.map(pagePathOf), ...(await pagesOfOthers())]
      await fetchAll(pages.filter(path => release.pages.has(path)))
    },
    fill: () => fetchAll([...release.files.keys()]),
    retire: () => retirement.abort(),
    async tidy(openPages) {
      if (openPages > 1) return
      await withinTime(clock, STORE_MS, undefined, async () => {
        const former = await others()
        // If a newer release started after the caches were listed, its cache is not in the list. So that cache is not
        // deleted.
        if (!hasSuccessor()) await Promise.all(former.map(other => caches.delete(other)))
      })
    },
    async answerPage(request, later) {
      const path = pagePathOf(request.url)
      const coming = fetch(request)
      if (release.pages.has(path)) later(coming.then(answer => keep(path, answer.clone())).catch(() => false))
      const answer = await withinTime(clock, NETWORK_MS, undefined, () => coming)
      if (answer !== undefined) return answer
      return (await kept(path)) ?? coming.catch(async () => (await kept(OFFLINE_PAGE)) ?? Response.error())
    },
    async answerFile(request, later) {
      const path = new URL(request.url).pathname
      const here = await kept(path)
      if (here !== undefined) return here
      const answer = await fetch(request)
      later(keep(path, answer.clone()).catch(() => false))
      return answer
    },
  }
}
