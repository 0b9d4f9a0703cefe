import { withinTime } from '../../../runtime/clock.ts'
import { type Content, type Names, own } from '../../../runtime/engine/flow.ts'
import {
  bodyPath,
  type FlowBody,
  type InlinedPage,
  type OtherFlow,
  type Variant,
} from '../../../runtime/engine/page-data.ts'
import { type FetchBody, persist } from '../../kit/bodies.ts'
import type { Surroundings } from '../../kit/surroundings.ts'
import { flowFor, type KeptChannel } from './channel.ts'

type Body = FlowBody<Surroundings>
type FindPage = typeof import('./find-page.ts').findPage
type FindVariant = typeof import('./find-variant.ts').findVariant

/** The flow itself is here: longer nobody waits for a campaign. */
const VARIANT_MS = 5_000

export interface Inlined extends Found {
  readonly step: string
  readonly others: Names<OtherFlow>
}

export interface Found {
  readonly body: Body
  /** What is here already, by step. */
  readonly here: Names<Content>
  /** What else the flow may be. */
  readonly variants?: readonly Variant[] | undefined
  /** The release has no such address. */
  readonly isUnknown?: boolean
}

/** The element that carries what a page was prerendered with. */
export const INLINED_ID = 'page-data'

/** What the page was prerendered with; undefined for a bare one. */
export function inlinedPage(document: Document): Inlined | undefined {
  const text = document.getElementById(INLINED_ID)?.textContent ?? ''
  if (text === '') return undefined
  const { body, step, content, others = {}, variants }: InlinedPage<Surroundings> = JSON.parse(text)
  return { body, step, here: { [step]: content }, others, variants }
}

/**
 * The flow of a prerendered page that is for who came so: the one that the tab is in, else the channel's. It names the
 * others with its address by what a worker keeps; where that cannot be had, the page is shown as it is.
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

/** What a page opens that was not prerendered, as a development server's are not. */
export async function loadPage(...asked: Parameters<FindPage>): ReturnType<FindPage> {
  const { findPage } = await persist(asked[0].clock, () => import('./find-page.ts'))
  return findPage(...asked)
}

/** Whether the flow has a variant for some who came by this channel. All others need not ask which. */
export function mayVary({ variants }: Found, channel: string): boolean {
  return variants?.some(({ audience }) => audience.channels?.includes(channel) ?? true) ?? false
}

/** The variant that the visitor is in; undefined for the flow as it is, which also does for one that has not arrived in 5 s. */
export function loadVariant(...asked: Parameters<FindVariant>): ReturnType<FindVariant> {
  return withinTime(asked[0].clock, VARIANT_MS, undefined, async () => {
    const { findVariant } = await import('./find-variant.ts')
    return findVariant(...asked)
  })
}
