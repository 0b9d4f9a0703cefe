import { type Flow, own } from '../../../runtime/engine/flow.ts'
import { APP_DATA, type AppData, bodyPath, type FlowBody, type Variant } from '../../../runtime/engine/page-data.ts'
import { flowIdOf, ONLY_PATCH } from '../../../runtime/trials/assignment.ts'
import type { Preview } from '../../kit/app.ts'
import type { FetchBody } from '../../kit/bodies.ts'
import type { Page } from '../../kit/page.ts'
import type { Surroundings } from '../../kit/surroundings.ts'
import type { Found } from './boot.ts'
import { FLOW_KEY, type KeptChannel, PREVIEW, PREVIEW_KEY } from './channel.ts'
import { nothingWhenGone } from './gone.ts'
import { readAddress } from './named-path.ts'
import { startOf } from './start-of.ts'

const CONFIG = '/config.json'

/** A page that is not counted. */
export interface Previewed {
  /** Undefined if the page does not know whether it is a preview. */
  readonly preview: Preview | undefined
  /** The variant's flow; undefined if the page shows what it would show without the link. */
  readonly found: Found | undefined
  /** The facts about the channel, with one of the variant's channels unless the link names another. */
  readonly kept: KeptChannel
}

/**
 * Opens the preview of `kept.preview`: a variant's id, such as `web~december`, or that of one of its patches. Keeps it for the tab,
 * and shows it on the pages of its flow and at its own addresses, but not on those of a flow to which the customer went on.
 * Returns undefined where `/config.json` does not allow previews, and for any other text, unless the server marked the page as that
 * of a release's preview. An empty text ends the tab's preview. Rejects if the config cannot be read.
 *
 * @param shown the flow that the page shows without the preview
 */
export async function openPreview(
  page: Page,
  kept: KeptChannel,
  shown: Flow,
  fetchBody: FetchBody,
): Promise<Previewed | undefined> {
  const { tab, history } = page
  const { preview: id = '' } = kept
  const [base = ''] = id.split('~')
  const isAllowed = id.includes('~') && (await allowsPreviews(fetchBody))
  if (!isAllowed) {
    await tab.remove(PREVIEW_KEY).catch(() => undefined)
    return releasePreview(page, kept)
  }
  const isLinked = page.inAddress(PREVIEW) !== null
  await tab.set(PREVIEW_KEY, id).catch(() => undefined)
  // A link shows the variant, whatever flow the tab was in before.
  if (isLinked) await tab.remove(FLOW_KEY).catch(() => undefined)
  forbidIndexing()
  const end = async (): Promise<void> => {
    await Promise.allSettled([tab.remove(PREVIEW_KEY), tab.remove(FLOW_KEY)])
    const path = history.pathname()
    page.leave((await startOf(fetchBody, base, path).catch(() => undefined)) ?? path)
  }
  const previewed = await findPatch(id, base, fetchBody).catch(() => undefined)
  const preview = { title: previewed?.title, end: () => void end() }
  const hasGoneOn = shown.id !== base && shown.id === kept.flow && !isLinked
  const isAt = ({ flow }: FlowBody<Surroundings>) => readAddress(flow, history.pathname()).step !== undefined
  if (previewed === undefined || hasGoneOn || !(shown.id === base || isAt(previewed.body)))
    return { preview, found: undefined, kept }
  const linked = kept.linked ?? previewed.variant.audience.channels?.[0]
  return { preview, found: { body: previewed.body, here: {} }, kept: { ...kept, linked } }
}

/** Returns the preview of a whole release, which the server marks; undefined on any other page. */
function releasePreview({ history, leave }: Page, kept: KeptChannel): Previewed | undefined {
  const { preview } = document.documentElement.dataset
  if (preview === undefined) return undefined
  const end = (): void => leave(`${history.pathname()}?${PREVIEW}=`)
  return { preview: { title: preview, end }, found: undefined, kept }
}

async function allowsPreviews(fetchBody: FetchBody): Promise<boolean> {
  const config = await fetchBody<unknown>(CONFIG).catch(nothingWhenGone)
  return Reflect.get(Object(config), 'previews') === true
}

async function findPatch(id: string, base: string, fetchBody: FetchBody) {
  const { variants } = await fetchBody<AppData>(APP_DATA)
  const offered = own(variants, base)
  const list = offered === undefined ? [] : await fetchBody<readonly Variant[]>(bodyPath(offered.list))
  for (const variant of list) {
    const patch = patchIn(variant, id)
    if (patch !== undefined)
      return { variant, title: patch.title, body: await fetchBody<FlowBody<Surroundings>>(bodyPath(patch.body)) }
  }
  return undefined
}

/** Returns the patch with this id, titled with its arm if there are several; for the variant's own id, its first patch. */
function patchIn({ id, title, body: only, trial }: Variant, wanted: string) {
  const arms = trial?.arms ?? [{ id: ONLY_PATCH, body: only }]
  const patches = arms.flatMap(({ id: arm, body }) => (body === undefined ? [] : [{ arm, body }]))
  const patch = patches.find(({ arm }) => flowIdOf(id, arm) === wanted) ?? (id === wanted ? patches[0] : undefined)
  return patch && { body: patch.body, title: patches.length > 1 ? `${title} (${patch.arm})` : title }
}

/** A search engine may follow a link to a preview. */
function forbidIndexing(): void {
  const meta = document.createElement('meta')
  meta.name = 'robots'
  meta.content = 'noindex'
  document.head.append(meta)
}
