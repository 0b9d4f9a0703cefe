/** The files of a build. The build writes this list at the start of the worker's file. Hashes are SHA-256 in base64. */
export interface Release {
  /** The name of the release. The release's pages contain it too. */
  readonly name: string
  /** The version differs between two releases if any of their bytes differ. */
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

/** If the network is missing and the requested page is not stored, the worker returns this page. */
export const OFFLINE_PAGE = '/offline.html'
/** An installed app opens with this page. */
export const START_PAGE = '/'

/** Returns whether the file's name contains its hash. Such a file has the same content in every release. */
export function neverGrowsOld(path: string): boolean {
  return /^\/(assets|page-data\/sq\/d)\//.test(path)
}
