import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { keyOf, readManifest } from '../../releases/manifest.ts'
import type { ObjectStore } from '../../releases/object-store.ts'
import { readPointer } from '../../releases/pointer.ts'
import { moveBack, publishRelease } from '../../releases/publish.ts'
import { createMemoryStore } from '../../releases/testing/memory-store.ts'
import { createReleaseFiles } from './release-files.ts'
import { createReleaseSite, type ReleaseSite } from './release-site.ts'

const opened: ReleaseSite[] = []
afterEach(() => {
  for (const site of opened.splice(0)) site.close()
})

const at = '2026-12-01T12:00:00.000Z'
let moves = 0

/** Publishes a release with a page and a script that both have `text`. */
async function publish(
  store: ObjectStore,
  text: string,
  action: 'publish' | 'preview' = 'publish',
  variants: readonly string[] = [],
) {
  const from = await readPointer(store)
  const { release } = from.pointer
  const bytes = (content: string) => new TextEncoder().encode(content)
  const about = {
    ...{ name: text, at, by: 'Ana', shell: `/assets/${text}.js`, code: '', sources: '', changed: '' },
    ...{ variants, configs: {}, hashes: { scripts: [`sha256-${text}`], styles: [] } },
  }
  const files = new Map([
    ['index.html', bytes(text)],
    ['404.html', bytes('404')],
    [`assets/${text}.js`, bytes(text)],
    ['sw.js', bytes(text)],
    ['page-data/app-data.json', bytes(JSON.stringify({ channels: { [text]: 'web' } }))],
  ])
  const former = release === undefined ? undefined : await readManifest(store, release)
  const published = await publishRelease(store, { from, action, move: `move-${++moves}`, files, about, former })
  if (published.kind !== 'moved') throw new Error(published.kind)
  return published.manifest.id
}

async function open(store: ObjectStore, { allowsPreviews = true } = {}) {
  const channels: string[] = []
  const problems: string[] = []
  const site = await createReleaseSite({
    store,
    headersFor:
      ({ scripts }) =>
      path => ({ 'x-hashes': scripts.join(' '), 'cache-control': `of ${path}` }),
    allowsPreviews: async () => allowsPreviews,
    onRelease: async files => void channels.push(new TextDecoder().decode((await files.read('sw.js'))?.bytes)),
    report: problem => void problems.push(problem),
    followMs: 10,
  })
  opened.push(site)
  const get = (path: string, headers = {}) => site.answer(new Request(`http://localhost${path}`, { headers }))
  const textOf = async (path: string, headers = {}) => (await get(path, headers)).text()
  return { get, textOf, channels, problems, filesWith: site.filesWith }
}

