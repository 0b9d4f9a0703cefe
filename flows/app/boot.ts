import { withinTime } from '../../runtime/clock.ts'
import { type Content, type Names, own } from '../../runtime/engine/flow.ts'
import {
  APP_DATA,
  type AppData,
  bodyPath,
  type FlowBody,
  type InlinedPage,
  type PageData,
  pageDataPath,
  type Variant,
} from '../../runtime/engine/page-data.ts'
import { type FetchBody, GoneError } from './bodies.ts'
import type { KeptChannel } from './channel.ts'
import { FIRST_FLOW } from './channel-paths.ts'
import { isFirstTry } from './load-anew.ts'
import type { Page } from './page.ts'
import type { Surroundings } from './surroundings.ts'

type Body = FlowBody<Surroundings>
type FindVariant = typeof import('./find-variant.ts').findVariant

/** The flow itself is here: longer nobody waits for a campaign. */
const VARIANT_MS = 5_000

export interface Inlined extends Found {
  readonly step: string
  readonly others: readonly string[]
}

export interface Found {
  readonly body: Body
  /** What is here already, by step. */
  readonly here: Names<Content>
  /** What else the flow may be. */
  readonly variants?: readonly Variant[] | undefined
}

/** The element that carries what a page was prerendered with. */
export const INLINED_ID = 'page-data'

/** What the page was prerendered with; undefined for a bare one. */
export function inlinedPage(document: Document): Inlined | undefined {
  const text = document.getElementById(INLINED_ID)?.textContent ?? ''
  if (text === '') return undefined
  const { body, step, content, others = [], variants }: InlinedPage<Surroundings> = JSON.parse(text)
  return { body, step, here: { [step]: content }, others, variants }
}

/** Whether a page was prerendered for who came by this channel: another flow with its address may serve them. */
export function isFor({ body, others }: Inlined, { name, flow }: KeptChannel): boolean {
  if (others.includes(flow ?? '')) return false
  return name === undefined || others.length === 0 || body.flow.channels.includes(name)
}

/**
 * Asks for what a page opens that was not prerendered, or for other channels. One whose script is of another release than the data is loaded again, once; so the
 * promise may never resolve.
 */
export async function findPage(page: Page, shell: string, fetchBody: FetchBody, kept: KeptChannel): Promise<Found> {
  // One page serves whatever payment an address names.
  const path = page.history.pathname().replace(/^(\/status_[a-z]+)\/.+/, '$1')
  const [app, opened] = await Promise.all([
    fetchBody<AppData>(APP_DATA),
    // An address that the release does not know: the flow says what is shown there.
    fetchBody<PageData>(pageDataPath(path)).catch(nothingWhenGone),
  ])
  const isOther = app.shell !== shell || (opened !== undefined && opened.release !== app.release)
  if (isOther && (await isFirstTry(page, `release ${app.release}`))) {
    page.reload()
    return new Promise(() => undefined)
  }
  const flow = flowAt(opened?.steps ?? app.flows, [kept.flow, own(app.channels, kept.name ?? '')])
  const hash = opened && own(opened.steps, flow)
  const [body, content] = await Promise.all([
    fetchBody<Body>(bodyPath(own(app.flows, flow) ?? '')),
    hash === undefined ? undefined : fetchBody<Content>(bodyPath(hash)).catch(() => undefined),
  ])
  const step = Object.keys(body.bodies.steps).find(id => own(body.bodies.steps, id) === hash)
  const here = step === undefined || content === undefined ? {} : { [step]: content }
  return { body, here, variants: own(app.variants, flow) }
}

/** Of the flows that have an address: the tab's, else the channel's, else the first. */
function flowAt(flows: Names<string>, wanted: readonly (string | undefined)[]): string {
  const ids = Object.keys(flows)
  return [...wanted, FIRST_FLOW].find(id => id !== undefined && ids.includes(id)) ?? ids[0] ?? FIRST_FLOW
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

function nothingWhenGone(error: unknown): undefined {
  if (!(error instanceof GoneError)) throw error
}
