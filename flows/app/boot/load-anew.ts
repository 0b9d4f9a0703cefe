import { isActing } from '../../../runtime/engine/moves.ts'
import type { App } from '../../kit/app.ts'
import type { Page } from '../../kit/page.ts'

const KEY = 'recarrega.anew'

/**
 * Loads the page anew because something could not be fetched, at most once until that has arrived. False when that may
 * not be done, or could not help: without a network, where nothing can be remembered, and while something would be
 * lost by it: a card number in memory, an answer that is awaited.
 */
export async function loadAnew({ page, vault, driver }: Pick<App, 'page' | 'vault' | 'driver'>, lost: string) {
  const isAtRisk = (): boolean => vault.isHolding() || isActing(driver.state())
  if (!page.isOnline() || isAtRisk() || !(await isFirstTry(page, lost)) || isAtRisk()) return false
  page.reload()
  return true
}

/** Whether the page was not loaded anew for this yet, and remembers that it is now; never where nothing can be remembered. */
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

/** It is here: should it be lost again, the page may be loaded anew again. */
export async function hasArrived(page: Page, lost: string): Promise<void> {
  try {
    const tried = await readTried(page)
    if (tried.includes(lost)) await page.tab.set(KEY, JSON.stringify(tried.filter(other => other !== lost)))
  } catch {
    // Nothing can be remembered, so nothing was.
  }
}

async function readTried({ tab }: Page): Promise<readonly string[]> {
  const tried: unknown = JSON.parse((await tab.get(KEY)) ?? '[]')
  return Array.isArray(tried) ? tried.filter(one => typeof one === 'string') : []
}
