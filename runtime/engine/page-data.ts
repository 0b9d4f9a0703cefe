import type { Arm, Trial } from '../trials/assignment.ts'
import type { Content, Flow, Names } from './flow.ts'

/** The address of the file that describes the current release. */
export const APP_DATA = '/page-data/app-data.json'

/** Returns `/page-data/recarga/web/pix/page-data.json` for `/recarga/web/pix`. */
export function pageDataPath(path: string): string {
  return `/page-data${path === '/' ? '/index' : path}/page-data.json`
}

/** Returns the address of a body. Its name is the hash of its content, so the content at this address never changes. */
export function bodyPath(hash: string): string {
  return `/page-data/sq/d/${hash}.json`
}

export interface AppData {
  readonly release: string
  /** Address of the app's main script in this release. */
  readonly shell: string
  /** Maps a flow to the hash of its body. */
  readonly flows: Names<string>
  /** Maps a flow to the address of its first step. */
  readonly starts: Names<string>
  /** Maps a channel to the flow that serves it. */
  readonly channels: Names<string>
  /** Maps a flow to its variants, if it has any. */
  readonly variants: Names<Variants>
}

/** A version of a flow for some customers or for some time. If several match, the first one is used. */
export interface Variant {
  /** The variant's id, such as `web~december`. */
  readonly id: string
  /** The variant's title, which a preview shows. */
  readonly title: string
  readonly audience: Audience
  /** Set for a trial. It assigns some devices to the unchanged flow and some to a changed flow. */
  readonly trial?: Trial<VariantArm>
  /** The hash of the changed flow. Missing for a trial, because there each arm has its own flow. */
  readonly body?: string
  /**
   * Start and end (Unix time in ms). If `from` is missing, the variant has already started. If `until` is missing, it
   * never ends.
   */
  readonly from?: number
  readonly until?: number
}

/** The variants of a flow. The list is a separate file, so a page has the same size for any number of variants. */
export interface Variants {
  /** The hash of the list of `Variant`, sorted by priority with the highest first. */
  readonly list: string
  /** The channels of all its variants together. If absent, a variant may apply in any channel. */
  readonly channels?: readonly string[]
}

/** The customers who see a variant. They match every given condition. */
export interface Audience {
  readonly channels?: readonly string[]
  /** Names of customer segments, as the operator spells them. */
  readonly segments?: readonly string[]
}

export interface VariantArm extends Arm {
  /**
   * The hash of the flow for this group of the A/B test. Missing for the control group, which sees the unchanged flow.
   */
  readonly body?: string
}

/** The steps that one address opens. */
export interface PageData {
  readonly path: string
  readonly release: string
  /** Maps each flow that has this address to the hash of its step's content. */
  readonly steps: Names<string>
  /** The flows in which only a variant has this address. */
  readonly varied?: readonly string[]
}

/** Hashes of the contents of a flow's screens. The app fetches each content by its hash when it is needed. */
export interface Bodies {
  readonly steps: Names<string>
  /** One hash for the content of all modals together. */
  readonly modals: string
  readonly errors: string
}

/**
 * A flow with only the hashes of its screens' contents. `S` is what a layout draws around each step, such as the menu.
 */
export interface FlowBody<S> {
  readonly flow: Flow
  readonly surroundings: S
  readonly bodies: Bodies
}

/** Another flow that has the same address as a prerendered page. */
export interface OtherFlow {
  readonly channels: readonly string[]
  /** The hash of the flow's body. */
  readonly body: string
  readonly step: string
  readonly variants?: Variants
}

/** Data that is inside a prerendered page's HTML, so that the page does not fetch it. */
export interface InlinedPage<S> {
  readonly body: FlowBody<S>
  readonly step: string
  readonly content: Content
  /** Maps other flows that have this address to their data. */
  readonly others?: Names<OtherFlow>
  /** The variants of the page's own flow. */
  readonly variants?: Variants
  /**
   * Set if only a variant of the flow has this address. Then `step` is the flow's not-found step. The page is only a
   * skeleton, because the variant's customers see another step.
   */
  readonly isVaried?: true
}
