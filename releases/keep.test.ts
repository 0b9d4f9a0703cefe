import { expect, test } from 'vitest'
import { keepReleases, LEASE_MS } from './keep.ts'
import { readManifest } from './manifest.ts'
import type { ObjectStore } from './object-store.ts'
import { readPointer } from './pointer.ts'
import { moveBack, publishRelease } from './publish.ts'
import { createMemoryStore } from './testing/memory-store.ts'

const at = '2026-12-01T12:00:00.000Z'
const startMs = Date.parse(at)

async function publish(store: ObjectStore, name: string, scripts: readonly string[]): Promise<string> {
  const from = await readPointer(store)
  const paths = ['index.html', ...scripts.map(script => `assets/${script}.js`)]
  const files = new Map(paths.map(path => [path, new TextEncoder().encode(path)]))
  const about = { name, at, by: 'Ana', shell: '', code: '', sources: '', changed: '', variants: [], configs: {} }
  const publication = { from, action: 'publish', move: name, files, former: undefined } as const
  const published = await publishRelease(store, {
    ...publication,
    about: { ...about, hashes: { scripts: [], styles: [] } },
  })
  if (published.kind !== 'moved') throw new Error(published.kind)
  return published.manifest.id
}

const keep = (store: ObjectStore, most: number, now = () => startMs) =>
  keepReleases(store, { most, sweeping: { id: `sweep-${most}`, at, by: 'Eva' }, end: `end-${most}`, now })

test('the latest releases and the current one stay with all their files, and the others go', async () => {
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

test('a removal that takes too long stops, lets others publish, and is gone on with the next time', async () => {
  const store = createMemoryStore()
  await publish(store, 'one', ['a'])
  await publish(store, 'two', ['b'])
  let reads = 0
  const late = () => startMs + (++reads > 1 ? LEASE_MS : 0)
  expect(await keep(store, 1, late)).toMatchObject({ kind: 'kept', isDone: false })
  await publish(store, 'three', ['c'])
  expect(await keep(store, 1)).toMatchObject({ isDone: true })
  expect(await store.list('assets/')).toEqual(['assets/c.js'])
})

test('while one removes, nobody else removes or publishes', async () => {
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
