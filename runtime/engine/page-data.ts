import type { Content, Flow, Names } from './flow.ts'

/** Where a release's files are, below the site's root. */
export const APP_DATA = '/page-data/app-data.json'

/** `/page-data/recarga/web/pix/page-data.json` for `/recarga/web/pix`. */
export function pageDataPath(path: string): string {
  return `/page-data${path === '/' ? '/index' : path}/page-data.json`
}

/** A body is named by what is in it, so it never changes. */
export function bodyPath(hash: string): string {
  return `/page-data/sq/d/${hash}.json`
}

/** Which release is the current one. */
export interface AppData {
  readonly release: string
  /** The script that the release was made with. */
  readonly shell: string
  /** By flow, the hash of its body. */
  readonly flows: Names<string>
  /** By flow, the address of its first step. */
  readonly starts: Names<string>
  /** By channel, the flow that serves it. */
  readonly channels: Names<string>
}

/** What an address opens. */
export interface PageData {
  readonly path: string
  readonly release: string
  /** By flow, the hash of what its step shows there. */
  readonly steps: Names<string>
}

/** The hashes of all that a flow shows. */
export interface Bodies {
  readonly steps: Names<string>
  /** Of all modals together. */
  readonly modals: string
  readonly errors: string
}

/** A flow without what its screens show; `S` is what it says around its steps. */
export interface FlowBody<S> {
  readonly flow: Flow
  readonly surroundings: S
  readonly bodies: Bodies
}

/** What a prerendered page carries, so that it need not ask for it. */
export interface InlinedPage<S> {
  readonly body: FlowBody<S>
  readonly step: string
  readonly content: Content
  /** Other flows that have the address too. */
  readonly others?: readonly string[]
}
