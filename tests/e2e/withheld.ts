import type { Page } from '@playwright/test'

/** Blocks the page's requests under this path until the returned function is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(path, async route => {
    await held
    await route.continue()
  })
  return release
}

/** Returns a list to which each later request of the page for a file of the site is added. */
export function listFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(assets|page-data)\//.test(pathname)) files.push(pathname)
  })
  return files
}

/** Disables prefetching, so the test can block each file. */
export async function sparesItsConnection(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  )
}
