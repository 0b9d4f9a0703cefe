import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import { movePointer, type Pointer, readPointer, UnknownMove } from './pointer.ts'
import { createS3Store } from './s3-store.ts'
import { type S3Double, startS3Double } from './testing/s3-double.ts'

let double: S3Double
beforeAll(async () => {
  double = await startS3Double()
})
afterAll(() => double.close())

const credentials = { region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' }
const open = (name = 'releases') => createS3Store({ name, endpoint: double.endpoint, ...credentials })
const bytes = (text: string) => new TextEncoder().encode(text)
const pointer = (change: string): Pointer => ({ change, log: [], stopped: [] })

test('if the bucket refuses to create an object with 409 or 503, the store sends the request again', async () => {
  double.fail('PUT', 409, 'ConditionalRequestConflict', 1)
  double.fail('PUT', 503, 'SlowDown', 1)
  expect(await open().create('again', bytes('1'))).toBe(true)
})

test('if the bucket answers 409 when another release becomes the current one, the store sends the same change again', async () => {
  const store = open()
  await store.remove('current.json')
  await movePointer(store, await readPointer(store), pointer('one'))
  double.fail('PUT', 409, 'ConditionalRequestConflict', 1)
  expect(await movePointer(store, await readPointer(store), pointer('two'))).toBe(true)
  expect((await readPointer(store)).pointer.change).toBe('two')
})

test('if the bucket gives no clear answer when another release becomes current, the store reports the result as unknown', async () => {
  const store = open()
  const from = await readPointer(store)
  double.fail('PUT', 500, 'InternalError', 5)
  const move = movePointer(store, from, pointer('three'))
  await expect(move).rejects.toThrow(UnknownMove)
  await expect(move).rejects.toThrow(/The last error: .*InternalError/)
})

test('a missing bucket is reported as an error and not as a missing object', async () => {
  const store = open('none')
  await expect(store.read('a')).rejects.toThrow('NoSuchBucket')
  await expect(store.create('a', bytes('1'))).rejects.toThrow('NoSuchBucket')
  await expect(store.replace('a', bytes('1'), '"0"')).rejects.toThrow('NoSuchBucket')
})

test('if a bucket cannot be reached, the error message contains its address', async () => {
  const store = createS3Store({ name: 'releases', endpoint: 'http://127.0.0.1:1', ...credentials })
  await expect(store.read('a')).rejects.toThrow('http://127.0.0.1:1/releases does not answer')
})

test('the S3 store reads the bucket’s name from the environment, and its error names a missing variable', async () => {
  const env = { RELEASES_BUCKET: 'releases', AWS_ENDPOINT_URL: double.endpoint, AWS_REGION: 'us-east-1' }
  await expect(openStore(env, '/')).rejects.toThrow('AWS_ACCESS_KEY_ID')
  const store = await openStore({ ...env, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }, '/')
  expect(await store.create('by-environment', bytes('1'))).toBe(true)
  const both = { ...env, RELEASES_FOLDER: 'published' }
  await expect(openStore(both, '/')).rejects.toThrow('not both')
})
