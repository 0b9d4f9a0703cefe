import type { Arm, Trial } from '../trials/assignment.ts'
import type { Content, Flow, Names } from './flow.ts'

/** The address of the file that describes the current release. */
export const APP_DATA = '/page-data/app-data.json'

/** Returns `/page-data/recarga/web/pix/page-data.json` for `/recarga/web/pix`. */
export function pageDataPath(path: string): string {
  return `/page-data${path === '/' ? '/index' : path}/page-data.json`
}

/** Returns the address of a body. Its name is the hash of its content, so it never changes. */
export function bodyPath(hash: string): string {
  return `/page-data/sq/d/${hash}.json`
}

/** The current release. */
export interface AppData {
  readonly release: string
  /** The app's main script in this release. */
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

/** A version of a flow for some customers and some time. If several match, the first one applies. */
export interface Variant {
  /** The variant's id, such as `web~december`. */
  readonly id: string
  /** Its name for people, which a preview shows. */
  readonly title: string
  readonly audience: Audience
  /** Set for a trial: which devices see the flow itself, and which see a patch. */
  readonly trial?: Trial<VariantArm>
  /** The hash of the body that everybody sees, if this is no trial. */
  readonly body?: string
  /** Milliseconds since 1970. Without `from` it applies from the beginning, without `until` it never ends. */
  readonly from?: number
  readonly until?: number
}

/** The variants of a flow, by reference: a page's size does not depend on their number. */
export interface Variants {
  /** The hash of the list of `Variant`, the one with the highest priority first. */
  readonly list: string
  /** The channels whose customers at least one variant is for. Without it, the customers of every channel. */
  readonly channels?: readonly string[]
}

/** The customers that a variant is for: those who match every condition given. */
export interface Audience {
  readonly channels?: readonly string[]
  /** The operator's names of customer segments. */
  readonly segments?: readonly string[]
}

export interface VariantArm extends Arm {
  /** The hash of its body; absent in the control, which sees the flow itself. */
  readonly body?: string
}

/** The steps that an address opens. */
export interface PageData {
  readonly path: string
  readonly release: string
  /** Maps each flow that has this address to the hash of its step's content. */
  readonly steps: Names<string>
  /** The flows of which only a variant has this address. */
  readonly varied?: readonly string[]
}

/** The hashes of all screen content of a flow. */
export interface Bodies {
  readonly steps: Names<string>
  /** One hash for all modals together. */
  readonly modals: string
  readonly errors: string
}

/** A flow without its screen content. `S` is the content around its steps. */
export interface FlowBody<S> {
  readonly flow: Flow
  readonly surroundings: S
  readonly bodies: Bodies
}

/** A flow that also has the address of a prerendered page. The page was prerendered for a different flow. */
export interface OtherFlow {
  readonly channels: readonly string[]
  /** The hash of the flow's body. */
  readonly body: string
  readonly step: string
  readonly variants?: Variants
}

/** The data inside a prerendered page, so that the page does not fetch it. */
export interface InlinedPage<S> {
  readonly body: FlowBody<S>
  readonly step: string
  readonly content: Content
  /** Maps other flows that have this address to their data. */
  readonly others?: Names<OtherFlow>
  /** The variants of the page's flow. */
  readonly variants?: Variants
  /**
   * Set if only a variant of the flow has this address. `step` is then the flow's not-found step, and the page is a skeleton,
   * because the variant's visitors see another step.
   */
  readonly isVaried?: true
}
