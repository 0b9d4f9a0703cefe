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

/** A page of a preview. It sends no analytics. */
export interface Previewed {
  /** Undefined if the page cannot know yet whether it is a preview. */
  readonly preview: Preview | undefined
  /** The variant's flow. Undefined if the page shows the same flow as without the preview. */
  readonly found: Found | undefined
  /** The facts about the channel. If the link contains no channel, a preview uses a channel of its variant. */
  readonly kept: KeptChannel
}

/**
 * Opens the preview with the id `kept.preview`: a variant such as `web~december`, or one of its patches. The tab stores
 * this id until the preview ends. The preview applies to the pages of its flow and to the variant's own addresses. If
 * the customer has gone on to another flow, that flow stays unchanged (`found` is undefined). If the id is no such id,
 * or if `/config.json` does not allow previews, the tab forgets the id. The result is then the preview of a whole
 * release if the server marked the page as one, or else undefined. Rejects if the config cannot be read.
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
  // A preview link shows the variant even if the tab showed another flow before.
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

/** Returns the preview of a whole release, which the server marks in the page. Returns undefined on any other page. */
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

/**
 * Returns the variant's patch with the id `wanted`, or its first patch if `wanted` is the id of the variant. If the
 * variant has several patches, the title also names the arm of this one.
 */
function patchIn({ id, title, body: only, trial }: Variant, wanted: string) {
  const arms = trial?.arms ?? [{ id: ONLY_PATCH, body: only }]
  const patches = arms.flatMap(({ id: arm, body }) => (body === undefined ? [] : [{ arm, body }]))
  const patch = patches.find(({ arm }) => flowIdOf(id, arm) === wanted) ?? (id === wanted ? patches[0] : undefined)
  return patch && { body: patch.body, title: patches.length > 1 ? `${title} (${patch.arm})` : title }
}

/** Search engines must not index a page that they reached through a preview link. */
function forbidIndexing(): void {
  const meta = document.createElement('meta')
  meta.name = 'robots'
  meta.content = 'noindex'
  document.head.append(meta)
}
