import { own } from '../../../runtime/engine/flow.ts'
import { APP_DATA, type AppData, bodyPath, type FlowBody, type Variant } from '../../../runtime/engine/page-data.ts'
import { flowIdOf, ONLY_PATCH } from '../../../runtime/trials/assignment.ts'
import type { Preview } from '../../kit/app.ts'
import type { FetchBody } from '../../kit/bodies.ts'
import type { Page } from '../../kit/page.ts'
import type { Surroundings } from '../../kit/surroundings.ts'
import type { Found } from './boot.ts'
import { type KeptChannel, PREVIEW_KEY } from './channel.ts'
import { startOf } from './start-of.ts'

const CONFIG = '/config.json'

interface Previewed {
  readonly preview: Preview
  /** The variant's flow; undefined if the link names no variant. */
  readonly found: Found | undefined
  /** The facts about the channel, with one of the variant's channels unless the link names another. */
  readonly kept: KeptChannel
}

/**
 * Opens the preview of `kept.preview`: a variant's id, such as `web~december`, or that of one of its patches. Keeps it for the tab.
 * Returns undefined where `/config.json` does not allow previews, and for any other text: a release's preview is the server's work,
 * and an empty text ends the tab's preview.
 */
export async function openPreview(page: Page, kept: KeptChannel, fetchBody: FetchBody): Promise<Previewed | undefined> {
  const { preview: id = '' } = kept
  const [base = ''] = id.split('~')
  const isAllowed = id.includes('~') && (await allowsPreviews(fetchBody))
  if (!isAllowed) {
    await page.tab.remove(PREVIEW_KEY).catch(() => undefined)
    return undefined
  }
  await page.tab.set(PREVIEW_KEY, id).catch(() => undefined)
  forbidIndexing()
  const end = async (): Promise<void> => {
    await page.tab.remove(PREVIEW_KEY).catch(() => undefined)
    const path = page.history.pathname()
    page.leave((await startOf(fetchBody, base, path).catch(() => undefined)) ?? path)
  }
  const previewed = await findPatch(id, base, fetchBody).catch(() => undefined)
  return {
    preview: { title: previewed?.variant.title, end: () => void end() },
    found: previewed && { body: previewed.body, here: {} },
    kept: { ...kept, linked: kept.linked ?? previewed?.variant.audience.channels?.[0] },
  }
}

async function allowsPreviews(fetchBody: FetchBody): Promise<boolean> {
  const config = await fetchBody<unknown>(CONFIG).catch(() => undefined)
  return Reflect.get(Object(config), 'previews') === true
}

async function findPatch(id: string, base: string, fetchBody: FetchBody) {
  const { variants } = await fetchBody<AppData>(APP_DATA)
  const offered = own(variants, base)
  const list = offered === undefined ? [] : await fetchBody<readonly Variant[]>(bodyPath(offered.list))
  for (const variant of list) {
    const hash = patchIn(variant, id)
    if (hash !== undefined) return { variant, body: await fetchBody<FlowBody<Surroundings>>(bodyPath(hash)) }
  }
  return undefined
}

/** Returns the hash of the body of the patch with this id; for the variant's own id, of its first patch. */
function patchIn({ id, body, trial }: Variant, wanted: string): string | undefined {
  const arms = trial?.arms ?? [{ id: ONLY_PATCH, body }]
  const patches = arms.filter(arm => arm.body !== undefined)
  const named = patches.find(arm => flowIdOf(id, arm.id) === wanted)
  return (named ?? (id === wanted ? patches[0] : undefined))?.body
}

/** A search engine may follow a link to a preview. */
function forbidIndexing(): void {
  const meta = document.createElement('meta')
  meta.name = 'robots'
  meta.content = 'noindex'
  document.head.append(meta)
}
