import type { Page } from './page.ts'

const KEY = 'recarrega.anew'

/**
 * Loads the page anew, at most once until something has been shown again. False when that may not be done, or could
 * not help: without a network, or where nothing can be remembered.
 */
export async function loadAnew({ tab, history, isOnline, reload }: Page): Promise<boolean> {
  if (!isOnline()) return false
  try {
    if ((await tab.get(KEY)) === history.pathname()) return false
    await tab.set(KEY, history.pathname())
  } catch {
    return false
  }
  reload()
  return true
}

/** What had to be loaded is here: the next loss may load the page anew again. */
export async function hasArrived({ tab }: Page): Promise<void> {
  await tab.remove(KEY).catch(() => undefined)
}
