import { isActing } from '../../../runtime/engine/moves.ts'
import type { App } from '../../kit/app.ts'
import type { Page } from '../../kit/page.ts'

const KEY = 'recarrega.anew'

/**
 * Reloads the page because a file could not be fetched. Until that file arrives, the page reloads only once. Resolves
 * to false without a reload if the page is offline or has no storage, or if the customer would lose data. Such data is,
 * for example, a typed card number or the answer to an action.
 */
export async function loadAnew({ page, vault, driver }: Pick<App, 'page' | 'vault' | 'driver'>, lost: string) {
  const isAtRisk = (): boolean => vault.isHolding() || isActing(driver.state())
  if (!page.isOnline() || isAtRisk() || !(await isFirstTry(page, lost)) || isAtRisk()) return false
  page.reload()
  return true
}

/**
 * Returns whether the page has not yet been reloaded because the file `lost` is missing. If so, stores that it is
 * reloaded now. Returns false if storage is blocked.
 */
export async function isFirstTry(page: Page, lost: string): Promise<boolean> {
  try {
    const tried = await readTried(page)
    if (tried.includes(lost)) return false
    await page.tab.set(KEY, JSON.stringify([...tried, lost]))
    return true
  } catch {
    return false
  }
}

/** Stores that the file has arrived. If it is missing once more, the page may be reloaded once more. */
export async function hasArrived(page: Page, lost: string): Promise<void> {
  try {
    const tried = await readTried(page)
    if (tried.includes(lost)) await page.tab.set(KEY, JSON.stringify(tried.filter(other => other !== lost)))
  } catch {
    // If storage is blocked, no failed file was stored, so there is nothing to remove.
  }
}

async function readTried({ tab }: Page): Promise<readonly string[]> {
  const tried: unknown = JSON.parse((await tab.get(KEY)) ?? '[]')
  return Array.isArray(tried) ? tried.filter(one => typeof one === 'string') : []
}
