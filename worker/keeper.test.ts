import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { FakeClock } from '../tests/runtime/fake-clock.ts'
import { createKeeper } from './keeper.ts'
import { readRelease } from './release.ts'
import { fakeCaches } from './testing/fake-caches.ts'

const ORIGIN = 'https://recarrega.example'
const MINE = 'recarrega.v2'
const FILES = ['/assets/app-2.js', '/offline.html', '/page-data/sq/d/1.json']
const built: ReadonlyMap<string, readonly [type: string, text: string]> = new Map([
  ['/', ['text/html; charset=utf-8', 'start']],
  ['/web/login', ['text/html', 'login']],
  ['/web/ajuda', ['text/html', 'help']],
  ['/offline.html', ['text/html', 'offline']],
  ['/assets/app-2.js', ['text/javascript', 'let a = 2']],
  ['/page-data/sq/d/1.json', ['application/json', '{}']],
])
const hash = (text: string) => createHash('sha256').update(text).digest('base64')
const hashes = [...built].map(([path, [, text]]) => [path, hash(text)] as const)
const isFile = (path: string) => path.includes('.')
const release = readRelease({
  name: 'r2',
  version: 'v2',
  pages: hashes.filter(([path]) => !isFile(path)),
  files: hashes.filter(([path]) => isFile(path)),
})

const answer = (type: string, text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } })

/** Rejects when the fetch with this signal is aborted. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))

/** Opens a site with this release. `says` replaces some of the server's answers. */
function visit(says: { readonly [path: string]: () => Response | Promise<Response> } = {}) {
  const fake = fakeCaches()
  const asked: string[] = []
  let isOnline = true
  let hasSuccessor = false
  const works: Promise<unknown>[] = []
  const clock = new FakeClock()
  const keeper = createKeeper({
    release,
    caches: fake.caches,
    clock,
    hasSuccessor: () => hasSuccessor,
    fetch: async (request, init) => {
      const path = new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname
      asked.push(path)
      if (!isOnline) throw new TypeError('no network')
      const [type, text] = built.get(path) ?? ['text/html', 'nobody knows']
      const given = says[path]?.() ?? answer(type, text, built.has(path) ? 200 : 404)
      return Promise.race([given, aborted(init?.signal)])
    },
  })
  const later = (work: Promise<unknown>) => void works.push(work)
  const textOf = async (given: Promise<Response>) => (await clock.finish(given)).text()
  return {
    ...fake,
    keeper,
    asked,
    clock,
    /** Resolves when the worker has done all the work that it does after its answers. */
    rest: () => Promise.all(works),
    /** Simulates that a newer release starts and stores its first files. */
    async publishNewer() {
      hasSuccessor = true
      await fake.caches.open('recarrega.v3')
    },
    goOffline() {
      isOnline = false
    },
    page: (path: string) => textOf(keeper.answerPage(new Request(ORIGIN + path), later)),
    file: (path: string) => textOf(keeper.answerFile(new Request(ORIGIN + path), later)),
  }
}

const portal = () => answer('text/html', '<form>Wi-Fi grátis</form>')

test('the service worker first stores the start page and the open page, and all files after the customer’s first input', async () => {
  const { keeper, paths } = visit()
  await keeper.begin([`${ORIGIN}/web/login?msisdn=11987654321`, `${ORIGIN}/status_pisp/r1`], false)
  expect(paths(MINE)).toEqual(['/', '/offline.html', '/web/login'])
  await keeper.fill()
  expect(paths(MINE)).toEqual(['/', ...FILES, '/web/login'])
})

test('on a slow connection the service worker stores only the offline page', async () => {
  const { keeper, paths } = visit()
  await keeper.begin([`${ORIGIN}/web/login`], true)
  expect(paths(MINE)).toEqual(['/offline.html'])
})

test.each([
  ['the page of a network that asks for a login', portal],
  ['an incomplete answer', () => answer('text/javascript', 'let a')],
  ['another release', () => answer('text/javascript', 'let a = 3')],
  ['an error', () => answer('text/javascript', 'let a = 2', 500)],
  ['a page in place of a script', () => answer('text/html', 'let a = 2')],
])('the service worker does not store %s', async (_, script) => {
  const { keeper, paths } = visit({ '/assets/app-2.js': script })
  await expect(keeper.fill()).rejects.toThrow('/assets/app-2.js is not what was built.')
  expect(paths(MINE)).not.toContain('/assets/app-2.js')
})

test('if storing a release’s files was interrupted, the service worker later fetches only the missing files', async () => {
  let tries = 0
  const { keeper, asked, paths } = visit({
    '/assets/app-2.js': () => {
      tries += 1
      return tries === 1 ? portal() : answer('text/javascript', 'let a = 2')
    },
  })
  await keeper.begin([], false)
  await expect(keeper.fill()).rejects.toThrow()
  await keeper.fill()
  expect(paths(MINE)).toEqual(['/', ...FILES])
  expect(asked.filter(path => path === '/offline.html')).toHaveLength(1)
})

test('the service worker answers a page from the network if possible, and stores it for later without a network', async () => {
  const { page, goOffline, keeper, rest } = visit()
  await keeper.begin([], false)
  expect(await page('/web/login?utm=1')).toBe('login')
  await rest()
  goOffline()
  expect(await page('/web/login/')).toBe('login')
  expect(await page('/web/ajuda')).toBe('offline')
})

