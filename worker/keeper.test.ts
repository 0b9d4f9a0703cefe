import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
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

/** A site in its release; `says` is what some of it is answered with instead. */
function visit(says: { readonly [path: string]: () => Response } = {}) {
  const fake = fakeCaches()
  const asked: string[] = []
  let isOnline = true
  const works: Promise<unknown>[] = []
  const keeper = createKeeper({
    release,
    caches: fake.caches,
    fetch: async request => {
      const path = new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname
      asked.push(path)
      if (!isOnline) throw new TypeError('no network')
      const [type, text] = built.get(path) ?? ['text/html', 'nobody knows']
      return says[path]?.() ?? answer(type, text, built.has(path) ? 200 : 404)
    },
  })
  const later = (work: Promise<unknown>) => void works.push(work)
  const textOf = async (given: Promise<Response>) => {
    const text = await (await given).text()
    await Promise.all(works)
    return text
  }
  return {
    ...fake,
    keeper,
    asked,
    goOffline() {
      isOnline = false
    },
    page: (path: string) => textOf(keeper.answerPage(new Request(ORIGIN + path), later)),
    file: (path: string) => textOf(keeper.answerFile(new Request(ORIGIN + path), later)),
  }
}

const portal = () => answer('text/html', '<form>Wi-Fi grátis</form>')

test('the start is kept, and the page that is open under its address alone; all files once somebody does anything', async () => {
  const { keeper, paths } = visit()
  await keeper.begin([`${ORIGIN}/web/login?msisdn=11987654321`, `${ORIGIN}/status_pisp/r1`], false)
  expect(paths(MINE)).toEqual(['/', '/offline.html', '/web/login'])
  await keeper.fill()
  expect(paths(MINE)).toEqual(['/', ...FILES, '/web/login'])
})

test('of a connection that is to be spared only the page that says that there is none', async () => {
  const { keeper, paths } = visit()
  await keeper.begin([`${ORIGIN}/web/login`], true)
  expect(paths(MINE)).toEqual(['/offline.html'])
})

test.each([
  ['a network that asks to log in', portal],
  ['an answer that broke off', () => answer('text/javascript', 'let a')],
  ['another release', () => answer('text/javascript', 'let a = 3')],
  ['an error', () => answer('text/javascript', 'let a = 2', 500)],
  ['a page for a script, whatever is in it', () => answer('text/html', 'let a = 2')],
])('%s is not kept', async (_, script) => {
  const { keeper, paths } = visit({ '/assets/app-2.js': script })
  await expect(keeper.fill()).rejects.toThrow('/assets/app-2.js is not what was built.')
  expect(paths(MINE)).not.toContain('/assets/app-2.js')
})

test('what broke off goes on where it was', async () => {
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

test('a page comes by the network while there is one, and is kept for when there is none', async () => {
  const { page, goOffline, keeper } = visit()
  await keeper.begin([], false)
  expect(await page('/web/login?utm=1')).toBe('login')
  goOffline()
  expect(await page('/web/login/')).toBe('login')
  expect(await page('/web/ajuda')).toBe('offline')
})

test('a page that is not what was built is shown, and not kept', async () => {
  const { page, paths } = visit({ '/web/login': portal })
  expect(await page('/web/login')).toContain('Wi-Fi')
  expect(await page('/nobody/knows')).toBe('nobody knows')
  expect(paths(MINE)).toEqual([])
})

test('a file is asked for once', async () => {
  const { file, asked } = visit()
  await file('/page-data/sq/d/1.json')
  expect(await file('/page-data/sq/d/1.json')).toBe('{}')
  expect(asked).toEqual(['/page-data/sq/d/1.json'])
})

test('a newer release keeps the pages that were visited in the older, then deletes it, and nothing of others', async () => {
  const { keeper, caches, paths, names } = visit()
  const old = await caches.open('recarrega.v1')
  await old.put('/web/ajuda', answer('text/html', 'old help'))
  await old.put('/assets/app-1.js', answer('text/javascript', 'let a = 1'))
  await caches.open('another')
  await keeper.begin([], false)
  expect(paths(MINE)).toEqual(['/', '/offline.html', '/web/ajuda'])
  await keeper.tidy()
  expect(names()).toEqual(expect.arrayContaining([MINE, 'another']))
  expect(names()).not.toContain('recarrega.v1')
})
