import { isRecord } from '../../runtime/rules/is-record.ts'
import { createFileStore, type FileStore } from '../store/file-store.ts'
import { createReleaseSite, type Releases } from './release-site.ts'
import { sandboxValues } from './served-config.ts'
import { siteChannels } from './site-channels.ts'
import { createSite, type HeadersOf, type Site } from './static-files.ts'

/** The app fetches this installation's settings from this path. They belong to no release. */
export const CONFIG = '/config.json'

export interface OpenedSite {
  readonly answer: Site
  /** Answers requests for the installation's settings. */
  readonly config: Site
  /** The channels of the site's flows. A later release may add some. */
  readonly channels: readonly string[]
  /**
   * Returns the files of the release in which this variant runs or last ran. Returns undefined if no release has the
   * variant.
   */
  filesWith(variant: string): Promise<FileStore | undefined>
  close(): void
}

/**
 * Opens the pages of a store's releases. Without a store, it opens those of the built client in a folder.
 * @throws {StoreProblem} if the store has no release
 */
export async function openSite(
  clientDir: string,
  headersOf: HeadersOf | undefined,
  releases: Releases | undefined,
): Promise<OpenedSite> {
  const files = createFileStore(clientDir)
  const client = createSite(files, headersOf)
  const { channels, addFrom } = siteChannels()
  if (releases === undefined) {
    await addFrom(files)
    return { answer: client, config: client, channels, filesWith: async () => files, close: () => undefined }
  }
  const allowsPreviews = async () => {
    const config: unknown = JSON.parse(new TextDecoder().decode((await files.read(CONFIG))?.bytes) || '{}')
    return isRecord(config) && { ...sandboxValues, ...config }.previews === true
  }
  const report = (problem: string) => console.error(problem)
  const site = await createReleaseSite({ ...releases, allowsPreviews, onRelease: addFrom, report })
  return { ...site, config: client, channels }
}
