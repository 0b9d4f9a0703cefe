import { own } from '../../../runtime/engine/flow.ts'
import { APP_DATA, type AppData, type PageData, pageDataPath } from '../../../runtime/engine/page-data.ts'
import type { FetchBody } from '../../kit/bodies.ts'
import { nothingWhenGone } from './gone.ts'

/** Returns the wanted address if the other flow has it, else that flow's start; undefined for an unknown flow. */
export async function startOf(fetchBody: FetchBody, flow: string, wanted?: string): Promise<string | undefined> {
  if (wanted !== undefined) {
    const there = await fetchBody<PageData>(pageDataPath(wanted)).catch(nothingWhenGone)
    if (own(there?.steps, flow) !== undefined) return wanted
  }
  return own((await fetchBody<AppData>(APP_DATA)).starts, flow)
}