test('if the network returns another page (such as a Wi-Fi login), the service worker returns it without storing it', async () => {
  const { page, paths, rest } = visit({ '/web/login': portal })
  expect(await page('/web/login')).toContain('Wi-Fi')
  expect(await page('/nobody/knows')).toBe('nobody knows')
  await rest()
  expect(paths(MINE)).toEqual([])
})

test('the service worker fetches a file once, and later answers it from the cache', async () => {
  const { file, asked, rest } = visit()
  await file('/page-data/sq/d/1.json')
  await rest()
  expect(await file('/page-data/sq/d/1.json')).toBe('{}')
  expect(asked).toEqual(['/page-data/sq/d/1.json'])
})

test('a newer release stores the pages that the customer visited, then deletes only the older release’s cache', async () => {
  const { keeper, caches, paths, names } = visit()
  const old = await caches.open('recarrega.v1')
  await old.put('/web/ajuda', answer('text/html', 'old help'))
  await old.put('/assets/app-1.js', answer('text/javascript', 'let a = 1'))
  await caches.open('another')
  await keeper.begin([], false)
  expect(paths(MINE)).toEqual(['/', '/offline.html', '/web/ajuda'])
  await keeper.tidy(1)
  expect(names()).toEqual(expect.arrayContaining([MINE, 'another']))
  expect(names()).not.toContain('recarrega.v1')
})

test('the service worker uses an older release’s cache while two tabs are open, and deletes it when one tab is left', async () => {
  const { keeper, caches, file, names, asked } = visit()
  const old = await caches.open('recarrega.v1')
  await old.put('/assets/app-1.js', answer('text/javascript', 'let a = 1'))
  await old.put('/fonts/figtree-latin.woff2', answer('font/woff2', 'old font'))
  await keeper.tidy(2)
  expect(await file('/assets/app-1.js')).toBe('let a = 1')
  expect(asked).toEqual([])
  expect(await file('/fonts/figtree-latin.woff2'), 'a name without a hash may mean other content').toBe('nobody knows')
  await keeper.tidy(1)
  expect(names()).not.toContain('recarrega.v1')
})

test('if an old cache is deleted while a file is searched in it, the search does not create the cache again', async () => {
  const { keeper, caches, file, names } = visit()
  await caches.open('recarrega.v1')
  const { keys } = caches
  caches.keys = async () => {
    const before = await keys()
    caches.keys = keys
    await keeper.tidy(1)
    return before
  }
  await file('/assets/app-1.js').catch(() => undefined)
  expect(names()).not.toContain('recarrega.v1')
})

test('the clean-up of the service worker keeps the files of a newer release that waits for the customer', async () => {
  const { keeper, names, publishNewer } = visit()
  await publishNewer()
  await keeper.tidy(1)
  expect(names()).toContain('recarrega.v3')
})

test('if a newer release is installed during a clean-up, the clean-up keeps its files', async () => {
  const { keeper, caches, names, publishNewer } = visit()
  const { keys } = caches
  caches.keys = async () => {
    await publishNewer()
    return keys()
  }
  await keeper.tidy(1)
  expect(names()).toContain('recarrega.v3')
})

const never = () => new Promise<never>(() => undefined)

test('if the network is slow, the service worker returns its stored page; without a stored page it waits for the network', async () => {
  let arrive = (_: Response): void => undefined
  const late = new Promise<Response>(resolve => {
    arrive = resolve
  })
  const { page, keeper, clock, caches } = visit({ '/web/login': never, '/web/ajuda': () => late })
  await keeper.begin([], false)
  await (await caches.open(MINE)).put('/web/login', answer('text/html', 'login'))
  expect(await page('/web/login')).toBe('login')
  clock.after(60_000, () => arrive(answer('text/html', 'help')))
  expect(await page('/web/ajuda')).toBe('help')
})

test('if the browser’s cache does not answer, the service worker fetches the file from the network', async () => {
  const { file, caches } = visit()
  caches.open = never
  expect(await file('/assets/app-2.js')).toBe('let a = 2')
})

test('if a file never arrives, the service worker gives up, so that the next release can be installed', async () => {
  const stalled = () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/javascript' } })
  for (const says of [never, stalled]) {
    const { keeper, clock } = visit({ '/assets/app-2.js': says })
    const filled = keeper.fill().then(
      () => 'all',
      () => 'given up',
    )
    expect(await clock.finish(filled)).toBe('given up')
  }
})

test('if a newer release takes over, the service worker stops fetching at once, and fetches nothing more', async () => {
  const { keeper, asked } = visit({ '/assets/app-2.js': never })
  const filled = expect(keeper.fill()).rejects.toThrow('cannot be had')
  await vi.waitFor(() => expect(asked).toContain('/assets/app-2.js'))
  keeper.retire()
  await filled
  const before = asked.length
  await keeper.fill()
  expect(asked).toHaveLength(before)
})

test('if a page’s answer never ends, the service worker returns the page but does not store it', async () => {
  const { page, rest, clock, paths, keeper } = visit({
    '/web/login': () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/html' } }),
  })
  void page('/web/login')
  await clock.advance(0)
  await clock.finish(rest())
  await keeper.begin([], false)
  expect(paths(MINE)).toEqual(['/', '/offline.html'])
})

test('if the browser never finishes deleting an old cache, the service worker’s clean-up still ends', async () => {
  const { keeper, clock, caches } = visit()
  await caches.open('recarrega.v1')
  caches.delete = never
  await expect(clock.finish(keeper.tidy(1))).resolves.toBeUndefined()
})
