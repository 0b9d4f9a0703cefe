import { type Content, type Names, own } from '../../../runtime/engine/flow.ts'
import {
  APP_DATA,
  type AppData,
  bodyPath,
  type FlowBody,
  type PageData,
  pageDataPath,
} from '../../../runtime/engine/page-data.ts'
import type { FetchBody } from '../../kit/bodies.ts'
import type { Page } from '../../kit/page.ts'
import type { Surroundings } from '../../kit/surroundings.ts'
import type { Found } from './boot.ts'
import { flowFor, type KeptChannel } from './channel.ts'
import { FIRST_FLOW } from './channel-paths.ts'
import { nothingWhenGone } from './gone.ts'
import { isFirstTry } from './load-anew.ts'

/**
 * Returns the flow and step of a page that was not prerendered. If the script and the data come from different
 * releases, the page reloads once, and the promise never resolves.
 */
export async function findPage(page: Page, shell: string, fetchBody: FetchBody, kept: KeptChannel): Promise<Found> {
  // An address with a slash at its end opens the same page as the address without it.
  const path = page.history.pathname().replace(/(.)\/$/, '$1')
  const ask = (asked: string) => fetchBody<PageData>(pageDataPath(asked)).catch(nothingWhenGone)
  const [app, opened] = await Promise.all([
    fetchBody<AppData>(APP_DATA),
    // If no flow has the address, its last part is removed, and the shorter address decides the flow.
    ask(path).then(known => known ?? ask(path.replace(/\/[^/]*$/, ''))),
  ])
  const isOther = app.shell !== shell || (opened !== undefined && opened.release !== app.release)
  if (isOther && (await isFirstTry(page, `release ${app.release}`))) {
    page.reload()
    return new Promise(() => undefined)
  }
  const ids = opened === undefined ? Object.keys(app.flows) : [...Object.keys(opened.steps), ...(opened.varied ?? [])]
  const flow = flowAt(ids, app.channels, kept)
  const hash = opened && own(opened.steps, flow)
  const [body, content] = await Promise.all([
    fetchBody<FlowBody<Surroundings>>(bodyPath(own(app.flows, flow) ?? '')),
    hash === undefined ? undefined : fetchBody<Content>(bodyPath(hash)).catch(() => undefined),
  ])
  const step = Object.keys(body.bodies.steps).find(id => own(body.bodies.steps, id) === hash)
  const here = step === undefined || content === undefined ? {} : { [step]: content }
  return { body, here, variants: own(app.variants, flow), isUnknown: opened === undefined }
}

/** Returns the id of one of these flows: the flow that serves the visitor's channel, or else the first flow. */
function flowAt(ids: readonly string[], channels: Names<string>, kept: KeptChannel): string {
  const here = ids.map(id => ({ id, channels: Object.keys(channels).filter(code => own(channels, code) === id) }))
  return flowFor(here, kept) ?? ids.find(id => id === FIRST_FLOW) ?? ids[0] ?? FIRST_FLOW
}
