/** The files of a build; the build writes the list in front of the worker. Hashes are SHA-256, in base64. */
export interface Release {
  /** The release's name, as on its pages. */
  readonly name: string
  /** Changes with every byte of the release. */
  readonly version: string
  readonly pages: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, string>
}

/** The release as JSON. */
export interface WrittenRelease extends Pick<Release, 'name' | 'version'> {
  readonly pages: readonly (readonly [path: string, hash: string])[]
  readonly files: readonly (readonly [path: string, hash: string])[]
}

export function readRelease({ name, version, pages, files }: WrittenRelease): Release {
  return { name, version, pages: new Map(pages), files: new Map(files) }
}

/** The page that the worker returns when there is no network and it has not stored the requested page. */
export const OFFLINE_PAGE = '/offline.html'
/** The page at which an installed app opens. */
export const START_PAGE = '/'

/** Whether the file's name contains its hash: it is then the same in every release. */
export function neverGrowsOld(path: string): boolean {
  return /^\/(assets|page-data\/sq\/d)\//.test(path)
}
