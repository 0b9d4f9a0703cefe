import { beforeEach, expect, test, vi } from 'vitest'
import { changedMeanwhile, keepChanges, keptChanges } from '../edit/preview/kept-changes.ts'

const FILE = 'flow-configs/web/entry.json'
const change = { on: 'web', at: ['steps', 'login', 'title'], do: 'set' as const, value: 'Entre' }
const file = (text: string) => [{ file: FILE, text }]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('window', { parent: { location: { href: 'http://localhost:6006/' } } })
  return () => vi.unstubAllGlobals()
})

test('a tab of the workshop with edits learns that another tab saved the same file, and still has its edits', () => {
  keepChanges([change], file('{ "title": "Entrar" }'))
  expect(changedMeanwhile(file('{ "title": "Olá" }'))).toEqual([FILE])
  expect(keptChanges()).toEqual([change])
})

test('a reload of the workshop reports no changed file if nobody changed one, or after the edits were saved', () => {
  keepChanges([change], file('{}'))
  expect(changedMeanwhile(file('{}'))).toEqual([])
  keepChanges([], [])
  expect(changedMeanwhile(file('{ "title": "Entre" }'))).toEqual([])
})
