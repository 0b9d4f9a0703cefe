import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFolderStore } from './folder-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'releases-'))
afterAll(() => rmSync(folder, { recursive: true }))
let folders = 0
const newFolderStore = () => createFolderStore(join(folder, `${folders++}`))

const bytes = (text: string) => new TextEncoder().encode(text)

test('if a key would lead out of the folder, a folder store refuses it', async () => {
  const store = newFolderStore()
  for (const key of ['../a', 'a/../../b', '/etc/passwd', 'a//b', 'a/.temporary', 'a~/1', ''])
    await expect(async () => store.read(key)).rejects.toThrow('cannot be the name')
})

test('a folder store leaves no temporary files', async () => {
  const store = newFolderStore()
  await store.create('a', bytes('1'))
  await store.create('a', bytes('2'))
  expect(readdirSync(join(store.place, '.temporary'))).toEqual([])
})

test('if an object is replaced often, the folder store deletes its old contents but keeps those of the last hour', async () => {
  const store = newFolderStore()
  const replace = async () => {
    const { version } = (await store.read('a')) ?? { version: '' }
    await store.replace('a', bytes('again'), version)
  }
  const numbers = () =>
    readdirSync(join(store.place, 'a~'))
      .map(Number)
      .sort((one, other) => one - other)
  await store.create('a', bytes('1'))
  for (let time = 0; time < 12; time++) await replace()
  expect(numbers()).toHaveLength(12)
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const number of numbers()) utimesSync(join(store.place, 'a~', `${number}`), hoursAgo, hoursAgo)
  await replace()
  expect(numbers()).toEqual([6, 7, 8, 9, 10, 11, 12, 13])
  expect((await store.read('a'))?.bytes).toEqual(bytes('again'))
})
