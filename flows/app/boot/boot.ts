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

/**
 * How long the page waits for a variant or a preview. After that it shows the unchanged flow, which has already
 * arrived.
 */
const VARIANT_MS = 5_000

export interface Inlined extends Found {
  /** The step that was prerendered in the page. Undefined if the page is only a skeleton. */
  readonly step: string | undefined
  readonly others: Names<OtherFlow>
}

export interface Found {
  readonly body: Body
  /** The content of the screens that have already arrived, by step. */
  readonly here: Names<Content>
  /** The variants that may replace this flow. */
  readonly variants?: Variants | undefined
  /** The variant and arm in which the visitor takes part. The arm may be a control. */
  readonly membership?: Membership
  /** Whether no flow of the release has this address. */
  readonly isUnknown?: boolean
}

/** Id of the HTML element that contains the data of a prerendered page. */
export const INLINED_ID = 'page-data'

/** Returns the data of a prerendered page. Returns undefined if the page contains none. */
export function inlinedPage(document: Document): Inlined | undefined {
  const text = document.getElementById(INLINED_ID)?.textContent ?? ''
  if (text === '') return undefined
  const { body, step, content, others = {}, variants, isVaried }: InlinedPage<Surroundings> = JSON.parse(text)
  return { body, step: isVaried ? undefined : step, here: { [step]: content }, others, variants }
}

/**
 * Returns the flow to show on a prerendered page: the flow of this tab, or else the flow for the visitor's channel.
 * If that flow cannot be fetched, the page stays as it was prerendered.
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
 * Opens the variant from a preview link. If previews are not allowed, returns undefined, and the page shows what all
 * visitors see. If this takes longer than 5 s, the page shows the same, but sends no analytics.
 */
export function loadPreview(...asked: Parameters<OpenPreview>): ReturnType<OpenPreview> {
  const [{ clock }, kept] = asked
  const unknown = { preview: undefined, found: undefined, kept }
  return withinTime<Previewed | undefined>(clock, VARIANT_MS, unknown, async () => {
    const { openPreview } = await import('./preview.ts')
    return openPreview(...asked)
  })
}

/** Returns the flow of a page that was not prerendered, for example on the development server. */
export async function loadPage(...asked: Parameters<FindPage>): ReturnType<FindPage> {
  const { findPage } = await retry(asked[0].clock, () => import('./find-page.ts'))
  return findPage(...asked)
}

/** Returns whether the flow has a variant for this channel. If it has none, the app does not search for one. */
export function mayVary({ variants }: Found, channel: string): boolean {
  return variants !== undefined && (variants.channels?.includes(channel) ?? true)
}

/**
 * Returns the variant in which the visitor takes part. For a control arm, this is the unchanged flow. If there is no
 * variant, or it does not arrive within 5 s, returns undefined. The page then shows the unchanged flow.
 */
export function loadVariant(...asked: Parameters<FindVariant>): ReturnType<FindVariant> {
  return withinTime(asked[0].clock, VARIANT_MS, undefined, async () => {
    const { findVariant } = await import('./find-variant.ts')
    return findVariant(...asked)
  })
}
