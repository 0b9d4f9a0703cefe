import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { openStore } from './open-store.ts'
import { storeFault } from './probe.ts'
import { createS3Store } from './s3-store.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { type S3Double, startS3Double } from './testing/s3-double.ts'

const folder = mkdtempSync(join(tmpdir(), 'releases-'))
afterAll(() => rmSync(folder, { recursive: true }))
let folders = 0
const newFolderStore = () => createFolderStore(join(folder, `${folders++}`))

const bytes = (text: string) => new TextEncoder().encode(text)
const textAt = async (store: ObjectStore, key: string) => {
  const stored = await store.read(key)
  return stored && new TextDecoder().decode(stored.bytes)
}

let double: S3Double
beforeAll(async () => {
  double = await startS3Double()
})
afterAll(() => double.close())

/** Returns a store in a bucket. All keys of the store start with a prefix that no other test uses. */
function under(prefix: string, { place, ...store }: ObjectStore): ObjectStore {
  const all = `${prefix}/`
  return {
    place,
    read: key => store.read(all + key),
    create: (key, value) => store.create(all + key, value),
    replace: (key, value, version) => store.replace(all + key, value, version),
    list: async start => (await store.list(all + start)).map(key => key.slice(all.length)),
    remove: key => store.remove(all + key),
  }
}

const credentials = { region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' }
const ofDouble = () => createS3Store({ name: 'releases', endpoint: double.endpoint, ...credentials })
/** With `RELEASES_BUCKET` and the other settings of a bucket, these tests also run with that bucket. */
const named = process.env.RELEASES_BUCKET
const stores: Readonly<Record<string, () => ObjectStore | Promise<ObjectStore>>> = {
  folder: newFolderStore,
  memory: createMemoryStore,
  'S3 double’s': () => under(randomUUID(), ofDouble()),
  ...(named !== undefined && { [named]: async () => under(randomUUID(), await openStore(process.env, '/')) }),
}

describe.each(Object.entries(stores))('the %s store', (_, create) => {
  test('if an object already exists, the store does not create it again and keeps the old content', async () => {
    const store = await create()
    expect(await store.read('a/b.json')).toBeUndefined()
    expect(await store.create('a/b.json', bytes('1'))).toBe(true)
    expect(await store.create('a/b.json', bytes('2'))).toBe(false)
    expect(await textAt(store, 'a/b.json')).toBe('1')
  })

  test('a store replaces an object only if it has not changed since it was read', async () => {
    const store = await create()
    expect(await store.replace('a', bytes('1'), '1')).toBe(false)
    await store.create('a', bytes('1'))
    const { version } = (await store.read('a')) ?? { version: '' }
    expect(await store.replace('a', bytes('2'), version)).toBe(true)
    expect(await store.replace('a', bytes('3'), version)).toBe(false)
    expect(await textAt(store, 'a')).toBe('2')
  })

  test('a store lists the keys that begin with a prefix, but no deleted objects', async () => {
    const store = await create()
    for (const key of ['a/1', 'a/b/2', 'b/3', 'a2']) await store.create(key, bytes(key))
    await store.remove('a/1')
    await store.remove('a/1')
    expect(await store.list('a/')).toEqual(['a/b/2'])
    expect([...(await store.list(''))].sort()).toEqual(['a/b/2', 'a2', 'b/3'])
    expect(await store.list('c/')).toEqual([])
  })

  test('if several writers replace the same version of an object at the same time, exactly one succeeds', async () => {
    const store = await create()
    await store.create('a', bytes('0'))
    for (let round = 1; round <= 20; round++) {
      const { version } = (await store.read('a')) ?? { version: '' }
      const tried = await Promise.all([1, 2, 3, 4].map(one => store.replace('a', bytes(`${round} ${one}`), version)))
      expect(tried.filter(Boolean)).toHaveLength(1)
    }
  })

  test('the store passes the test for simultaneous writes, and the test leaves no object in it', async () => {
    const store = await create()
    expect(await storeFault(store)).toBeUndefined()
    expect(await store.list('')).toEqual([])
  })
})

async function overwrite(store: ObjectStore, key: string, value: Uint8Array): Promise<boolean> {
  await store.remove(key)
  return store.create(key, value)
}

const without: Readonly<Record<string, (store: ObjectStore) => ObjectStore>> = {
  'created an object twice': store => ({
    ...store,
    create: (key, value) => overwrite(store, key, value),
  }),
  'replaced an object that was missing': store => ({
    ...store,
    replace: (key, value) => overwrite(store, key, value),
  }),
  'replaced an object that had changed': store => ({
    ...store,
    replace: async (key, value) => {
      const stored = await store.read(key)
      return stored !== undefined && store.replace(key, value, stored.version)
    },
  }),
}

test.each(Object.entries(without))(
  'a store fails the test for simultaneous writes if it %s',
  async (failure, spoilt) => {
    const store = createMemoryStore()
    expect(await storeFault(spoilt(store))).toContain(failure)
    expect(store.objects.size, 'objects left by the test').toBe(0)
  },
)
