import { type Content, type Names, own } from '../../runtime/engine/flow.ts'
import {
  APP_DATA,
  type AppData,
  bodyPath,
  type FlowBody,
  type InlinedPage,
  type PageData,
  pageDataPath,
} from '../../runtime/engine/page-data.ts'
import { type FetchBody, GoneError } from './bodies.ts'
import { isFirstTry } from './load-anew.ts'
import type { Page } from './page.ts'
import type { Surroundings } from './surroundings.ts'

type Body = FlowBody<Surroundings>

export interface Found {
  readonly body: Body
  /** What is here already, by step. */
  readonly here: Names<Content>
}

/** The element that carries what a page was prerendered with. */
export const INLINED_ID = 'page-data'
const FLOW = 'web'

/** What the page was prerendered with; undefined for a bare one. */
export function inlinedPage(document: Document): (Found & { readonly step: string }) | undefined {
  const text = document.getElementById(INLINED_ID)?.textContent ?? ''
  if (text === '') return undefined
  const { body, step, content }: InlinedPage<Surroundings> = JSON.parse(text)
  return { body, step, here: { [step]: content } }
}

/**
 * Asks for what a bare page opens. One whose script is of another release than the data is loaded again, once; so the
 * promise may never resolve.
 */
export async function findPage(page: Page, shell: string, fetchBody: FetchBody): Promise<Found> {
  const path = page.history.pathname()
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
  const hash = opened && own(opened.steps, FLOW)
  const [body, content] = await Promise.all([
    fetchBody<Body>(bodyPath(own(app.flows, FLOW) ?? '')),
    hash === undefined ? undefined : fetchBody<Content>(bodyPath(hash)).catch(() => undefined),
  ])
  const step = Object.keys(body.bodies.steps).find(id => own(body.bodies.steps, id) === hash)
  return { body, here: step === undefined || content === undefined ? {} : { [step]: content } }
}

function nothingWhenGone(error: unknown): undefined {
  if (!(error instanceof GoneError)) throw error
}
