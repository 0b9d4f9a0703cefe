import type { BrowserContext, Page } from '@playwright/test'

/** Changes the JSON of each answer to a request for this address. An answer that tells of an error stays as it is. */
export async function changeJson<J extends object>(
  target: Page | BrowserContext,
  url: string | RegExp,
  change: (json: J) => object,
): Promise<void> {
  await target.route(url, async route => {
    const response = await route.fetch()
    await route.fulfill(response.ok() ? { response, json: change(await response.json()) } : { response })
  })
}
