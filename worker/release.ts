/** What a build consists of, as the build writes it in front of the worker. Hashes are SHA-256, in base64. */
export interface Release {
  /** As its pages call it. */
  readonly name: string
  /** Another with every byte that changes. */
  readonly version: string
  readonly pages: ReadonlyMap<string, string>
  readonly files: ReadonlyMap<string, string>
}

/** The same as JSON has it. */
export interface WrittenRelease extends Pick<Release, 'name' | 'version'> {
  readonly pages: readonly (readonly [path: string, hash: string])[]
  readonly files: readonly (readonly [path: string, hash: string])[]
}

export function readRelease({ name, version, pages, files }: WrittenRelease): Release {
  return { name, version, pages: new Map(pages), files: new Map(files) }
}

/** Said where there is no network and nothing was kept. */
export const OFFLINE_PAGE = '/offline.html'
/** What an installed app opens. */
export const START_PAGE = '/'

/** The build's hash is in its name: it is the same in whichever release. */
export function neverGrowsOld(path: string): boolean {
  return /^\/(assets|page-data\/sq\/d)\//.test(path)
}
