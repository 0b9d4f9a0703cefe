import { withinTime } from '../../../runtime/clock.ts'
import { type Content, type Names, own } from '../../../runtime/engine/flow.ts'
import {
  bodyPath,
  type FlowBody,
  type InlinedPage,
  type OtherFlow,
  type Variants,
} from '../../../runtime/engine/page-data.ts'
import type { Membership } from '../../kit/app.ts'
import { type FetchBody, retry } from '../../kit/bodies.ts'
import type { Surroundings } from '../../kit/surroundings.ts'
import { flowFor, type KeptChannel } from './channel.ts'

type Body = FlowBody<Surroundings>
type FindPage = typeof import('./find-page.ts').findPage
type Previewed = import('./preview.ts').Previewed
type OpenPreview = typeof import('./preview.ts').openPreview
type FindVariant = typeof import('./find-variant.ts').findVariant

/** How long the page waits for a variant or a preview. After that it shows the flow itself, which has already arrived. */
const VARIANT_MS = 5_000

export interface Inlined extends Found {
  /** The step that the page was prerendered with; undefined for a skeleton without a step. */
  readonly step: string | undefined
  readonly others: Names<OtherFlow>
}

export interface Found {
  readonly body: Body
  /** The screen contents that have already arrived, by step. */
  readonly here: Names<Content>
  /** The variants that may replace this flow. */
  readonly variants?: Variants | undefined
  /** The visitor's part in a variant, also in a control. */
  readonly membership?: Membership
  /** Whether no flow of the release has this address. */
  readonly isUnknown?: boolean
}

/** Id of the element with the data that the page was prerendered with. */
export const INLINED_ID = 'page-data'

/** Returns the data that the page was prerendered with; undefined for a page without any. */
export function inlinedPage(document: Document): Inlined | undefined {
  const text = document.getElementById(INLINED_ID)?.textContent ?? ''
  if (text === '') return undefined
  const { body, step, content, others = {}, variants, isVaried }: InlinedPage<Surroundings> = JSON.parse(text)
  return { body, step: isVaried ? undefined : step, here: { [step]: content }, others, variants }
}

/**
 * Returns the flow to show on a prerendered page: the tab's flow, else the flow that serves the channel. If that flow cannot be
 * fetched, the page is shown as it was prerendered.
 */
export async function findInlined(inlined: Inlined, kept: KeptChannel, fetchBody: FetchBody): Promise<Found> {
  const other = otherFor(inlined, kept)
  if (other === undefined) return inlined
  try {
    const body = await fetchBody<Body>(bodyPath(other.body))
    const hash = own(body.bodies.steps, other.step) ?? ''
    const content = await fetchBody<Content>(bodyPath(hash)).catch(() => undefined)
    return { body, here: content ? { [other.step]: content } : {}, variants: other.variants }
  } catch {
    return inlined
  }
}

function otherFor({ body, others }: Inlined, kept: KeptChannel): OtherFlow | undefined {
  const { id, channels } = body.flow
  const here = Object.entries(others).map(([other, { channels = [] } = {}]) => ({ id: other, channels }))
  return own(others, flowFor([{ id, channels }, ...here], kept) ?? '')
}

/**
 * Opens the variant that the visitor's link names; undefined if previews are not allowed. Then the page is what everybody sees. If
 * that is not known after 5 s the page is that too, and nobody counts it.
 */
export function loadPreview(...asked: Parameters<OpenPreview>): ReturnType<OpenPreview> {
  const [{ clock }, kept] = asked
  const unknown = { preview: undefined, found: undefined, kept }
  return withinTime<Previewed | undefined>(clock, VARIANT_MS, unknown, async () => {
    const { openPreview } = await import('./preview.ts')
    return openPreview(...asked)
  })
}

/** Finds the flow of a page that was not prerendered, for example on the development server. */
export async function loadPage(...asked: Parameters<FindPage>): ReturnType<FindPage> {
  const { findPage } = await retry(asked[0].clock, () => import('./find-page.ts'))
  return findPage(...asked)
}

/** Whether some variant of the flow is for this channel. If none is, the app need not look for one. */
export function mayVary({ variants }: Found, channel: string): boolean {
  return variants !== undefined && (variants.channels?.includes(channel) ?? true)
}

/**
 * Returns the visitor's part of a variant, which in a control is the flow itself; undefined if they have none or it does not
 * arrive in 5 s. Then the flow itself is shown.
 */
export function loadVariant(...asked: Parameters<FindVariant>): ReturnType<FindVariant> {
  return withinTime(asked[0].clock, VARIANT_MS, undefined, async () => {
    const { findVariant } = await import('./find-variant.ts')
    return findVariant(...asked)
  })
}
