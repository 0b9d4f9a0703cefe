import { own } from '../../../runtime/engine/flow.ts'
import { APP_DATA, type AppData, type PageData, pageDataPath } from '../../../runtime/engine/page-data.ts'
import type { FetchBody } from '../../kit/bodies.ts'
import { nothingWhenGone } from './gone.ts'

/** The address that another flow begins at: the one that is wanted, if it has that too. Undefined for a flow that there is not. */
export async function startOf(fetchBody: FetchBody, flow: string, wanted?: string): Promise<string | undefined> {
  if (wanted !== undefined) {
    const there = await fetchBody<PageData>(pageDataPath(wanted)).catch(nothingWhenGone)
    if (own(there?.steps, flow) !== undefined) return wanted
  }
  return own((await fetchBody<AppData>(APP_DATA)).starts, flow)
}
