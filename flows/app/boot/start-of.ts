import { own } from '../../../runtime/engine/flow.ts'
import { APP_DATA, type AppData, type PageData, pageDataPath } from '../../../runtime/engine/page-data.ts'
import type { FetchBody } from '../../kit/bodies.ts'
import { nothingWhenGone } from './gone.ts'

/**
 * Returns `wanted` if the other flow has this address, or else that flow's start address. Returns undefined for an
 * unknown flow.
 */
export async function startOf(fetchBody: FetchBody, flow: string, wanted?: string): Promise<string | undefined> {
  if (wanted !== undefined) {
    const there = await fetchBody<PageData>(pageDataPath(wanted)).catch(nothingWhenGone)
    if (own(there?.steps, flow) !== undefined) return wanted
  }
  return own((await fetchBody<AppData>(APP_DATA)).starts, flow)
}