/** Resolves when the work succeeds. The test fails if this takes too long. */
async function eventually(work: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + 5000; ; await wait(50)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

test('the server serves a new release with its headers, and an earlier release after a rollback, without a restart', async () => {
  const store = createMemoryStore()
  const first = await publish(store, 'one')
  const { get, textOf, channels } = await open(store)
  expect(await textOf('/')).toBe('one')
  expect((await get('/')).headers.get('x-hashes')).toBe('sha256-one')
  await publish(store, 'two')
  await eventually(async () => expect(await textOf('/')).toBe('two'))
  expect((await get('/')).headers.get('x-hashes')).toBe('sha256-two')
  expect(channels).toEqual(['one', 'two'])
  const move = { id: 'back', release: first, at, by: 'Ana', action: 'rollback' } as const
  await moveBack(store, await readPointer(store), move)
  await eventually(async () => expect(await textOf('/')).toBe('one'))
})

test('the server still sends the scripts of an older release, but never sends files that list a release', async () => {
  const store = createMemoryStore()
  const first = await publish(store, 'one')
  await publish(store, 'two')
  const { get, textOf } = await open(store)
  expect(await textOf('/assets/one.js')).toBe('one')
  for (const path of ['/assets/none.js', '/assets/.env', '/assets/a/.git/config'])
    expect((await get(path)).status, path).toBe(404)
  for (const path of ['/current.json', '/release.json', `/releases/${first}/release.json`, `/${keyOf(first, 'sw.js')}`])
    expect((await get(path)).status, path).toBe(404)
})

test('a release’s preview is opened by a link and continued by a cookie; no cache or search engine stores its pages', async () => {
  const store = createMemoryStore()
  await publish(store, 'one')
  const preview = await publish(store, 'two', 'preview')
  const { get, textOf } = await open(store)
  expect(await textOf('/')).toBe('one')
  const begun = await get(`/?previa=${preview}`)
  expect(await begun.text()).toBe('two')
  expect(begun.headers.get('cache-control')).toBe('no-store')
  expect(begun.headers.get('x-robots-tag')).toBe('noindex')
  const [cookie = ''] = begun.headers.get('set-cookie')?.split(';') ?? []
  expect(await textOf('/', { cookie })).toBe('two')
  expect(await textOf('/sw.js', { cookie }), 'the worker of the current release').toBe('one')
  const ended = await get('/?previa=', { cookie })
  expect(await ended.text()).toBe('one')
  expect(ended.headers.get('set-cookie')).toContain('Max-Age=0')
})

test('the files of a stopped variant come from the last release that contained the variant', async () => {
  const store = createMemoryStore()
  await publish(store, 'one', 'publish', ['web~may'])
  await publish(store, 'two', 'publish', ['web~may'])
  await publish(store, 'three')
  const { filesWith } = await open(store)
  const page = await (await filesWith('web~may'))?.read('index.html')
  expect(new TextDecoder().decode(page?.bytes)).toBe('two')
  expect(await filesWith('web~none')).toBeUndefined()
})

test('a previewed release’s page has a mark, even if the browser has cached the same page of the current release', async () => {
  const store = createMemoryStore()
  await publish(store, '<!doctype html><html lang="pt-BR"><p>one')
  const preview = await publish(store, '<!doctype html><html lang="pt-BR"><p>one', 'preview')
  const { get } = await open(store)
  const etag = (await get('/')).headers.get('etag') ?? ''
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  const shown = await get('/', { 'if-none-match': etag, 'accept-encoding': 'br', cookie: `previa=${preview}` })
  expect(await shown.text()).toBe(`<!doctype html><html data-preview="${preview}" lang="pt-BR"><p>one`)
  expect(['etag', 'content-length', 'content-encoding'].map(name => shown.headers.get(name))).toEqual([
    null,
    null,
    null,
  ])
})

test('a release can be previewed immediately after it was published', async () => {
  const store = createMemoryStore()
  await publish(store, 'one')
  const { textOf } = await open(store)
  const preview = await publish(store, 'two', 'preview')
  expect(await textOf(`/?previa=${preview}`)).toBe('two')
})

test('a release can be previewed only if previews are allowed and the store lists the release', async () => {
  const store = createMemoryStore()
  await publish(store, 'one')
  const preview = await publish(store, 'two', 'preview')
  const forbidding = await open(store, { allowsPreviews: false })
  expect(await forbidding.textOf(`/?previa=${preview}`)).toBe('one')
  expect(await forbidding.textOf('/', { cookie: `previa=${preview}` })).toBe('one')
  const { textOf } = await open(store)
  for (const id of ['000000000000', 'web~december', '../../current']) expect(await textOf(`/?previa=${id}`)).toBe('one')
})

test('if the store cannot be read, the server reports it once and still serves the last release', async () => {
  const store = createMemoryStore()
  await publish(store, 'one')
  let isBroken = false
  let refused = 0
  const read = (key: string) => {
    if (!isBroken) return store.read(key)
    refused++
    return Promise.reject(new Error('no answer'))
  }
  const { textOf, problems } = await open({ ...store, read })
  expect(await textOf('/')).toBe('one')
  isBroken = true
  await eventually(async () => expect(refused).toBeGreaterThan(2))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('no answer')
  expect(await textOf('/')).toBe('one')
})

test('opening a store without a release fails with an error that names the publish command', async () => {
  await expect(open(createMemoryStore())).rejects.toThrow('npm run flows -- publish')
})

test('if a file in the store is damaged, the server does not send it', async () => {
  const store = createMemoryStore()
  const id = await publish(store, 'one')
  const { get } = await open(store)
  await store.remove(keyOf(id, '404.html'))
  await store.create(keyOf(id, '404.html'), new TextEncoder().encode('two'))
  await expect(get('/nowhere')).rejects.toThrow('damaged')
})

test('the server reads a file from the store only once, unless it needed the memory for other files meanwhile', async () => {
  const store = createMemoryStore()
  const id = await publish(store, 'one')
  const manifest = await readManifest(store, id)
  if (manifest === undefined) throw new Error('The release is missing.')
  const asked: string[] = []
  const read = (key: string) => {
    asked.push(key)
    return store.read(key)
  }
  const counting = { ...store, read }
  const ample = createReleaseFiles(counting)(manifest)
  for (let time = 0; time < 3; time++) await ample.read('/index.html')
  expect(asked).toHaveLength(1)
  const scarce = createReleaseFiles(counting, 3)(manifest)
  for (const path of ['index.html', '404.html', 'index.html']) await scarce.read(path)
  expect(asked).toHaveLength(4)
})
