import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    tellBody(request: string, body: string): Promise<void>
  }
}

/** Runs in each frame before the frame's own code, and tells the body of each request before the request is sent. */
function tellBodies(): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const { href } = new URL(String(input), location.href)
    if (typeof init?.body === 'string') await window.tellBody(`${init.method} ${href}`, init.body)
    return fetch(input, init)
  }
  const { sendBeacon } = Navigator.prototype
  Navigator.prototype.sendBeacon = function (address, body) {
    const { href } = new URL(String(address), location.href)
    const told = new Response(body).text().then(text => window.tellBody(`POST ${href}`, text))
    void told.then(() => sendBeacon.call(this, address, body))
    return true
  }
}

/** Lets tests read the bodies of requests in Firefox. Its driver does not tell them, so the pages do. */
export async function mendBodies(context: BrowserContext): Promise<void> {
  const told = new Map<string, string[]>()
  await context.exposeBinding('tellBody', (_, request: string, body: string) => {
    told.set(request, [...(told.get(request) ?? []), body])
  })
  await context.addInitScript(tellBodies)
  context.on('request', request => {
    const body = told.get(`${request.method()} ${request.url()}`)?.shift() ?? null
    request.postData = () => body
    // Playwright's `fetch` sends these bytes on.
    request.postDataBuffer = () => (body === null ? null : Buffer.from(body))
  })
}
