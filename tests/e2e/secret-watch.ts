import type { BrowserContext, Page, Request } from '@playwright/test'

/** A value that a frame stored, sent or received, with the frame's name. */
interface Trace {
  readonly how: string
  readonly frame: string
  readonly text: string
}

declare global {
  interface Window {
    readTrace(how: string, text: string): void
  }
}

/** Runs in each frame before the frame's own code, and reports all values that the frame stores or sends. */
function noteTraces(): void {
  // Before the page arrives, Firefox runs this script in an empty document, which has no storage.
  if (origin === 'null') return
  const note = (how: string, value: unknown) => window.readTrace(how, JSON.stringify(value) ?? '')
  const wrap = <N extends string>(owner: { [K in N]: (...args: never[]) => unknown }, name: N) => {
    const own = owner[name]
    owner[name] = function (this: unknown, ...args: unknown[]) {
      note(name, args)
      return Reflect.apply(own, this, args)
    }
  }
  wrap(Storage.prototype, 'setItem')
  wrap(IDBObjectStore.prototype, 'put')
  wrap(IDBObjectStore.prototype, 'add')
  wrap(Cache.prototype, 'put')
  wrap(history, 'pushState')
  wrap(history, 'replaceState')
  wrap(BroadcastChannel.prototype, 'postMessage')
  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => note('message', data), { capture: true })
}

/**
 * Returns the places where a text can be found from the page's globals and React components (their state and the
 * facts).
 */
function reachable(pattern: string): string[] {
  const wanted = new RegExp(pattern)
  const found: string[] = []
  const seen = new Set<unknown>()
  // The search starts at the elements into which React renders.
  const elements = [...document.querySelectorAll('body, body > div')]
  const queue: [string, unknown][] = [['window', window], ...elements.map(one => ['page', one] as [string, unknown])]
  while (queue.length > 0 && seen.size < 300_000) {
    const [path, value] = queue.pop() ?? ['', undefined]
    if (typeof value === 'string' && wanted.test(value.replace(/[\s-]/g, ''))) found.push(path)
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) continue
    seen.add(value)
    const inner = value instanceof Map ? [...value] : value instanceof Set ? [...value].map(one => ['', one]) : []
    for (const [name, one] of inner) queue.push([`${path}.${String(name)}`, one])
    for (const [name, { value: one }] of Object.entries(Object.getOwnPropertyDescriptors(value)))
      queue.push([`${path.slice(-300)}.${name}`, one])
  }
  return found
}

/** Records where the app sends and stores a card's number and its CVV. */
export async function watchSecrets(context: BrowserContext) {
  const requests: Request[] = []
  const traces: Trace[] = []
  context.on('request', request => requests.push(request))
  context.on('console', message => traces.push({ how: 'console', frame: '', text: message.text() }))
  await context.exposeBinding('readTrace', ({ frame }, how: string, text: string) => {
    traces.push({ how, frame: new URL(frame.url()).pathname, text })
  })
  await context.addInitScript(noteTraces)

  return {
    /** Returns the requests that contain the secret in any part. */
    sent: (secret: RegExp) => requests.filter(request => secret.test(spaceless(asText(request)))).map(named),
    /** Returns the requests that contain the secret in their address or headers. */
    inAddress: (secret: RegExp) =>
      requests.filter(one => secret.test(spaceless(one.url() + JSON.stringify(one.headers())))).map(named),
    /** Returns all other places that contain the secret: storage, history, console, and messages to a frame. */
    traced: (secret: RegExp) =>
      traces.filter(({ text }) => secret.test(spaceless(text))).map(({ how, frame }) => `${how} ${frame}`.trim()),
    /** Returns the places in the page's memory that still contain the secret. */
    kept: async (page: Page, secret: RegExp) => {
      const state = await page.evaluate(() => ({
        localStorage: JSON.stringify({ ...localStorage }),
        sessionStorage: JSON.stringify({ ...sessionStorage }),
        cookie: document.cookie,
        history: JSON.stringify(history.state ?? null),
        address: location.href,
        name: window.name,
      }))
      const places = Object.entries(state).filter(([, text]) => secret.test(spaceless(text)))
      return [...places.map(([place]) => place), ...(await page.evaluate(reachable, secret.source))]
    },
  }
}

const spaceless = (text: string) => text.replace(/[\s+-]|%20/g, '')

const asText = (request: Request) => [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join()

const named = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/\/[0-9a-f]{32}/, '/{id}')}`
