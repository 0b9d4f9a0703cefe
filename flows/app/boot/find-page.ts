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
 * Asks for what a page opens that was not prerendered. One whose script is of another release than the data is loaded
 * again, once; so the promise may never resolve.
 */
export async function findPage(page: Page, shell: string, fetchBody: FetchBody, kept: KeptChannel): Promise<Found> {
  // With or without a slash at its end it is the same page.
  const path = page.history.pathname().replace(/(.)\/$/, '$1')
  const ask = (asked: string) => fetchBody<PageData>(pageDataPath(asked)).catch(nothingWhenGone)
  const [app, opened] = await Promise.all([
    fetchBody<AppData>(APP_DATA),
    // An address that the release does not know: the flow of the one above says what is shown there.
    ask(path).then(known => known ?? ask(path.replace(/\/[^/]*$/, ''))),
  ])
  const isOther = app.shell !== shell || (opened !== undefined && opened.release !== app.release)
  if (isOther && (await isFirstTry(page, `release ${app.release}`))) {
    page.reload()
    return new Promise(() => undefined)
  }
  const flow = flowAt(opened?.steps ?? app.flows, app.channels, kept)
  const hash = opened && own(opened.steps, flow)
  const [body, content] = await Promise.all([
    fetchBody<FlowBody<Surroundings>>(bodyPath(own(app.flows, flow) ?? '')),
    hash === undefined ? undefined : fetchBody<Content>(bodyPath(hash)).catch(() => undefined),
  ])
  const step = Object.keys(body.bodies.steps).find(id => own(body.bodies.steps, id) === hash)
  const here = step === undefined || content === undefined ? {} : { [step]: content }
  return { body, here, variants: own(app.variants, flow), isUnknown: opened === undefined }
}

/** The flow with an address that serves such a visit, else the first. */
function flowAt(flows: Names<string>, channels: Names<string>, kept: KeptChannel): string {
  const ids = Object.keys(flows)
  const here = ids.map(id => ({ id, channels: Object.keys(channels).filter(code => own(channels, code) === id) }))
  return flowFor(here, kept) ?? ids.find(id => id === FIRST_FLOW) ?? ids[0] ?? FIRST_FLOW
}
