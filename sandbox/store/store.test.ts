import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMemoryStore } from './memory-store.ts'
import { createSqliteStore } from './sqlite-store.ts'
import type { Range } from './store.ts'

const stores = { memory: createMemoryStore, sqlite: () => createSqliteStore(':memory:') }

describe.each(Object.entries(stores))('the %s store', (_, create) => {
  test('the store returns a stored document by its key, and undefined for any other key', () => {
    const store = create()
    store.put('counter', 'a', { value: 1 })
    store.put('counter', 'a', { value: 2 })
    expect(store.get('counter', 'a')).toEqual({ value: 2 })
    expect(store.get('counter', 'b')).toBeUndefined()
    expect(store.get('setting', 'a')).toBeUndefined()
  })

  test('the store does not return a deleted document', () => {
    const store = create()
    store.put('counter', 'a', { value: 1 })
    store.delete('counter', 'a')
    store.delete('counter', 'a')
    expect(store.get('counter', 'a')).toBeUndefined()
  })

  test('the store lists documents of one kind by prefix, in the order of their keys', () => {
    const store = create()
    for (const key of ['b/2', 'a/1', 'b/1', 'c', 'ba']) store.put('number', key, { customerId: key })
    store.put('counter', 'b/3', { value: 3 })
    expect(store.list('number', 'b/').map(one => one.customerId)).toEqual(['b/1', 'b/2'])
    expect(store.list('number').map(one => one.customerId)).toEqual(['a/1', 'b/1', 'b/2', 'ba', 'c'])
  })

  test('the store lists as many documents with a key prefix as requested, from the first or from the last one', () => {
    const store = create()
    for (const key of ['b/2', 'a/9', 'b/3', 'b/1', 'c/1']) store.put('number', key, { customerId: key })
    const listed = (range: Range) => store.list('number', 'b/', range).map(one => one.customerId)
    expect(listed({ most: 2 })).toEqual(['b/1', 'b/2'])
    expect(listed({ most: 2, lastFirst: true })).toEqual(['b/3', 'b/2'])
    expect(listed({ lastFirst: true })).toEqual(['b/3', 'b/2', 'b/1'])
    expect(listed({ most: 9 })).toEqual(['b/1', 'b/2', 'b/3'])
    expect(listed({ most: 0 })).toEqual([])
    store.delete('number', 'b/3')
    expect(listed({ most: 1, lastFirst: true })).toEqual(['b/2'])
  })

  test('the store accepts any text as a key', () => {
    const store = create()
    for (const key of ['', "'; drop table document --", 'é', '𝄞', '%', '_'])
      store.put('number', key, { customerId: key })
    expect(store.get('number', '𝄞')).toEqual({ customerId: '𝄞' })
    expect(store.list('number')).toHaveLength(6)
    expect(store.list('number', '%')).toHaveLength(1)
  })

  test('clearing some kinds of documents leaves all other kinds in the store', () => {
    const store = create()
    store.put('number', 'a', { customerId: 'a' })
    store.put('counter', 'a', { value: 1 })
    store.clear(['number'])
    expect(store.list('number')).toEqual([])
    expect(store.get('counter', 'a')).toEqual({ value: 1 })
  })

  test('the store undoes a transaction that throws, and throws the error again', () => {
    const store = create()
    store.put('counter', 'kept', { value: 1 })
    store.put('counter', 'deleted', { value: 1 })
    const failing = () =>
      store.transaction(() => {
        store.put('counter', 'kept', { value: 2 })
        store.put('counter', 'new', { value: 2 })
        store.delete('counter', 'deleted')
        throw new Error('no')
      })
    expect(failing).toThrow('no')
    expect(store.get('counter', 'kept')).toEqual({ value: 1 })
    expect(store.get('counter', 'deleted')).toEqual({ value: 1 })
    expect(store.get('counter', 'new')).toBeUndefined()
  })

  test('the store keeps the changes of a transaction, and returns its result', () => {
    const store = create()
    const result = store.transaction(() => {
      store.put('counter', 'a', { value: 1 })
      return 'done'
    })
    expect(result).toBe('done')
    expect(store.get('counter', 'a')).toEqual({ value: 1 })
  })

  test('if an outer transaction fails, the store also undoes its inner transaction', () => {
    const store = create()
    const failing = () =>
      store.transaction(() => {
        store.transaction(() => store.put('counter', 'a', { value: 1 }))
        throw new Error('no')
      })
    expect(failing).toThrow('no')
    expect(store.get('counter', 'a')).toBeUndefined()
    store.transaction(() => store.put('counter', 'a', { value: 2 }))
    expect(store.get('counter', 'a')).toEqual({ value: 2 })
  })

  test('if an object is changed after it was stored, the stored document does not change', () => {
    const store = create()
    const document = { value: 1 }
    store.put('counter', 'a', document)
    document.value = 2
    expect(store.get('counter', 'a')).toEqual({ value: 1 })
  })
})

test('after an SQLite store is closed and opened again, it still returns its documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const file = join(folder, 'sandbox.db')
  const first = createSqliteStore(file)
  first.put('counter', 'a', { value: 7 })
  first.close()
  const second = createSqliteStore(file)
  expect(second.get('counter', 'a')).toEqual({ value: 7 })
  second.close()
  rmSync(folder, { recursive: true })
})
