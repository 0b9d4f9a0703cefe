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
  /** By flow, what else it may be; only of flows that have any. */
  readonly variants: Names<readonly Variant[]>
}

/** A flow as it is for some people and some time. Of several that fit, the first counts. */
export interface Variant {
  /** `web~december`. */
  readonly id: string
  /** The hash of its body. */
  readonly body: string
  readonly audience: Audience
  /** Milliseconds since 1970; without them it has always been, or never ends. */
  readonly from?: number
  readonly until?: number
}

/** Whoever fits all that is said. */
export interface Audience {
  readonly channels?: readonly string[]
  /** What the operator counts customers among. */
  readonly segments?: readonly string[]
  /** Of a hundred devices, how many. */
  readonly percent?: number
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
  /** Of a variant: the hash of its flow, whose saved steps are its own too. */
  readonly replaces?: string
}

/** A flow that has the address of a page that was prerendered for another. */
export interface OtherFlow {
  readonly channels: readonly string[]
  /** The hash of its body. */
  readonly body: string
  readonly step: string
  readonly variants?: readonly Variant[]
}

/** What a prerendered page carries, so that it need not ask for it. */
export interface InlinedPage<S> {
  readonly body: FlowBody<S>
  readonly step: string
  readonly content: Content
  /** By flow, what else has the address. */
  readonly others?: Names<OtherFlow>
  /** What else its flow may be. */
  readonly variants?: readonly Variant[]
}
