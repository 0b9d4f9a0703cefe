import { type Manifest, readManifest } from '../../releases/manifest.ts'
import type { ObjectStore } from '../../releases/object-store.ts'
import { type Pointer, readPointer, storedReleases } from '../../releases/pointer.ts'
import { StoreProblem } from '../../releases/store-problem.ts'
import type { FileStore } from '../store/file-store.ts'
import { withPreviews } from './previews.ts'
import { createReleaseFiles } from './release-files.ts'
import { createSite, type HeadersOf, type Site } from './static-files.ts'

/**
 * The server reads the pointer to the current release at most once in this time (ms). A new release is served within
 * twice this time.
 */
const FOLLOW_MS = 1000

export interface Releases {
  readonly store: ObjectStore
  /** Returns the headers of a release's files for the hashes of its inline scripts and styles. */
  readonly headersFor: (hashes: Manifest['hashes']) => HeadersOf
}

export interface ReleaseSiteOptions extends Releases {
  /** Returns whether people may preview releases other than the current one. */
  readonly allowsPreviews: () => Promise<boolean>
  /** Runs before a new current release is served. */
  readonly onRelease: (files: FileStore) => Promise<void>
  /** Reports that the store cannot be read. Until it can be read again, the last release is served. */
  readonly report: (problem: string) => void
  readonly followMs?: number
}

export interface ReleaseSite {
  readonly answer: Site
  /**
   * If the current release has this variant, returns its files. Otherwise returns the files of the latest release that
   * has the variant. Returns undefined if no release has it.
   */
  filesWith(variant: string): Promise<FileStore | undefined>
  close(): void
}

/**
 * Serves the current release of a store, and then each next release as soon as the store has it. Each request is
 * answered from one release.
 * @throws {StoreProblem} if the store has no release
 */
export async function createReleaseSite(options: ReleaseSiteOptions): Promise<ReleaseSite> {
  const { store, headersFor, onRelease, report, followMs = FOLLOW_MS } = options
  const filesOf = createReleaseFiles(store)

  async function siteOf(release: string): Promise<{ site: Site; manifest: Manifest } | undefined> {
    const manifest = await readManifest(store, release)
    return manifest && { manifest, site: createSite(filesOf(manifest), headersFor(manifest.hashes)) }
  }

  async function load(pointer: Pointer): Promise<Site> {
    const { release } = pointer
    const loaded = release === undefined ? undefined : await siteOf(release)
    if (loaded === undefined)
      throw new StoreProblem(`${store.place} has no release to serve: npm run flows -- publish makes one.`)
    await onRelease(filesOf(loaded.manifest))
    return loaded.site
  }

  let { pointer } = await readPointer(store)
  let current = await load(pointer)
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let lastProblem = ''

  async function follow(): Promise<void> {
    try {
      const next = (await readPointer(store)).pointer
      if (next.release !== pointer.release) current = await load(next)
      pointer = next
      lastProblem = ''
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      if (problem !== lastProblem) report(`The release ${pointer.release} is still served: ${problem}`)
      lastProblem = problem
    }
    if (!isClosed) timer = setTimeout(follow, followMs)
  }
  timer = setTimeout(follow, followMs)

  /**
   * Returns whether the store has the release. Someone may open a preview before the server has read the pointer that
   * lists it.
   */
  async function isListed(release: string): Promise<boolean> {
    const lists = (one: Pointer) => storedReleases(one).includes(release)
    return lists(pointer) || lists((await readPointer(store)).pointer)
  }

  let last: { readonly release: string; readonly site: Site } | undefined
  const previewed = async (release: string): Promise<Site | undefined> => {
    if (!(await isListed(release))) return undefined
    const site = last?.release === release ? last.site : (await siteOf(release))?.site
    last = site && { release, site }
    return site
  }
  async function filesWith(variant: string): Promise<FileStore | undefined> {
    for (const release of [pointer.release ?? '', ...storedReleases(pointer)]) {
      const manifest = await readManifest(store, release)
      if (manifest?.variants.includes(variant)) return filesOf(manifest)
    }
    return undefined
  }

  return {
    filesWith,
    answer: withPreviews({ current: () => current, previewed, isAllowed: options.allowsPreviews }),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
