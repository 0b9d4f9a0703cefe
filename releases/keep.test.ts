import { expect, test } from 'vitest'
import { keepReleases, LEASE_MS } from './keep.ts'
import { readManifest } from './manifest.ts'
import type { ObjectStore } from './object-store.ts'
import { readPointer } from './pointer.ts'
import { moveBack, publishRelease } from './publish.ts'
import { createMemoryStore } from './testing/memory-store.ts'

const at = '2026-12-01T12:00:00.000Z'
const startMs = Date.parse(at)

async function publish(
  store: ObjectStore,
  name: string,
  scripts: readonly string[],
  action: 'publish' | 'preview' = 'publish',
): Promise<string> {
  const from = await readPointer(store)
  const paths = ['index.html', ...scripts.map(script => `assets/${script}.js`)]
  const files = new Map(paths.map(path => [path, new TextEncoder().encode(path)]))
  const about = { name, at, by: 'Ana', shell: '', code: '', sources: '', changed: '', variants: [], configs: {} }
  const publication = { from, action, move: name, files, former: undefined } as const
  const published = await publishRelease(store, {
    ...publication,
    about: { ...about, hashes: { scripts: [], styles: [] } },
  })
  if (published.kind !== 'moved') throw new Error(published.kind)
  return published.manifest.id
}

const keep = (store: ObjectStore, most: number, now = () => startMs) =>
  keepReleases(store, { most, sweeping: { id: `sweep-${most}`, at, by: 'Eva' }, end: `end-${most}`, now })

test('a clean-up keeps the latest releases and the current one with all files, and deletes the others', async () => {
  const store = createMemoryStore()
  const one = await publish(store, 'one', ['a', 'b'])
  const two = await publish(store, 'two', ['b', 'c'])
  const three = await publish(store, 'three', ['c', 'd'])
  const move = { id: 'back', release: one, at, by: 'Ana', action: 'rollback' } as const
  await moveBack(store, await readPointer(store), move)
  expect(await keep(store, 2)).toMatchObject({ kind: 'kept', removed: [two], isDone: true })
  expect([...(await store.list('assets/'))].sort()).toEqual(['a', 'b', 'c', 'd'].map(name => `assets/${name}.js`))
  expect(await readManifest(store, two)).toBeUndefined()
  expect(await keep(store, 1)).toMatchObject({ removed: [three] })
  expect([...(await store.list('assets/'))].sort()).toEqual(['assets/a.js', 'assets/b.js'])
  const { pointer } = await readPointer(store)
  expect(pointer.sweeping).toBeUndefined()
  expect(pointer.log.map(({ id, isRemoved = false }) => [id, isRemoved])).toEqual([
    ['one', false],
    ['two', true],
    ['three', true],
    ['back', false],
  ])
})

test('if a clean-up takes too long, it stops so that others can publish, and the next clean-up does the rest', async () => {
  const store = createMemoryStore()
  await publish(store, 'zero', ['z'])
  await publish(store, 'one', ['a'])
  await publish(store, 'two', ['b'])
  let reads = 0
  const late = () => startMs + (++reads > 1 ? LEASE_MS : 0)
  expect(await keep(store, 1, late)).toMatchObject({ kind: 'kept', isDone: false })
  await publish(store, 'three', ['c'])
  expect(await keep(store, 1)).toMatchObject({ isDone: true })
  expect(await store.list('assets/')).toHaveLength(2)
})

test('during a clean-up nobody else can clean up or publish', async () => {
  const store = createMemoryStore()
  await publish(store, 'one', ['a'])
  const second: unknown[] = []
  const list = async (prefix: string) => {
    second.push(await keep(store, 1), await publish(store, 'two', []).catch(error => error.message))
    return store.list(prefix)
  }
  await keep({ ...store, list }, 1)
  expect(second[0]).toMatchObject({ kind: 'sweeping', by: 'Eva' })
  expect(second[1]).toBe('sweeping')
})

test('a clean-up keeps the release that was current until now rather than older previews', async () => {
  const store = createMemoryStore()
  const one = await publish(store, 'one', [])
  const previews = []
  for (const name of ['p1', 'p2', 'p3']) previews.push(await publish(store, name, [], 'preview'))
  const two = await publish(store, 'two', [])
  expect(await keep(store, 3)).toMatchObject({ removed: previews.slice(0, 2).reverse() })
  for (const release of [one, two]) expect(await readManifest(store, release)).toBeDefined()
})

test('a clean-up always keeps the current release and the one before it', async () => {
  const store = createMemoryStore()
  const one = await publish(store, 'one', [])
  await publish(store, 'two', [])
  const move = { id: 'back', release: one, at, by: 'Ana', action: 'rollback' } as const
  const three = await publish(store, 'three', [])
  expect(await keep(store, 1)).toMatchObject({ removed: [one] })
  expect(await moveBack(store, await readPointer(store), { ...move, release: three })).toBeUndefined()
})

test('if another machine with a different clock takes over a clean-up, the first machine stops its own', async () => {
  const store = createMemoryStore()
  const scripts = Array.from({ length: 200 }, (_, number) => `${number}`)
  await publish(store, 'one', scripts)
  await publish(store, 'two', [])
  await publish(store, 'three', [])
  let isTaken = false
  const remove = async (key: string) => {
    if (!isTaken) {
      isTaken = true
      await keep({ ...store, list: async () => [] }, 2, () => startMs + LEASE_MS)
      await publish(store, 'four', scripts)
    }
    await store.remove(key)
  }
  expect(await keep({ ...store, remove }, 1)).toMatchObject({ isDone: false })
  expect((await store.list('assets/')).length).toBeGreaterThan(100)
})
